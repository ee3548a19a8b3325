"""The walk through the chips of a whole box, over the real nfcpy stack.

The person at the reader acts on what is heard and on nothing else: a card's name has the next chip
laid down, a request to lift has it lifted.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from heraut.nfc import CardTag, ReaderError
from heraut.nfc.deck import Deck
from heraut.nfc.emulator import EmulatedField, EmulatedTag
from heraut.nfc.frontend import open_frontend
from heraut.nfc.identify import identify
from heraut.nfc.payload import readable
from heraut.nfc.register import load, save
from heraut.voice.commands.cards import aloud, cards
from heraut.voice.commands.cards.desk import Desk
from heraut.voice.commands.cards.walk import Walk
from heraut.voice.herald import Words
from heraut.voice.kit.box import find_box
from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.pcm import Pcm

from .tags import MuteTag, locked

WORDS = Words("fr")
SEVEN = CardTag("kingsbridge", "7", 8)
BISHOP = CardTag("kingsbridge", "wynstan", 1)
COLUMN = CardTag("kingsbridge", "column", 6)
STOP = CardTag("heraut", "stop")
NAMES = {
    SEVEN: "Le sept, exemplaire huit sur huit",
    BISHOP: "Évêque Wynstan",
    COLUMN: "Le début de la colonne six",
}
BOX = find_box("kingsbridge")


class Person:
    """Lays down the chips of ``hand``, one for each card that is named."""

    def __init__(self, field: EmulatedField, *hand: EmulatedTag) -> None:
        self.field = field
        self.hand = list(hand)
        self.names = tuple(NAMES.values())
        """How the sentences begin that name a card."""
        self.said: list[str] = []
        self.then: dict[str, Callable[[], object]] = {}
        """What else to do, once, when a sentence holds these words."""

    def __call__(self, text: str) -> None:
        self.said.append(text)
        for words in [words for words in self.then if words in text]:
            self.then.pop(words)()
            return
        if "Retire" in text:
            self.field.take()
        elif text.startswith(self.names) and self.hand:
            self.field.put(self.hand.pop(0))

    def heard(self, words: str) -> bool:
        return any(words in text for text in self.said)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deck.json"


@contextmanager
def walking(person: Person, path: Path, replace: bool = False, wait: float = 0.8) -> Iterator[Walk]:
    with open_frontend(person.field.path) as frontend:
        yield Walk(Desk(frontend, path, wait, WORDS, person), BOX, replace)


def all_but(path: Path, *left: CardTag) -> Deck:
    """Keep a register in which only these cards have no chip yet."""
    deck = Deck.new()
    for number, card in enumerate(BOX.cards):
        if card.tag not in left:
            deck = deck.wrote(f"04{number:012x}", card.tag)
    save(path, deck)
    return deck


def card_on(field: EmulatedField, tag: EmulatedTag, path: Path) -> tuple[CardTag, str]:
    """Return the card that a chip stands for, and what a telephone reads on it."""
    field.put(tag)
    with open_frontend(field.path) as frontend:
        live = frontend.sense()
        assert live is not None
        found = identify(live, load(path)), readable(live.read())
    field.take()
    return found


def test_a_walk_writes_names_and_verifies_each_chip(field: EmulatedField, path: Path) -> None:
    all_but(path, SEVEN, BISHOP, COLUMN)
    tags = [EmulatedTag.blank() for _ in range(3)]
    person = Person(field, *tags)
    with walking(person, path) as walk:
        walk.write()
    assert person.said == [
        "Kingsbridge : trois puces à écrire sur cent vingt. Cent dix-sept sont déjà faites. "
        "Attends d'entendre le nom de la carte, pose-la, et laisse-la jusqu'à ce que je parle.",
        "Le sept, exemplaire huit sur huit. Pose la puce.",
        "Fait : le sept, exemplaire huit sur huit.",
        "Retire la puce.",
        "Évêque Wynstan.",
        "Fait : Évêque Wynstan.",
        "Retire la puce.",
        "Le début de la colonne six.",
        "Fait : le début de la colonne six.",
        "Retire la puce.",
        "C'est fini : les cent vingt cartes de Kingsbridge ont leur puce.",
    ]
    written = load(path).written
    assert [written[tag.hex] for tag in tags] == [SEVEN, BISHOP, COLUMN]
    assert card_on(field, tags[0], path) == (SEVEN, ""), "an event card is secret"
    assert card_on(field, tags[1], path) == (BISHOP, "Kingsbridge, Évêque Wynstan")
    assert card_on(field, tags[2], path) == (COLUMN, "Kingsbridge, le début de la colonne six")


def test_a_walk_names_the_cards_of_the_second_game(field: EmulatedField, path: Path) -> None:
    """Seventeen and the third crest are left: the first is secret, the second is not."""
    box = find_box("seven_kingdoms")
    left = [box.cards[16].tag, box.cards[51].tag]
    deck = Deck.new()
    for number, card in enumerate(box.cards):
        if card.tag not in left:
            deck = deck.wrote(f"04{number:012x}", card.tag)
    save(path, deck)
    tags = [EmulatedTag.blank() for _ in left]
    person = Person(field, *tags)
    person.names = ("Le dix-sept", "Le blason trois")
    with open_frontend(field.path) as frontend:
        Walk(Desk(frontend, path, 0.8, WORDS, person), box, False).write()
    assert person.said[0].startswith("7 Kingdoms : deux puces à écrire sur soixante-quatre.")
    assert "Fait : le dix-sept." in person.said and "Fait : le blason trois." in person.said
    assert card_on(field, tags[0], path) == (left[0], "")
    assert card_on(field, tags[1], path) == (left[1], "7 Kingdoms, le blason trois")


def test_a_walk_that_was_stopped_goes_on_where_it_was(field: EmulatedField, path: Path) -> None:
    all_but(path, SEVEN, BISHOP, COLUMN)
    first, second, third = (EmulatedTag.blank() for _ in range(3))
    person = Person(field, first)
    with walking(person, path) as walk, pytest.raises(SystemExit) as stopped:
        walk.write()
    assert stopped.value.code == 1
    assert person.said[-1] == (
        "J'arrête. Une puce est faite, il en reste deux. Pour continuer, relance la même commande."
    )
    person = Person(field, second, third)
    with walking(person, path) as walk:
        walk.write()
    assert not person.heard(NAMES[SEVEN])
    assert [load(path).written[tag.hex] for tag in (first, second, third)] == list(NAMES)
    person = Person(field)
    with walking(person, path) as walk:
        walk.write()
    assert person.said == [
        "Kingsbridge : les cent vingt cartes ont déjà leur puce. Il n'y a rien à faire."
    ]


def test_control_c_tells_what_is_done(field: EmulatedField, path: Path) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    all_but(path, SEVEN, BISHOP)
    person = Person(field, EmulatedTag.blank())
    person.then["Wynstan"] = interrupt
    with walking(person, path) as walk, pytest.raises(SystemExit) as stopped:
        walk.write()
    assert stopped.value.code == 130
    assert "Une puce est faite, il en reste une." in person.said[-1]


def test_the_stop_card_ends_the_walk_without_a_keyboard(field: EmulatedField, path: Path) -> None:
    deck = all_but(path, SEVEN, BISHOP)
    stop = EmulatedTag.with_card(STOP.numbered(1), deck)
    for known in (False, True):
        if known:
            save(path, load(path).wrote(stop.hex, STOP.numbered(1)))
        person = Person(field, stop)
        with walking(person, path) as walk, pytest.raises(SystemExit) as stopped:
            walk.write()
        assert stopped.value.code == 0
        assert "Aucune puce n'est faite, il en reste deux." in person.said[-1]
        field.take()


@pytest.mark.parametrize("kind", ["write", "learn"])
def test_a_chip_is_never_taken_twice(kind: str, field: EmulatedField, path: Path) -> None:
    all_but(path, SEVEN, BISHOP)
    once, fresh = EmulatedTag.blank(), EmulatedTag.blank()
    person = Person(field, once, once, fresh)
    with walking(person, path, replace=True) as walk:
        walk.write() if kind == "write" else walk.learn()
    assert person.heard(
        "Cette puce est déjà prise : c'est le sept, exemplaire huit sur huit. Rien n'est changé. "
        "Retire-la et prends une autre puce."
    )
    deck = load(path)
    assert [deck.card_of(tag.hex) for tag in (once, fresh)] == [SEVEN, BISHOP]


def test_what_somebody_could_miss_is_erased_only_when_laid_down_again(
    field: EmulatedField, path: Path
) -> None:
    all_but(path, SEVEN, BISHOP)
    foreign, blank, other = (
        EmulatedTag.foreign("Bon pour un café"),
        EmulatedTag.blank(),
        EmulatedTag.foreign("Bon pour un thé"),
    )
    before = bytes(foreign.memory)
    person = Person(field, foreign, blank, other, other)
    with walking(person, path) as walk:
        walk.write()
    assert person.heard(
        "J'ai lu un texte : « Bon pour un café ». Pour l'effacer, retire-la, puis pose-la encore "
        "une fois. Sinon, prends une autre puce."
    )
    assert bytes(foreign.memory) == before
    written = load(path).written
    assert (written[blank.hex], written[other.hex]) == (SEVEN, BISHOP)
    assert foreign.hex not in written


def test_the_promise_to_erase_is_forgotten_when_another_chip_comes_between(
    field: EmulatedField, path: Path
) -> None:
    all_but(path, SEVEN)
    first, second = EmulatedTag.foreign("Un"), EmulatedTag.foreign("Deux")
    before = bytes(first.memory)
    person = Person(field, first, second, first)
    with walking(person, path) as walk, pytest.raises(SystemExit):
        walk.write()
    assert bytes(first.memory) == before
    assert not person.heard("Fait")


def test_a_chip_that_flickers_was_not_laid_down_again(field: EmulatedField, path: Path) -> None:
    all_but(path, SEVEN)
    foreign, blank = EmulatedTag.foreign(), EmulatedTag.blank()
    before = bytes(foreign.memory)
    person = Person(field, foreign, blank)
    timers = [
        threading.Timer(0.1, field.take),
        threading.Timer(0.3, field.put, [foreign]),
        threading.Timer(0.5, field.take),
    ]
    person.then["Pour l'effacer"] = lambda: [timer.start() for timer in timers]
    person.then["Retire la puce"] = lambda: None
    with walking(person, path, wait=5.0) as walk:
        walk.write()
    assert bytes(foreign.memory) == before
    assert load(path).written[blank.hex] == SEVEN


def test_with_replace_nothing_is_asked(field: EmulatedField, path: Path) -> None:
    all_but(path, SEVEN)
    foreign = EmulatedTag.foreign()
    person = Person(field, foreign)
    with walking(person, path, replace=True) as walk:
        walk.write()
    assert load(path).written[foreign.hex] == SEVEN
    assert not person.heard("Pour l'effacer")


def test_a_chip_that_leaves_too_early_is_told_and_laid_down_again(
    field: EmulatedField, path: Path
) -> None:
    all_but(path, SEVEN)
    tag = EmulatedTag.blank()
    person = Person(field, tag, tag)
    field.take_after(writes=3)
    with walking(person, path) as walk:
        walk.write()
    assert person.heard("La puce est partie avant la fin de l'écriture.")
    assert load(path).written[tag.hex] == SEVEN
    assert card_on(field, tag, path)[0] == SEVEN


def test_what_can_never_hold_a_card_is_told(field: EmulatedField, path: Path) -> None:
    all_but(path, SEVEN)
    person = Person(field, MuteTag(), locked([]), EmulatedTag.blank())
    with walking(person, path, replace=False) as walk:
        walk.write()
    assert person.heard("je n'arrive pas à la lire. Rien n'est changé.")
    assert person.heard("La puce est verrouillée pour toujours.")
    assert person.heard("Fait")


def test_a_good_chip_that_the_register_lost_is_noted(field: EmulatedField, path: Path) -> None:
    """As after a crash between the writing and the note: no chip has to be written twice."""
    deck = all_but(path, SEVEN, BISHOP, COLUMN)
    seven, column = EmulatedTag.with_card(SEVEN, deck), EmulatedTag.with_card(COLUMN, deck)
    second_seven = EmulatedTag.with_card(SEVEN, deck)
    person = Person(field, column, seven, second_seven, EmulatedTag.blank())
    with walking(person, path) as walk:
        walk.write()
    assert person.heard("Cette puce est bonne : c'est le début de la colonne six. Je la note.")
    written = load(path).written
    assert (written[seven.hex], written[column.hex]) == (SEVEN, COLUMN)
    assert person.heard("Cette puce est déjà prise : c'est le sept, exemplaire huit sur huit.")
    assert second_seven.hex not in written
    assert sum(text.startswith(NAMES[COLUMN]) for text in person.said) == 0


def test_a_walk_learns_chips_whatever_they_hold(field: EmulatedField, path: Path) -> None:
    all_but(path, SEVEN, BISHOP, COLUMN)
    tags = [EmulatedTag.foreign(), MuteTag(), EmulatedTag.blank()]
    before = [bytes(tag.memory) for tag in tags]
    person = Person(field, *tags)
    with walking(person, path) as walk:
        walk.learn()
    assert person.said[0].startswith("Kingsbridge : trois puces à apprendre sur cent vingt.")
    learnt = load(path).learnt
    assert [learnt[tag.hex] for tag in tags] == [SEVEN, BISHOP, COLUMN]
    assert [bytes(tag.memory) for tag in tags] == before


def test_a_chip_that_is_not_lifted_is_told_of(field: EmulatedField, path: Path) -> None:
    all_but(path, SEVEN, BISHOP)
    person = Person(field, EmulatedTag.blank())
    person.then["Retire la puce"] = lambda: None
    with walking(person, path) as walk, pytest.raises(SystemExit) as stopped:
        walk.write()
    assert stopped.value.code == 1
    assert person.said[-2:][0] == "Retire la puce."
    assert "il en reste une" in person.said[-1]


# The command


def test_a_whole_game_has_neither_copy_nor_text(path: Path) -> None:
    for words in (["write", "kingsbridge", "--text", "x"], ["learn", "kingsbridge", "--copy", "2"]):
        result = CliRunner().invoke(cards, [*words, "--deck", str(path)])
        assert result.exit_code == 2
        assert not path.exists()


@pytest.mark.parametrize("kind", ["write", "learn"])
def test_the_command_walks_when_it_is_given_a_game(
    kind: str, field: EmulatedField, path: Path
) -> None:
    all_but(path, SEVEN)
    tag = EmulatedTag.blank()
    field.put(tag)
    lifter = threading.Timer(2.0, field.take)
    lifter.start()
    options = ["--reader", field.path, "--deck", str(path), "--wait", "9", "--no-speak"]
    result = CliRunner().invoke(cards, [kind, "kingsbridge", *options])
    lifter.cancel()
    assert result.exit_code == 0, result.output
    assert "C'est fini" in result.output
    assert load(path).card_of(tag.hex) == SEVEN


def test_a_reader_that_is_pulled_out_is_said_and_loses_nothing(
    field: EmulatedField, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    all_but(path, SEVEN)
    spoken: list[str] = []

    def speak(_: aloud.Aloud, text: str) -> None:
        spoken.append(text)
        if text.startswith(NAMES[SEVEN]):
            field.unplug()

    monkeypatch.setattr(aloud.Aloud, "only_spoken", speak)
    options = ["--reader", field.path, "--deck", str(path), "--wait", "9", "--no-speak"]
    result = CliRunner().invoke(cards, ["write", "kingsbridge", *options])
    assert isinstance(result.exception, ReaderError)
    assert result.exception.reason == "unplugged"
    assert spoken[-1].startswith("Le lecteur de cartes ne répond plus.")


# The voice


def test_each_sentence_is_said_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []

    class Recorded:
        def say(self, text: str) -> None:
            calls.append(text)

        def wait(self) -> None:
            calls.append("waited")

    aloud.Aloud(Recorded())("Le sept.")  # type: ignore[arg-type]
    assert calls == ["Le sept.", "waited"]


def test_what_is_printed_is_spoken_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Heard:
        sounds = 0

        def start(self, sound: Pcm) -> None:
            Heard.sounds += len(sound.samples) > 1000

        def stop(self) -> None:
            pass

        def wait(self) -> None:
            pass

        def close(self) -> None:
            pass

    monkeypatch.setattr(aloud, "SpeakerOutput", Heard)
    with aloud.open_aloud(WORDS, speak=True) as tell:
        tell("Le sept. Pose la puce.")
        assert Heard.sounds == 2, "both sentences were out before it went on"
    assert capsys.readouterr().out == "Le sept. Pose la puce.\n"


def test_without_a_loudspeaker_that_is_printed_and_the_rest_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> object:
        raise MouthError("no_speaker", "none", why="none")

    monkeypatch.setattr(aloud, "SpeakerOutput", missing)
    with aloud.open_aloud(WORDS, speak=True) as tell:
        tell("Le sept.")
    said = capsys.readouterr().out.splitlines()
    assert said == [WORDS.text("error-no-speaker", why="none"), "Le sept."]
    with aloud.open_aloud(WORDS, speak=False) as tell:
        tell("Le huit.")
    assert capsys.readouterr().out.splitlines() == ["Le huit."]
