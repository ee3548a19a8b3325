"""``heraut install-shortcut``: an entry in the menu, and one that begins with the session."""

from __future__ import annotations

import click

from heraut.voice.commands import options
from heraut.voice.commands.cards.aloud import open_aloud
from heraut.voice.commands.localisation import Command
from heraut.voice.herald import Words
from heraut.voice.home.shortcuts import install, menu_entry, remove, start_entry


@click.command("install-shortcut", cls=Command)
@options.lang
@click.option("--autostart", is_flag=True)
@click.option("--remove", "away", is_flag=True)
@click.option("--speak/--no-speak", default=True)
def install_shortcut(lang: str, autostart: bool, away: bool, speak: bool) -> None:
    """Make or remove what starts Héraut, and say so."""
    words = Words(lang)
    told = (words.phrase("shortcut-name"), words.phrase("shortcut-comment"))
    menu, start = menu_entry(*told), start_entry(*told)
    with open_aloud(words, speak) as say:
        if away:
            for kind, entry in (("menu", menu), ("start", start)):
                if kind == "start" or not autostart:
                    gone = "removed" if remove(entry) else "none"
                    say(words.text(f"shortcut-{kind}-{gone}"))
            return
        install(menu)
        say(words.text("shortcut-menu-made"))
        if autostart:
            install(start)
            say(words.text("shortcut-start-made"))
