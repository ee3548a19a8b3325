"""How long it takes to be ready for what may be said next: what is measured, not how long."""

from __future__ import annotations

from heraut.grammars import Grammar
from heraut.grammars.meaning import Scope
from heraut.voice.acoustics.measurement.phrase_sets import readiness
from heraut.voice.models.loaded import load
from heraut.voice.models.store import find


def test_it_is_measured_with_all_that_may_be_said() -> None:
    one = readiness(load(find("fr")), "fr", "seven_kingdoms", Scope.CONFIRM, times=3)
    assert one.phrases == len(Grammar.load("fr", "seven_kingdoms").listening.everything(one.scope))
    assert len(one.new) == len(one.kept) == 3
    assert min(*one.new, *one.kept) > 0
