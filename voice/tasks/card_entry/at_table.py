"""Telling a card that no file knows in the middle of a match, where the table is to bring one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heraut.engines.forms import CardForm, Filled
from heraut.engines.match import Match
from heraut.voice.dialogue.outputs import Output
from heraut.voice.herald import Herald
from heraut.voice.tasks.match.side_tasks import Play

if TYPE_CHECKING:
    from heraut.voice.tasks.card_entry.card_entry_task import CardEntryTask

_STRANGE: Final = ("tag-no-such-card", "error_tag_")
"""How the troubles begin that a card may cause that no file knows."""


class CardAtTable:
    """Begins the questions in a match (:class:`heraut.voice.tasks.match.side_tasks.SideTask`)."""

    not_now = "entering-not-due"
    proposal = "entering-propose"

    def asked(self, match: Match, intent: str) -> bool:
        """Tell whether words ask for the questions: what does so is the game's to say."""
        return match.rules.forms_begun_by == intent

    def open(self, match: Match, herald: Herald, play: Play) -> CardEntryTask | None:
        """Return the questions about the card that is due, ``None`` when none can come now."""
        form = _form(match)
        if form is None:
            return None
        # Most matches never need the questions: play starts sooner without.
        from heraut.voice.box_data.corrections import overlay_path
        from heraut.voice.tasks.card_entry.card_entry_task import CardEntryTask
        from heraut.voice.tasks.card_entry.owner_box import OwnerBox
        from heraut.voice.tasks.card_entry.reading_back import titled

        box = OwnerBox(match.rules, overlay_path(match.rules.name), True, herald.words)

        def kept(filled: Filled) -> tuple[Output, ...]:
            boxed = box.form()
            return box.keep(boxed.kind, titled(boxed, form.boxed(filled), herald))

        return CardEntryTask(
            form, herald, lambda filled: play(form.notation(filled)), keep_too=kept, where=box.where
        )

    def helps(self, match: Match, trouble: str) -> bool:
        """Tell whether a strange card may be one that can be told now."""
        return trouble.startswith(_STRANGE) and _form(match) is not None


def _form(match: Match) -> CardForm | None:
    forms = match.rules.forms
    return None if forms is None else forms.at_table(match.state)
