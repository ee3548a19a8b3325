"""The example of docs/adding-a-game.md, added to a copy of Héraut as the page says."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
import yaml

from heraut.grammars import Grammar
from heraut.grammars.meaning import Kind
from heraut.voice.herald import Words

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)

TESTS = {
    "engines/test_contract.py": 8,
    "playthroughs/test_playthroughs.py": 4,
    "grammars/test_every_game.py": 4,
    "voice/herald/test_words.py": 1,
}
"""What every game must pass, and how many of these tests there are for Nim."""

ENDS = {"python": "py", "yaml": "yaml", "fluent": "ftl"}
"""The languages of the page's blocks, and the endings of the files they are taken from."""
SETUP = "nim: {sentences: [Nim, jeu de Nim]}"
"""What ``grammars/fr/setup.yaml`` says of it."""
NUMBERS = ("sept", "huit", "neuf", "dix", "onze", "douze", "treize")

WORDS = Words("fr")

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of Héraut and of the tests that every game must pass, with the four things added."""
    folder = tmp_path_factory.mktemp("nim")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for package, path in project["tool"]["setuptools"]["package-dir"].items():
        shutil.copytree(
            ROOT / path,
            folder.joinpath(*package.split(".")),
            ignore=shutil.ignore_patterns("__pycache__"),
            dirs_exist_ok=True,
        )
    for path in ("conftest.py", *TESTS):
        (folder / "tests" / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "tests" / path, folder / "tests" / path)
    shutil.copy(HERE / "nim.py", folder / "heraut" / "engines" / "nim.py")

    registry = folder / "heraut" / "engines" / "registry.py"
    text = registry.read_text(encoding="utf-8")
    added = text.replace("_GAMES: Final = {\n", '_GAMES: Final = {\n    "nim": "NIM",\n')
    assert len(added.splitlines()) == len(text.splitlines()) + 1
    registry.write_text(added, encoding="utf-8")

    shutil.copy(HERE / "nim.yaml", folder / "heraut" / "grammars" / "fr" / "nim.yaml")
    shutil.copy(HERE / "nim.ftl", folder / "heraut" / "voice" / "phrases" / "fr" / "nim.ftl")

    with (folder / "heraut" / "grammars" / "fr" / "setup.yaml").open("a", encoding="utf-8") as file:
        file.write(f"  {SETUP}\n")

    shutil.copytree(HERE / "playthroughs", folder / "tests" / "playthroughs" / "nim")
    return folder


@pytest.fixture
def run(copy: Path) -> Run:
    environment = {
        **os.environ,
        "PYTHONPATH": str(copy),
        "PYTHONUTF8": "1",
        "HERAUT_HOME": str(copy / "home"),
    }

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            cwd=copy,
            env=environment,
        )

    return run


@pytest.mark.long
@pytest.mark.parametrize("path", TESTS)
def test_it_passes_what_every_game_must(run: Run, path: str) -> None:
    file = f"tests/{path}"
    quiet = ("-q", "-p", "no:cacheprovider", "--import-mode=importlib")
    done = run("-m", "pytest", *quiet, "--whole", "-k", "nim", file)
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) >= TESTS[path]


@pytest.mark.long
def test_it_is_set_up_by_words(run: Run) -> None:
    lines = ["jeu de nim", "trois joueurs", "non", "oui", "aide", "derniers coups"]
    lines += [*("zut",) * 3, "aide un", "aide neuf", "quitte", "oui"]
    done = run("-m", "heraut", "play", "--text", typed="".join(f"{line}\n" for line in lines))
    assert done.returncode == 0, done.stderr
    for sentence in (
        "Nim.\nQuels prénoms",
        "On ne peut pas jouer à trois. On y joue à deux.",
        "Nim, à deux. Je commence ?",
        "Dis un coup, par exemple : prends une allumette. Questions : à qui le tour, combien",
        "Personne n'a encore joué.",
        "« Que puis-je faire » dit ce qui est permis",
        "Deux, héraut. À quoi sert Héraut.",
        "Le guide a sept chapitres.",
    ):
        assert sentence in done.stdout
        # In this order.
        done.stdout = done.stdout.partition(sentence)[2]


def test_it_has_the_docstrings_that_ruff_wants() -> None:
    nodes = ast.walk(ast.parse((HERE / "nim.py").read_text(encoding="utf-8")))
    kinds = (ast.ClassDef, ast.FunctionDef)
    found = [node for node in nodes if isinstance(node, kinds) and not node.name.startswith("_")]
    assert [node.name for node in found if not ast.get_docstring(node)] == [] != found


def test_the_playthroughs_are_those_that_the_command_writes(run: Run, copy: Path) -> None:
    written = copy / "written"
    done = run("-m", "heraut.engines.playthrough", "--write", str(written), "--game", "nim")
    assert done.returncode == 0, done.stderr
    kept = {path.name: path.read_text("utf-8") for path in (HERE / "playthroughs").iterdir()}
    assert {path.name: path.read_text("utf-8") for path in (written / "nim").iterdir()} == kept


@pytest.mark.long
def test_it_is_played_by_words(run: Run, copy: Path) -> None:
    lines = ["prends quatre allumettes", "pourquoi", "je prends trois", "combien reste t il"]
    lines += ["annule", "prends deux", "derniers coups", "quitte", "oui"]
    done = run(
        *("-m", "heraut", "play", "nim", "--text", "--players", "Anna,Bilal", "--seed", "3"),
        *("--save", "nim.jsonl"),
        typed="".join(f"{line}\n" for line in lines),
    )
    assert done.returncode == 0, done.stderr
    assert (copy / "nim.jsonl").is_file()
    numbers = dict(zip(range(7, 14), NUMBERS, strict=True))
    heap = next(
        n for n in numbers if f"Anna en prend trois. Reste {numbers.get(n - 3)}." in done.stdout
    )
    for sentence in (
        # No card is spoken of where there is none.
        "Tape tes phrases, puis Entrée.\n",
        "À Anna.",
        "On prend de une à trois allumettes.",
        "Tu en as demandé quatre.",
        f"Anna en prend trois. Reste {numbers[heap - 3]}.",
        f"Il reste {numbers[heap - 3]} allumettes.",
        "Annulé",
        f"Anna en prend deux. Reste {numbers[heap - 2]}.",
        "À Bilal.",
        # Told again, without whose turn it is.
        f"Anna en prend deux. Reste {numbers[heap - 2]}.\nQuitter",
    ):
        assert sentence in done.stdout
        # In this order.
        done.stdout = done.stdout.partition(sentence)[2]


def sentences() -> list[str]:
    """Everything that may be said about the talk itself, in every game."""
    grammar = Grammar.load("fr", "kingsbridge")
    about = grammar.of_kind(Kind.META)
    assert {"repeat", "why", "undo", "quit", "pause", "help"} <= {intent.id for intent in about}
    said = [form for intent in about for form in grammar.forms(intent.id, {})]
    return [*said, "aide", "aide deux", "derniers coups", "la suite"]


MOMENTS = {
    "before the heap is laid": (),
    "on turn": ("il y a treize allumettes",),
    "not understood": ("il y a treize allumettes", "prends"),
    "refused": ("il y a treize allumettes", "prends neuf"),
    "leaving": ("il y a treize allumettes", "quitte"),
    "paused": ("il y a treize allumettes", "pause"),
}


def well(done: subprocess.CompletedProcess[str]) -> None:
    """A talk that never met an unknown problem, and never raised anything."""
    unexpected = WORDS.text("unexpected")
    assert done.returncode == 0, done.stderr
    assert unexpected not in done.stdout
    assert "Traceback" not in done.stderr


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS)
def test_talk_about_the_talk_is_answered_at_every_moment(
    run: Run, moment: str, whole: bool
) -> None:
    calm = ("reprends", "non", "annule", "annule", "annule")
    every = sentences()[:: 1 if whole else 4]
    lines = [line for said in every for line in (*MOMENTS[moment], said, *calm)]
    lines += [*MOMENTS[moment], "à qui le tour"]
    done = run(
        *("-m", "heraut", "play", "nim", "--text", "--cards", "table", "--save", f"{moment}.jsonl"),
        typed="".join(f"{line}\n" for line in lines),
    )
    well(done)
    assert len(done.stdout.splitlines()) > len(every) > 5


LAY = "Les allumettes ne sont pas encore posées. Dis combien il y en a."
MORE = "Redis « aide » pour la suite, ou « les chapitres » pour le guide."
BEGUN = f"Nouvelle partie. Anna et Bilal. Dis « aide » à tout moment.\n{LAY}"
NOTHING = "Je n'ai rien refusé. Voici les derniers coups.\nPersonne n'a encore joué."
MISSED = """\
Pas compris : prends.
Un : prends une allumette.
Deux : prends deux allumette.
Trois : pause.
Dis un numéro, ou autre chose."""
LEAVE = "Quitter la partie ? Elle est gardée. Dis oui ou non."
REPEATED = "Pause. Je n'écoute plus que « reprends »."
PAUSED = "C'est la pause. Dis « reprends » pour continuer."


@pytest.mark.long
@pytest.mark.parametrize(
    ("moment", "answers"),
    [
        (
            "before the heap is laid",
            {"répète": BEGUN, "aide": f"{LAY}\n{MORE}", "pourquoi": NOTHING},
        ),
        ("on turn", {"répète": "Il y a treize allumettes.\nÀ Anna.", "pourquoi": NOTHING}),
        ("not understood", {"répète": MISSED, "pourquoi": NOTHING}),
        (
            "refused",
            {
                "répète": "On prend de une à trois allumettes.",
                "pourquoi": "On prend de une à trois allumettes. Tu en as demandé neuf.",
            },
        ),
        (
            "leaving",
            {
                "répète": LEAVE,
                "aide": f"J'attends oui ou non. Oui quitte la partie, qui est gardée.\n{LEAVE}",
                "pourquoi": f"Tu as demandé à quitter.\n{LEAVE}",
            },
        ),
        ("paused", {"répète": REPEATED, "aide": PAUSED, "pourquoi": PAUSED}),
    ],
)
def test_talk_about_the_talk_is_true_at_every_moment(
    run: Run, moment: str, answers: dict[str, str], tmp_path: Path
) -> None:
    def told(name: str, *lines: str) -> list[str]:
        done = run(
            *("-m", "heraut", "play", "nim", "--text", "--cards", "table"),
            *("--players", "Anna,Bilal", "--save", str(tmp_path / name)),
            typed="".join(f"{line}\n" for line in (*MOMENTS[moment], *lines)),
        )
        *said, kept = done.stdout.splitlines()
        assert name in kept
        return said

    asked = told("asked.jsonl", *answers)
    assert asked == [*told("alone.jsonl"), *"\n".join(answers.values()).splitlines()]


@pytest.mark.long
def test_two_thousand_lines_of_anything_end_in_no_unknown_problem(run: Run, whole: bool) -> None:
    dice = Random(7)
    grammar = yaml.safe_load((HERE / "nim.yaml").read_text(encoding="utf-8"))["intents"]
    own = [words for intent in grammar.values() for words in intent["sentences"]]
    pool = sorted({word for line in (*own, *sentences()) for word in re.findall(r"[\w']+", line)})
    numbers = ["une", "deux", "trois", "quatre", "neuf", "dix", "douze", "quinze"]
    sayings = [
        "il y a dix allumettes",
        "prends une",
        "prends deux",
        "@kingsbridge/7",
        "@nim/1",
        "oui",
    ]
    # A match may end, or be left: so they are said in twenty matches, and in two of a sample.
    for number in range(20) if whole else range(2):
        lines = [
            dice.choice((*sayings, *sentences()))
            if dice.random() < 0.5
            else " ".join(dice.choices([*pool, *numbers], k=dice.randint(1, 7)))
            for _ in range(100)
        ]
        cards = ("table", "app")[number % 2]
        done = run(
            *("-m", "heraut", "play", "nim", "--text", "--cards", cards),
            *("--seed", str(number), "--save", f"{number}.jsonl"),
            typed="".join(f"{line}\n" for line in lines),
        )
        well(done)
        assert done.stdout.count("\n") > 10


def test_everything_that_may_happen_has_words() -> None:
    source = (HERE / "nim.py").read_text(encoding="utf-8")
    keys = {name: re.findall(rf'WORDS\.{name}\("(\w+)"', source) for name in ("reason", "event")}
    grammar = yaml.safe_load((HERE / "nim.yaml").read_text(encoding="utf-8"))["intents"]
    commands = [name for name, intent in grammar.items() if intent["kind"] == "command"]
    wanted = [
        *(f"nim-refused-{key}" for key in keys["reason"]),
        *(f"nim-{key}" for key in keys["event"]),
        *(f"nim-say-{name}" for name in commands),
    ]
    told = re.findall(r"^([\w-]+) =", (HERE / "nim.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(told) == sorted(key.replace("_", "-") for key in wanted)


def test_the_page_shows_the_example_as_it_is() -> None:
    sources = {
        kind: (HERE / f"nim.{end}").read_text(encoding="utf-8") for kind, end in ENDS.items()
    }
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert {kind for kind, _ in blocks} == set(ENDS)
    assert f"`{SETUP}`" in PAGE.read_text(encoding="utf-8")
    for kind, block in blocks:
        for piece in block.split("...\n"):
            assert piece.strip("\n") in sources[kind], piece
