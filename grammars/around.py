"""What people say around what they mean, and what it does to it: « je voudrais », « non ? ».

Which words they are is data: ``around`` in a language's ``confusions.yaml``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from heraut.grammars.source import Node
from heraut.grammars.word_rows import NO_ROWS, Row, WordRows

_FREE: Final = 0.01
"""What it costs to leave out a word that changes nothing: of two sentences, the nearer is meant."""
_WIDE: Final = 0.02
"""And any other word, where nothing is understood with it."""


@dataclass(frozen=True, slots=True)
class Around:
    """What people say around what they mean, « je voudrais », in words as templates write them."""

    words: Mapping[str, float] = field(default_factory=dict)
    """Words that may be left out, and the cost: next to nothing where they never change it."""
    kept: frozenset[str] = frozenset()
    """Words that change what is meant, such as « pas »: they are never left out."""
    other: float = 0.5
    """What it costs to leave any other word out."""
    missing: Mapping[str, float] = field(default_factory=dict)
    """Small words that a sentence may lack, and the cost."""
    asks: WordRows = NO_ROWS
    """Words in a row that ask: nothing is done at once."""
    tells: WordRows = NO_ROWS
    """Words in a row that say what is, « j'ai un sept »: likewise, but where just that is meant."""
    because: WordRows = NO_ROWS
    """Words in a row that begin a reason, « comme ça »: what was meant may end before them. « ~er »
    is any word that ends so: « pour ~er »."""
    ponders: WordRows = NO_ROWS
    """Words in a row of who thinks aloud, « si je »: what is meant is said at last."""
    supposes: WordRows = NO_ROWS
    """Words in a row before a move that is only supposed, of which the last one is of the move."""
    decides: WordRows = NO_ROWS
    """Words in a row that begin what is meant then, « bon allez »."""
    conditions: WordRows = NO_ROWS
    """Words in a row that say of something that it may be or be lacking, « si », « manque »."""
    declines: WordRows = NO_ROWS
    """Clauses that decline what is offered, « non merci », whatever else is said of it."""
    rejects: WordRows = NO_ROWS
    """Words in a row with which one gives up what was just named, « ah non »."""
    dislikes: WordRows = NO_ROWS
    """Words in a row that say why it is given up, « ça m'embête »."""
    weighs: WordRows = NO_ROWS
    """Words in a row of who weighs several things, « le onze ou le treize »: one of them is named
    once more."""
    withholds: WordRows = NO_ROWS
    """Words in a row beside which a yes is none yet, « dans une minute », or for somebody else."""
    reports: WordRows = NO_ROWS
    """Words in a row before a yes that somebody else says, « dit »."""
    oneself: frozenset[str] = frozenset()
    """Words beside those that speak of oneself: « je te dis oui » is a yes."""
    recounts: WordRows = NO_ROWS
    """Words in a row before a number that is hardly an answer: « on est trois »."""
    tallies: WordRows = NO_ROWS
    """Those before a number that only counts, whatever is awaited: « j'en ai pioché trois »."""
    insists: WordRows = NO_ROWS
    """Words in a row of who asks for a secret all the same, once warned: « vas-y, montre »."""
    tags: WordRows = NO_ROWS
    """Clauses behind what was meant, by which somebody only wants to be agreed with: « non ? »."""
    wavers: WordRows = NO_ROWS
    """Words in a row of who gives something up and takes it again: « le blé, non, si, le blé »."""
    urges: WordRows = NO_ROWS
    """Clauses behind it that only press, « allez vas-y »."""
    tell_me: WordRows = NO_ROWS
    """Words in a row that only want to be told what is asked behind them, « rappelle-moi »."""
    begins_asking: WordRows = NO_ROWS
    """Words in a row with which a clause begins that asks, « comment on le compte »."""
    ends_asking: WordRows = NO_ROWS
    """Words in a row with which it ends, « il va chez qui »."""
    drops: WordRows = NO_ROWS
    """Words in a row before what is not to be after all: « laisse tomber le un »."""
    drops_behind: WordRows = NO_ROWS
    """The same behind its name, « la ferme, je m'en passe »."""
    needs: WordRows = NO_ROWS
    """Words in a row that say of what stands before them that it is kept: « j'en ai besoin »."""
    worth: WordRows = NO_ROWS
    """Words in a row with which one begins that tells what a thing is good for: « ça coûte »."""
    spares: WordRows = NO_ROWS
    """Words in a row with which a clause begins that tells why the others stay: « les deux autres
    me plaisent trop »; « ~ » is any word."""
    everything: WordRows = NO_ROWS
    """Words that mean all there is, where they stand by themselves."""
    comments: WordRows = NO_ROWS
    """Words in a row with which one begins that only says how something is, « ils sont »."""
    of_it: WordRows = NO_ROWS
    """Those that say it of the thing that was just named, « elle est », « la voilà »."""
    wonders: WordRows = NO_ROWS
    """Words in a row that questions have, « combien »: some other sentences have them as well."""
    relatives: WordRows = NO_ROWS
    """Words in a row of which the last one asks nothing: « celui qui »; « ~ » is any word."""
    states: frozenset[str] = frozenset()
    """Words with which a clause begins that only tells something, « je sens un jeton »."""
    relative: frozenset[str] = frozenset()
    """Words with which a relative clause begins, « que je viens de piocher »."""
    stand_for: frozenset[str] = frozenset()
    """Words beside a verb that stand for what was named first: « la cinq, je la récolte »."""
    several: frozenset[str] = frozenset()
    """Those of them that stand for more than one thing."""
    sums_up: frozenset[str] = frozenset()
    """Words behind what is named that only sum it up, « les deux rois, quoi »."""
    this: WordRows = NO_ROWS
    """Words before a noun that point at what was spoken of, « cette colonne »."""
    there: WordRows = NO_ROWS
    """Words behind it that do, « cette colonne-là »."""
    it_is: WordRows = NO_ROWS
    """Words before what is meant, where it was set apart, « c'est »."""
    it_is_not: WordRows = NO_ROWS
    """Words before what is not meant, « c'est pas le six que j'ai »."""
    what_is_it: WordRows = NO_ROWS
    """Words before what is said of it, « ce que j'ai »."""
    there_is: WordRows = NO_ROWS
    """Words before what is spoken of next, « il y a un roi, je le prends »."""
    lets: WordRows = NO_ROWS
    """Words at the end of a clause that say of what is named that it stays, « je le laisse »."""
    exclaims: WordRows = NO_ROWS
    """Words in a row that only exclaim, « quelle merveille »; « ~ » is any word."""
    calls: WordRows = NO_ROWS
    """Words in a row that only say whom one speaks to, « mon petit »."""
    why_not: WordRows = NO_ROWS
    """Words in a row before what somebody asks why it cannot be done, « pourquoi je peux pas »."""
    negations: frozenset[str] = frozenset()
    """Words that deny a verb, « ne », « pas »."""
    none_of: frozenset[str] = frozenset()
    """Words behind one that denies before what there is none of: « pas de sept »."""
    elsewhen: WordRows = NO_ROWS
    """Words in a row with which begins what is of another time, or not wanted: « hier »."""
    answers: frozenset[str] = frozenset()
    """Words that are only typed for a yes or no, and are one in any company: « ouais grave »."""
    agrees: frozenset[str] = frozenset()
    """Words that go with a yes, beside those of moves."""
    determiners: frozenset[str] = frozenset()
    """Articles and their like: behind a question they go on with it, « c'est à qui le stylo »."""
    whole: frozenset[str] = frozenset()
    """Words of which, before what was asked about, only all is left: « oui, toutes les douze »."""
    subordinates: WordRows = NO_ROWS
    """Words in a row with which a clause begins that only tells why, « étant donné que »."""
    concedes: WordRows = NO_ROWS
    """Those of them that tell in spite of what, « bien que »."""
    concludes: WordRows = NO_ROWS
    """Words in a row before what is meant for what was told before it: « donc »."""
    undone: WordRows = NO_ROWS
    """Words in a row that say of something that it was not done yet, « l'ai pas encore joué »."""
    endearments: WordRows = NO_ROWS
    """Words in a row that call somebody who is dear, « mon cœur »."""
    whiles: frozenset[str] = frozenset()
    """Words for a short time: what counts them counts nothing of the game, « deux minutes »."""
    addresses: frozenset[str] = frozenset()
    """Words that speak to somebody: « tu me passes le sel »."""
    others: frozenset[str] = frozenset()
    """Words that speak of somebody or something else: « elle a » is not « j'ai »."""

    @property
    def widened(self) -> Around:
        """The same, where nearly all words may be left out: what is understood so is a guess."""
        words = {word: cost for word, cost in self.words.items() if self.is_free(word)}
        return replace(self, words=words, other=_WIDE)

    def is_free(self, word: str) -> bool:
        """Tell whether a word never changes what is meant."""
        return self.words.get(word, 1.0) <= _FREE

    def without(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return words without those that never change what is meant, « ben », « ça »."""
        return tuple(word for word in words if not self.is_free(word))

    def is_asked(self, words: tuple[str, ...]) -> bool:
        """Tell whether words ask something."""
        return any(not self._goes_on(words, place) for place in self.asks.places(words))

    def _goes_on(self, words: tuple[str, ...], place: int) -> bool:
        """Tell whether words there belong to a relative clause: « celui qui est à sa gauche ».

        It says more of something that is named: « tout ce qui est à sa gauche » names nothing.
        """
        opens = place > 1 and words[place - 1] in self.relative
        return opens and words[place - 2] not in self.words

    def is_asked_beside(self, form: str, words: Sequence[str]) -> bool:
        """Tell whether what stands beside a sentence asks: « dois-je confirmer » is no yes."""
        own = form.split()
        return self.is_asked(tuple(word for word in words if word not in own))

    def is_wondered(self, words: tuple[str, ...]) -> bool:
        """Tell whether words may ask something."""
        return self.is_asked(words) or self.wonders.are_in(self._alone(words))

    def _alone(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return words without those of questions that only go on with something there."""
        kept: list[str] = []
        while len(kept) < len(words):
            rest = words[len(kept) :]
            row = next(iter(self.relatives.begin(rest)), ())
            kept += [*rest[: len(row) - 1], ""] if row else rest[:1]
        return tuple(kept)

    def begins_to_wonder(self, words: tuple[str, ...]) -> bool:
        """Tell whether words begin as questions do: who does so has ended what was said before."""
        return any(words[: len(row)] == row for row in self.wonders)

    def gives_a_reason(self, words: tuple[str, ...]) -> bool:
        """Tell whether words begin as a reason does: « comme ça il me paie mes deux maisons »."""
        return bool(self.because.begin(words))

    def tells_worth(self, words: tuple[str, ...]) -> bool:
        """Tell whether words only say what a thing is good for: « ça coûte cher »."""
        return bool(self.worth.begin(words))

    def spares_others(self, words: tuple[str, ...]) -> bool:
        """Tell whether words only say why the others stay: « les deux autres me plaisent trop »."""
        return bool(self.spares.begin(words))

    def comments_on(self, words: tuple[str, ...]) -> bool:
        """Tell whether words begin as those do that only say how something is."""
        return bool(self.comments.begin(words))

    def tells_of_it(self, words: tuple[str, ...]) -> bool:
        """Tell whether words only say how what was named just before is: « la voilà finie »."""
        return bool(self.of_it.begin(words))

    def is_withheld(self, words: Row) -> bool:
        """Tell whether beside such words a yes is none yet, or is for somebody else."""
        return any(self.withholds.begin(words[at:]) for at in range(len(words)))

    def reports_in(self, words: Row) -> bool:
        """Tell whether words before a yes tell that somebody else says it."""
        return self.reports.are_in(words) and self.oneself.isdisjoint(words)

    def recounts_in(self, words: Row) -> bool:
        """Tell whether words tell how many there are of something, and answer nothing for sure."""
        return self.recounts.are_in(words)

    def refuses_in(self, words: Row) -> bool:
        """Tell whether words refuse what was just named: « bof », « trop cher »."""
        rows = (self.rejects, self.declines, self.dislikes)
        return any(each.are_in(words) for each in rows)

    def ponders_in(self, words: tuple[str, ...]) -> bool:
        """Tell whether words are of who thinks aloud."""
        return self.ponders.are_in(words)

    def unpondered(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return words behind those with which one begins to think aloud: « si je »."""
        row = max(self.ponders.begin(words), key=len, default=())
        # « Si je joue » : who acts is said still.
        return words[1:] if len(row) > 1 else words[len(row) :]

    def supposed(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return the move that is only supposed, « si je mettais le douze »; none if none is."""
        row = max(self.supposes.begin(words), key=len, default=())
        return words[len(row) - 1 :] if row else ()

    def cannot(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return the move of which is asked why it cannot be done; none where that is not asked."""
        plain = tuple(word for word in words if word not in self.negations)
        row = max(self.why_not.begin(plain), key=len, default=())
        # « Pourquoi pas la deux » proposes it.
        denied = plain != words and words[1] not in self.negations
        return plain[len(row) :] if row and (len(row) > 1 or denied) else ()

    def is_supposed(self, words: tuple[str, ...]) -> bool:
        """Tell whether words say of something that it may be or be lacking: « sans blé »."""
        return self.conditions.are_in(words)

    def dislikes_in(self, words: tuple[str, ...]) -> bool:
        """Tell whether words say why something is not wanted: « trop loin », « j'en ai besoin »."""
        return self.dislikes.are_in(words) or self.needs.are_in(words)

    def weighs_in(self, words: tuple[str, ...]) -> bool:
        """Tell whether words are of who weighs several things."""
        return self.weighs.are_in(words)

    def is_tag(self, clause: tuple[str, ...], *, asks: bool) -> bool:
        """Tell whether a clause behind what was meant adds nothing to it."""
        return clause in self.urges or (asks and clause in self.tags)

    def asks_by_itself(self, clause: tuple[str, ...]) -> bool:
        """Tell whether a clause is a question without any mark, « on le met où »."""
        begins = any(clause[: len(row)] == row for row in self.begins_asking)
        return begins or any(clause[-len(row) :] == row for row in self.ends_asking)

    def untold(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return words without those that only want what follows to be told: « rappelle-moi »."""
        return _behind(words, self.tell_me) or words

    def decided(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return words behind those that begin what is meant; none where they do not begin so."""
        return _behind(words, self.decides)

    def dropped(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return what is not to be after all, where words begin so; else none."""
        return _behind(words, self.drops)

    def given_up(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return the same where words begin or end so: « la ferme, je m'en passe »."""
        ends = (row for row in self.drops_behind if words[-len(row) :] == row)
        return self.dropped(words) or words[: len(words) - max(map(len, ends), default=len(words))]

    def is_needed(self, words: tuple[str, ...]) -> bool:
        """Tell whether what words name first is kept: « la laine, j'en aurai besoin »."""
        return self.needs.are_in(words[1:])

    def unexclaimed(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return words without those that only exclaim at their beginning."""
        while rows := self.exclaims.begin(words):
            words = words[max(map(len, rows)) :]
        return words

    def unprotested(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return words without what exclaims at their beginning as it stands: « non mais »."""
        rows = [row for row in self.exclaims if words[: len(row)] == row]
        return words[max(map(len, rows), default=0) :]

    def is_called(self, words: tuple[str, ...]) -> bool:
        """Tell whether words only say whom one speaks to."""
        return any(len(row) == len(words) for row in self.calls.begin(words))

    def begins_elsewhen(self, words: tuple[str, ...]) -> bool:
        """Tell whether words begin as what is said of another time does: « hier j'ai pris »."""
        starts = (words[at:] for at in range(len(words)) if all(map(self.is_free, words[:at])))
        return any(words[: len(row)] == row for words in starts for row in self.elsewhen)

    def is_told(self, words: tuple[str, ...]) -> bool:
        """Tell whether words say what is."""
        return self.tells.are_in(words)


def _behind(words: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """Return words behind the longest row that they begin with; none where they do not."""
    length = max((len(row) for row in rows if words[: len(row)] == row), default=0)
    return words[length:] if length else ()


def read_around(node: Node) -> Around:
    """Return what a language's table says of them. Raises ``GrammarError``."""
    # What is a list there has a field of its own here.
    rows = [one.name for one in fields(Around) if isinstance(one.default, WordRows)]
    lists = [one.name for one in fields(Around) if isinstance(one.default, frozenset)]
    lists.remove("kept")
    read = node.fields(("free", "kept", "other"), ("doubted", "missing", *lists, *rows))
    words = dict.fromkeys(read.texts("free"), _FREE)
    for word, cost in read.named("doubted"):
        words[word.text()] = cost.cost()
    missing = {word.text(): cost.cost() for word, cost in read.named("missing")}
    kept, other = frozenset(read.texts("kept")), read["other"].cost()
    named: dict[str, Any] = {name: frozenset(read.texts(name)) for name in lists}
    named |= {name: WordRows(read.phrases(name)) for name in rows}
    return Around(words, kept, other, missing, **named)
