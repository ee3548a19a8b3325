from __future__ import annotations

from collections.abc import Iterator

import click
import pytest

from heraut.voice.acoustics.__main__ import main as acoustics
from heraut.voice.commands.localisation import catalogue, language
from heraut.voice.commands.main import cli
from heraut.voice.herald import LANGUAGES
from heraut.voice.herald.messages import message_file


def commands(
    command: click.Command, parent: click.Context | None = None
) -> Iterator[click.Context]:
    """Yield the context of a command and of all below it."""
    own = command.context_settings
    ctx = click.Context(command, parent=parent, info_name=command.name, **own)
    yield ctx
    if isinstance(command, click.Group):
        for name in command.list_commands(ctx):
            found = command.get_command(ctx, name)
            assert found is not None
            yield from commands(found, ctx)


def contexts() -> list[click.Context]:
    facts = next(ctx for ctx in commands(cli) if ctx.command.name == "facts")
    assert isinstance(facts.command, click.Group)
    told = facts.command.get_command(facts, "")
    assert told is not None
    return [
        *commands(cli),
        click.Context(told, facts, "kingsbridge", **told.context_settings),
        *commands(acoustics),
    ]


def test_each_option_and_each_command_has_words() -> None:
    found = contexts()
    assert len(found) > 20
    for ctx in found:
        assert ctx.command.get_short_help_str(), ctx.command_path
        assert ctx.get_help()
        for param in ctx.command.params:
            if isinstance(param, click.Option):
                assert param.help, f"{ctx.command_path} {param.opts}"


def test_no_docstring_is_shown() -> None:
    for ctx in contexts():
        doc = (ctx.command.callback.__doc__ or "") if ctx.command.callback else ""
        assert doc.partition("\n")[0] not in " ".join(ctx.get_help().split()) or not doc


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_of_help_are_left_over(lang: str) -> None:
    used = set()
    for ctx in contexts():
        name = getattr(ctx.command, "words", ctx.command.name)
        used |= {f"command-{name}", f"command-{name}-more"}
        for param in ctx.command.params:
            opt = max(param.opts, key=len).lstrip("-")
            for kind in ("option", "metavar"):
                own, shared = f"{kind}-{name}-{opt}", f"{kind}-{opt}"
                used.add(own if catalogue(lang).has(own) else shared)
    written = message_file(lang, "help.ftl").messages.keys()
    assert not {key for key in written if not key.startswith("usage-")} - used


@pytest.mark.parametrize(
    ("variables", "wanted"),
    [
        ({}, LANGUAGES[0]),
        ({"HERAUT_LANG": "fr"}, "fr"),
        ({"HERAUT_LANG": "tlh", "LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "C"}, LANGUAGES[0]),
    ],
)
def test_the_language_is_that_of_who_calls(
    variables: dict[str, str], wanted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HERAUT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language() == wanted


def test_the_language_asked_for_goes_before_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("heraut.voice.commands.start.LANGUAGES", ("fr", "eo"))
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    monkeypatch.setenv("HERAUT_LANG", "eo")
    assert language() == "eo"
    monkeypatch.delenv("HERAUT_LANG")
    assert language() == "fr"
