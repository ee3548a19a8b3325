from __future__ import annotations

from heraut.voice.mouth.voices import Voice, choose

THOMAS = Voice.of("com.apple.thomas", "Thomas", ["fr_FR"])
AMELIE = Voice.of("com.apple.amelie", "Amélie", ["fr_CA"])
BELGE = Voice.of("roa/fr-be", "French (Belgium)", ["fr-be"])
HORTENSE = Voice.of("HKEY\\HORTENSE", "Microsoft Hortense", ["fr-FR"])
ZIRA = Voice.of("HKEY\\ZIRA", "Microsoft Zira", ["en-US"])
FRISIAN = Voice.of("fry", "Frisian", ["fry"])


def test_the_home_country_of_a_language_comes_first() -> None:
    assert choose([BELGE, AMELIE, THOMAS], "fr") == THOMAS


def test_another_country_is_better_than_another_language() -> None:
    assert choose([ZIRA, BELGE], "fr") == BELGE


def test_a_country_that_is_asked_for_is_taken() -> None:
    assert choose([THOMAS, BELGE, AMELIE], "fr-CA") == AMELIE
    assert choose([THOMAS, BELGE, AMELIE], "fr_BE", usual=THOMAS.id) == BELGE


def test_the_owners_usual_voice_is_taken_if_it_speaks_the_language() -> None:
    assert choose([THOMAS, AMELIE], "fr", usual=AMELIE.id) == AMELIE
    assert choose([ZIRA, HORTENSE], "fr", usual=ZIRA.id) == HORTENSE


def test_a_voice_may_be_wanted_by_name_or_identifier_in_any_case() -> None:
    assert choose([THOMAS, AMELIE], "fr", wanted="amélie") == AMELIE
    assert choose([THOMAS, AMELIE], "fr", wanted="COM.APPLE.AMELIE") == AMELIE


def test_a_wanted_voice_that_does_not_exist_is_replaced() -> None:
    assert choose([ZIRA, THOMAS], "fr", wanted="Zoé") == THOMAS


def test_no_voice_is_better_than_a_foreign_one() -> None:
    assert choose([ZIRA, FRISIAN], "fr") is None
