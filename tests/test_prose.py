"""All that people read or hear is in the catalogues: no prose stands in the code.

Prose is a string with several words, or with a French word: one with an accent, or a small word
that French sentences cannot do without. What only programmers read stays where it is, in English:
docstrings, the messages of exceptions and of the log, regular expressions. French stands nowhere,
not in those either. An error that people are told has its words under its key.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest

from heraut.voice.herald import LANGUAGES, Words

ROOT = Path(__file__).parents[1]
PARTS = ("engines", "grammars", "nfc", "voice")
WORD = re.compile(r"[^\W\d_][\w'=-]*[^\W_]")
FRENCH = re.compile(r"(?=\w\w)[^\W\d_]*[àâäçéèêëîïôöùûüÿœæÀÂÇÉÈÊËÎÏÔÙÛÜŒÆ][^\W\d_]*")
SMALL = re.compile(
    r"(?<![\w-])(et|ou|mais|puis|le|la|les|un|une|des|du|de|au|aux|ce|cette|dans|sur|avec|sans|pour|"
    r"par|je|tu|il|elle|nous|vous|que|qui|est|ne|pas|oui|non)(?![\w-])",
    re.IGNORECASE,
)
"""Words without an accent that are French all the same."""
ESCAPED = re.compile(r"\\\w")
"""A class or an edge in a regular expression: its letter is no part of the word beside it."""
COMMANDS = ("heraut ", "python -m ")
"""How what one types begins."""
TOLD = frozenset({"BadParameter", "ClickException", "UsageError"})
"""Exceptions of the command line, whose messages are shown to people."""
TO_PROGRAMMERS = frozenset({"__repr__", "__str__"})
DECLARED = frozenset({"event", "reason", "question", "action", "Number", "Numbers", "Name"})
"""What declares a game's words and actions: rows of argument names, and notations."""
LOG = frozenset({"debug", "info", "warning", "error", "exception", "critical"})

ALLOWED = {
    "engines/kingsbridge/advice/benchmark.py": "a benchmark that only programmers run",
    "engines/kingsbridge/vocabulary.py": "rows of argument names",
    "engines/playthrough.py": "writes golden playthroughs; engines know no catalogues",
    "engines/records.py": "the lines of a function that is made for each kind of record",
    "engines/world_without_end/vocabulary.py": "rows of argument names",
    "voice/acoustics/corpus/invented_voices.py": "a file of espeak-ng's",
    "voice/acoustics/corpus/sentences.py": "the name of a section of a file",
    "voice/acoustics/measurement/family_card.py": "writes a table of an English document",
    "voice/acoustics/measurement/footprint.py": "a program for another process",
    "voice/acoustics/measurement/lines.py": "writes the tables of an English document",
    "voice/acoustics/measurement/picture.py": "draws the pictures of an English document",
    "voice/acoustics/measurement/tables.py": "writes the tables of an English document",
    "voice/acoustics/network/kaldi.py": "what is expected in a damaged file, for an exception",
    "voice/acoustics/network/nnet3.py": "lines of Kaldi's configuration",
    "voice/acoustics/people/pico.py": "the marks that a synthesiser reads",
    "voice/acoustics/words.py": "the comment on top of a lexicon, for programmers",
    "voice/evaluation/scoring.py": "meanings in the report for programs",
    "voice/evaluation/understanding.py": "a label in the report for programs",
    "voice/tasks/lesson/check.py": "what is wrong with a lesson, for its makers",
    "voice/mouth/speechd_modules.py": "an order of Speech Dispatcher's protocol",
    "voice/mouth/speaker.py": "what the sound system leaves unsaid, for an exception",
    "voice/herald/languages/fr.py": "the French language's own module",
    "voice/home/shortcuts.py": "the name of a folder of Windows",
}
"""Files that may hold prose, and why."""

UNTOLD = {
    "AlignmentError": "the maker of a model catches it: the recording is left aside",
    "KaldiError": "told as a model that is damaged or foreign",
}
"""Errors with keys that no person is told."""


@cache
def modules() -> dict[str, ast.Module]:
    """Return the product's modules by their paths."""
    paths = sorted(path for part in PARTS for path in (ROOT / part).rglob("*.py"))
    return {
        path.relative_to(ROOT).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in paths
    }


def name_of(node: ast.expr) -> str:
    """Return the last name of what is called or inherited."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


@cache
def errors() -> frozenset[str]:
    """Return the names of all classes of exceptions, those of the product included."""
    found = {"BaseException"}
    builtin = vars(__import__("builtins"))
    found |= {
        name
        for name, value in builtin.items()
        if isinstance(value, type) and issubclass(value, BaseException)
    }
    classes = [
        node
        for module in modules().values()
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef)
    ]
    for _ in range(5):  # the deepest family of errors has fewer generations
        found |= {one.name for one in classes if {name_of(base) for base in one.bases} & found}
    return frozenset(found)


def text_of(node: ast.AST) -> str | None:
    """Return the text of a string, with a gap for each value put in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(text_of(part) or "{}" for part in node.values)
    return None


def has_french(text: str) -> bool:
    """Tell whether there is a word in a text that is French by its letters, or a small one."""
    plain = ESCAPED.sub(" ", text.replace("Héraut", ""))
    return FRENCH.search(plain) is not None or SMALL.search(plain) is not None


def docstrings(node: ast.AST) -> set[str]:
    """Return the strings that stand alone in a piece of code."""
    return {
        text
        for one in ast.walk(node)
        if isinstance(one, ast.Expr) and (text := text_of(one.value)) is not None
    }


def is_prose(text: str) -> bool:
    """Tell whether a text is for readers."""
    several = " " in text.strip() and len(WORD.findall(text)) > 1
    return has_french(text) or (several and not text.startswith(COMMANDS))


class Prose(ast.NodeVisitor):
    """Finds the prose of one module that is not for programmers."""

    def __init__(self, module: ast.Module) -> None:
        self.found: list[tuple[int, str]] = []
        self._to_programmers = {
            name.id
            for node in ast.walk(module)
            if self._is_to_programmers(node)
            for name in ast.walk(node)
            if isinstance(name, ast.Name)
        }
        """What is used in the messages of exceptions."""
        self.visit(module)

    @staticmethod
    def _is_to_programmers(node: ast.AST) -> bool:
        if isinstance(node, ast.Raise):
            return not any(name_of(one.func) in TOLD for one in ast.walk(node) if is_call(one))
        if isinstance(node, ast.ClassDef):
            return node.name in errors()
        if isinstance(node, ast.FunctionDef):
            return node.name in TO_PROGRAMMERS
        if not isinstance(node, ast.Call):
            return False
        called = node.func
        name = name_of(called)
        of_super = isinstance(called, ast.Attribute) and text_called(called.value) == "super"
        made = name in errors() - TOLD or name.lower().endswith(("_error", ".error"))
        logged = isinstance(called, ast.Attribute) and called.attr in LOG
        declared = name in DECLARED
        split = isinstance(called, ast.Attribute) and called.attr == "split"
        return (
            of_super or made or logged or declared or split or ast.unparse(called) == "re.compile"
        )

    def visit(self, node: ast.AST) -> None:
        if self._is_to_programmers(node):
            # English is for programmers, and French is not, wherever it stands.
            for each in ast.walk(node):
                text = text_of(each)
                if text is not None and has_french(text) and text not in docstrings(node):
                    self.found.append((node.lineno, text))  # type: ignore[attr-defined]
            return
        if isinstance(node, ast.Expr) and text_of(node.value) is not None:
            return  # a docstring
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if {text_name(target) for target in targets} & self._to_programmers:
                return
        text = text_of(node)
        if text is not None:
            if is_prose(text):
                assert isinstance(node, ast.expr)
                self.found.append((node.lineno, text))
            return
        self.generic_visit(node)


def is_call(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call)


def text_name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def text_called(node: ast.AST) -> str:
    return text_name(node.func) if isinstance(node, ast.Call) else ""


def prose() -> Iterator[tuple[str, int, str]]:
    for path, module in modules().items():
        for line, text in Prose(module).found:
            yield path, line, text


def test_no_prose_stands_in_the_code() -> None:
    found = {path: f"{path}:{line}: {text!r}" for path, line, text in prose()}
    assert found.keys() == ALLOWED.keys(), [found[path] for path in found.keys() - ALLOWED.keys()]


@pytest.mark.parametrize(
    "source",
    [
        'print("two words")',
        'x = "été"',
        'click.option("--seed", help=f"for {many} games")',
        'say("Répète")',
        'raise click.UsageError("une option vaut une valeur")',
        'raise ValueError("Une colonne à côté")',
        'names = re.split(r"[,;]|\\bet\\b", line)',
        'names = line.split(" et ")',
        'more = f"et {{{item}}}"',
        'last = "ou"',
        'def f():\n    return "the voice failed"',
    ],
)
def test_prose_is_found(source: str) -> None:
    assert Prose(ast.parse(source)).found


@pytest.mark.parametrize(
    "source",
    [
        '"""Two words."""',
        'raise ValueError(f"no {such} thing here")',
        'problem = "no such thing"\nraise ValueError(problem)',
        '_log.warning("the voice failed")',
        'x = "one"',
        're.compile(r"at line (x) here")',
        're.split(r"\\band\\b|\\some", line)',
        'x = line.split(" and ")',
    ],
)
def test_what_programmers_read_is_no_prose(source: str) -> None:
    assert not Prose(ast.parse(source)).found


def keys() -> Iterator[tuple[str, str]]:
    """Yield the errors with fixed keys: the class, and the key."""
    classes = [
        node
        for module in modules().values()
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef)
    ]
    keyed = set()
    for one in classes:
        for node in ast.walk(one):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "self.key":
                if isinstance(node.value, ast.Constant):
                    yield one.name, str(node.value.value)
                elif isinstance(node.value, ast.Name) and node.value.id == "key":
                    keyed.add(one.name)
    for _ in range(3):
        keyed |= {one.name for one in classes if {name_of(base) for base in one.bases} & keyed}
    overriding = {
        one.name
        for one in classes
        if one.name in keyed and any(getattr(part, "name", "") == "__init__" for part in one.body)
    }
    first = {
        one.name
        for one in classes
        if one.name in overriding
        for part in one.body
        if isinstance(part, ast.FunctionDef)
        and part.name == "__init__"
        and [arg.arg for arg in (*part.args.posonlyargs, *part.args.args)][1:2] == ["key"]
    }
    for module in modules().values():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args:
                made, key = name_of(node.func), node.args[0]
                if made in keyed - (overriding - first) and isinstance(key, ast.Constant):
                    yield made, str(key.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_error_has_words(lang: str) -> None:
    words = Words(lang)
    found = list(keys())
    assert len(found) > 80
    missing = {
        (error, key)
        for error, key in found
        if error not in UNTOLD and not words.has("error-" + key.replace("_", "-"))
    }
    assert not missing


def test_only_errors_that_are_there_go_untold() -> None:
    assert not UNTOLD.keys() - {error for error, _ in keys()}


@pytest.mark.parametrize("folder", [path for path in modules() if path.endswith("/__init__.py")])
def test_a_folder_says_what_lives_there(folder: str) -> None:
    named = set(re.findall("``([a-z_0-9]+)``", ast.get_docstring(modules()[folder]) or ""))
    home = folder.rpartition("/")[0]
    there = {path.rpartition("/") for path in modules()}
    lives = {name.removesuffix(".py") for where, _, name in there if where == home}
    missing = {name for name in lives if not name.startswith("__")} - named
    assert not missing
