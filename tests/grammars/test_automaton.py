"""Python looks for garbage again after much was built, as it did before."""

from __future__ import annotations

import gc

import pytest

from heraut.grammars.automaton import nothing_collected


def test_what_collected_before_collects_again_even_after_an_error() -> None:
    assert gc.isenabled()
    with pytest.raises(ValueError, match="broken"), nothing_collected():
        assert not gc.isenabled()
        raise ValueError("broken")
    assert gc.isenabled()


def test_what_did_not_collect_before_does_not_after() -> None:
    gc.disable()
    try:
        with nothing_collected(), nothing_collected():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
