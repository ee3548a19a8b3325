"""The repository keeps its shape: packages, data files, imports, documents."""

from __future__ import annotations

import ast
import glob
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import packages_distributions, version
from importlib.resources import files
from pathlib import Path, PurePosixPath

import pytest

from heraut.engines.registry import RULES
from heraut.voice.herald.words import LANGUAGES

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETUPTOOLS = PROJECT["tool"]["setuptools"]
PARTS = {"voice": "voice", "engines": "engines", "grammars": "grammars", "nfc": "nfc/cards"}
ENTRIES = {
    ".ci",
    ".gitattributes",
    ".gitignore",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "MANIFEST.in",
    "README.md",
    "audio_fixtures",
    "docs",
    "engines",
    "grammars",
    "nfc",
    "pyproject.toml",
    "tests",
    "voice",
}
ENTRY = re.DOTALL | re.MULTILINE
FENCED = re.compile(r"^```.*?\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def package_of(folder: Path) -> str | None:
    """Return the import name of a folder by the mapping of pyproject.toml."""
    mapped = {path: name for name, path in SETUPTOOLS["package-dir"].items()}
    parts = folder.relative_to(ROOT).parts
    for count in range(len(parts), 0, -1):
        head = mapped.get("/".join(parts[:count]))
        if head:
            return ".".join((head, *parts[count:]))
    return None


def folder_of(package: str) -> Path:
    """Return the folder of an import name; the inverse of package_of."""
    head, tail = package, []
    while head not in SETUPTOOLS["package-dir"]:
        head, _, last = head.rpartition(".")
        tail.insert(0, last)
    return ROOT.joinpath(SETUPTOOLS["package-dir"][head], *tail)


def sources(part: str) -> list[Path]:
    found = sorted((ROOT / PARTS[part]).rglob("*.py"))
    assert found, part
    return found


def data_files() -> Iterator[tuple[str, PurePosixPath]]:
    """Yield every data file of the packages: the nearest package, and the path below it."""
    for part in PARTS:
        for path in sorted((ROOT / PARTS[part]).rglob("*")):
            if not path.is_file() or path.suffix == ".py" or "__pycache__" in path.parts:
                continue
            owner = next(up for up in path.parents if (up / "__init__.py").exists())
            package = package_of(owner)
            assert package, owner
            yield package, PurePosixPath(path.relative_to(owner).as_posix())


def imports(path: Path) -> Iterator[str]:
    """Yield the full names of what a module of Héraut imports."""
    package = package_of(path.parent)
    assert package, path
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")
            base = base[: len(base) - node.level + 1] if node.level else []
            module = ".".join([*base, *filter(None, [node.module])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def requirement_name(requirement: str) -> str:
    return re.split(r"[<>=!~;\[ ]", requirement)[0]


def extra(name: str) -> list[str]:
    return list(PROJECT["project"]["optional-dependencies"][name])


def test_nfc_is_nfcpy() -> None:
    from nfc import ContactlessFrontend

    assert ContactlessFrontend.__module__ == "nfc.clf"
    assert not (ROOT / "nfc" / "__init__.py").exists()


def test_every_package_is_listed() -> None:
    found = {
        package_of(init.parent)
        for part in PARTS
        for init in sources(part)
        if init.stem == "__init__"
    }
    assert found == set(SETUPTOOLS["packages"])


def test_every_python_file_is_in_a_package() -> None:
    for part in PARTS:
        for path in sources(part):
            assert (path.parent / "__init__.py").exists(), path


def test_package_data_globs_catch_every_data_file() -> None:
    """As setuptools reads them: relative to the package's folder, ``**`` for any depth."""
    caught: set[tuple[str, PurePosixPath]] = set()
    for package, patterns in SETUPTOOLS["package-data"].items():
        for pattern in patterns:
            # pathlib reads ** in its own way, another one in each version of Python.
            found = glob.glob(pattern, root_dir=folder_of(package), recursive=True)  # noqa: PTH207
            paths = [Path(name) for name in found if (folder_of(package) / name).is_file()]
            assert paths, f"{package}: {pattern} catches nothing"
            caught.update((package, PurePosixPath(path.as_posix())) for path in paths)
    missed = set(data_files()) - caught
    assert not missed


def test_installed_files_are_those_of_this_folder() -> None:
    """What the wheel forgot, or an installation that is older than the sources, shows here."""
    modules = [
        (package_of(p.parent), PurePosixPath(p.name)) for part in PARTS for p in sources(part)
    ]
    assert modules
    for package, below in [*modules, *data_files()]:
        assert package
        here = folder_of(package).joinpath(*below.parts)
        there = files(package).joinpath(*below.parts)
        assert there.is_file(), f"{here} is not installed"
        assert there.read_bytes() == here.read_bytes(), f"{here} differs from the installed one"


@pytest.mark.long
def test_what_is_built_is_whole_and_gives_no_warning(tmp_path: Path) -> None:
    """The source archive, then the wheel from it; with few of the recordings, which take long."""
    tree = tmp_path / "tree"
    tree.mkdir()
    no_caches = shutil.ignore_patterns("__pycache__")
    few_recordings = shutil.ignore_patterns("__pycache__", "*.*.wav")
    for entry in ENTRIES:
        if (ROOT / entry).is_dir():
            few = entry == "audio_fixtures"
            shutil.copytree(ROOT / entry, tree / entry, ignore=few_recordings if few else no_caches)
        else:
            shutil.copy(ROOT / entry, tree)
    kept = {path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.is_file()}

    def build(what: str, folder: Path) -> str:
        """Build in a folder, put it into ``tmp_path``, and return what was told meanwhile."""
        program = f"from setuptools import build_meta; build_meta.build_{what}({str(tmp_path)!r})"
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=folder,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": ""},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout + done.stderr

    name = f"heraut-{PROJECT['project']['version']}"
    told = build("sdist", tree)
    with tarfile.open(tmp_path / f"{name}.tar.gz") as archive:
        archive.extractall(tmp_path, filter="data")
    source = tmp_path / name
    assert not {name for name in kept if not (source / name).is_file()}
    assert {path.name for path in source.iterdir()} - ENTRIES == {
        "PKG-INFO",
        "heraut.egg-info",
        "setup.cfg",
    }

    told += build("wheel", source)
    with zipfile.ZipFile(tmp_path / f"{name}-py3-none-any.whl") as wheel:
        packed = set(wheel.namelist())
    modules = [(package_of(p.parent), p.name) for part in PARTS for p in sources(part)]
    expected = {
        f"{package}".replace(".", "/") + f"/{below}" for package, below in [*modules, *data_files()]
    }
    assert {each for each in packed if not each.startswith(f"{name}.dist-info/")} == expected

    assert not [line for line in told.splitlines() if re.search("(?i)warning|absent", line)]


def test_top_level_entries_are_the_agreed_ones() -> None:
    """Besides them only what Git ignores may lie here, so that no file is added by accident."""
    ignored = [".git", *(ROOT / ".gitignore").read_text(encoding="utf-8").split()]
    if (ROOT / "PKG-INFO").exists():  # the source archive, where setuptools has added two
        ignored += ["PKG-INFO", "setup.cfg"]
    present = {path.name for path in ROOT.iterdir()}
    strange = {
        name
        for name in present - ENTRIES
        if not any(fnmatch(name, pattern.strip("/")) for pattern in ignored)
    }
    assert not strange
    assert present >= ENTRIES


def test_no_tests_folder_is_a_package() -> None:
    """``tests/nfc/__init__.py`` and the like would hide the libraries of the same name."""
    assert not list((ROOT / "tests").rglob("__init__.py"))


def test_readme_holds_exactly_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = [block.strip().splitlines() for block in FENCED.findall(readme)]
    assert readme.count("```") == 4
    assert [len(lines) for lines in blocks] == [1, 1]
    assert "heraut demo" in blocks[0][0]
    assert "pytest" in blocks[1][0]


@pytest.mark.parametrize(
    ("part", "forbidden"),
    [
        ("engines", ("voice", "grammars", "nfc")),
        ("grammars", ("voice", "nfc")),
        ("nfc", ("voice", "engines", "grammars")),
    ],
)
def test_parts_import_only_what_comes_before_them(part: str, forbidden: tuple[str, ...]) -> None:
    banned = tuple(f"heraut.{other}" for other in forbidden)
    for path in sources(part):
        for name in imports(path):
            assert not any(name == b or name.startswith(b + ".") for b in banned), (
                f"{path} imports {name}"
            )


def test_engines_need_nothing_but_the_standard_library() -> None:
    for path in sources("engines"):
        tops = {name.partition(".")[0] for name in imports(path)}
        assert tops <= {*sys.stdlib_module_names, "heraut"}, path


@pytest.mark.parametrize("module", ["atomic_write", "errors"])
def test_what_all_parts_share_needs_nothing_but_the_standard_library(module: str) -> None:
    """Else what one part may not import would come to it by this way."""
    names = {name.partition(".")[0] for name in imports(ROOT / f"voice/main/{module}.py")}
    assert names <= set(sys.stdlib_module_names)


def test_nobody_imports_nfc_bare() -> None:
    """With nfcpy missing, ``import nfc`` would take our folder of that name without complaint."""
    for part in PARTS:
        for path in sources(part):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    assert "nfc" not in {alias.name for alias in node.names}, path


def test_guide_that_is_read_is_the_guide_that_is_heard() -> None:
    read = (ROOT / "docs" / "guide-du-joueur.md").read_text(encoding="utf-8")
    heard = (ROOT / "voice" / "phrases" / "fr" / "guide.md").read_text(encoding="utf-8")
    assert read == heard


def test_version_is_told_once() -> None:
    import heraut

    assert heraut.__version__ == version("heraut") == PROJECT["project"]["version"]
    assert f"## [{heraut.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_dependency_is_justified() -> None:
    project = PROJECT["project"]
    extras = project["optional-dependencies"]
    wanted = [
        *project["dependencies"],
        *(requirement for extra in extras.values() for requirement in extra),
        *PROJECT["build-system"]["requires"],
    ]
    document = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    assert wanted
    for requirement in wanted:
        name = requirement_name(requirement)
        if name != "heraut":
            entry = re.search(rf"^- [^\n]*\*\*{re.escape(name)}\*\*.*?(?=^- |^$)", document, ENTRY)
            bound = re.search(r">=([\d.]+)", requirement)
            assert entry, f"{name} is not justified"
            assert bound and bound[1] in entry[0], f"{name} is justified with another bound"


def test_dependencies_are_the_libraries_that_are_imported() -> None:
    owners = packages_distributions()
    declared = {requirement_name(each).lower() for each in PROJECT["project"]["dependencies"]}
    learning = {requirement_name(each) for each in extra("acoustics")}
    tops = {name.partition(".")[0] for part in PARTS for p in sources(part) for name in imports(p)}
    hearing = {requirement_name(each).replace("-", "_") for each in extra("people")}
    pages = {requirement_name(each) for each in extra("pocket")}
    bridge = {"prism"}  # what prismatoid is imported as
    spreading = {requirement_name(each) for each in extra("cluster")}
    spreading |= {"pyspiel"}  # what open-spiel is imported as
    voices = {"piper"}  # what piper-tts is imported as
    assert learning | hearing | pages | bridge | spreading | voices <= tops
    tops -= learning | hearing | pages | bridge | spreading | voices
    used = set()
    for top in tops - {*sys.stdlib_module_names, "heraut"}:
        # A namespace such as fluent has several owners.
        owning = {owner.lower().replace("_", "-") for owner in owners.get(top, ())} & declared
        assert owning, f"{top} is imported, and no dependency brings it"
        used |= owning
    assert used == declared


def test_what_learning_needs_is_imported_by_its_own_modules_only() -> None:
    """Nothing that runs at the table may need torch."""
    learning = {requirement_name(each) for each in extra("acoustics")}
    rooms = ("adaptation", "making", "measurement", "network", "people")
    own = [ROOT / "voice" / "acoustics" / name for name in rooms]
    for part in PARTS:
        for path in sources(part):
            tops = {name.partition(".")[0] for name in imports(path)}
            assert path.parent in own or not tops & learning, path


def test_what_the_second_ear_needs_is_imported_by_its_own_modules_only() -> None:
    """Whoever has no second ear plays without it."""
    hearing = {requirement_name(each).replace("-", "_") for each in extra("people")}
    own = ROOT / "voice" / "ears" / "second"
    found = {
        path.parent
        for part in PARTS
        for path in sources(part)
        if hearing & {name.partition(".")[0] for name in imports(path)}
    }
    assert found == {own}


def test_what_a_cluster_needs_is_imported_by_one_module_and_only_when_it_is_asked_for() -> None:
    """Whoever has one machine does without, and waits for nothing."""
    spreading = {requirement_name(each) for each in extra("cluster")}
    found = {
        path
        for part in PARTS
        for path in sources(part)
        if spreading & {name.partition(".")[0] for name in imports(path)}
    }
    assert found == {ROOT / "voice" / "workers" / "cluster.py"}
    program = "import sys, heraut.voice.commands.tournament; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True
    )
    assert not spreading & set(done.stdout.split())


def test_what_the_pages_need_is_imported_by_their_own_modules_only() -> None:
    """Whoever plays without phones plays without it."""
    pages = {requirement_name(each) for each in extra("pocket")}
    found = {
        path.parent
        for part in PARTS
        for path in sources(part)
        if pages & {name.partition(".")[0] for name in imports(path)}
    }
    assert found == {ROOT / "voice" / "pocket"}


def test_nothing_at_the_table_imports_the_makers_of_the_model() -> None:
    makers = ("adaptation", "corpus", "making", "measurement", "network", "people")
    for part in PARTS:
        for path in sources(part):
            if "acoustics" not in path.parts:
                for name in imports(path):
                    assert not name.startswith(
                        tuple(f"heraut.voice.acoustics.{maker}" for maker in makers)
                    ), f"{path} imports {name}"


def test_every_command_is_documented() -> None:
    from heraut.voice.commands.main import COMMANDS

    assert COMMANDS
    for document in ("README.md", "docs/stable-commands.md"):
        text = (ROOT / document).read_text(encoding="utf-8")
        for name in COMMANDS:
            assert f"heraut {name}" in text, f"{document} does not tell of {name}"


def test_links_between_documents_lead_somewhere() -> None:
    targets = [
        document.parent / target
        for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text(encoding="utf-8"))
    ]
    assert targets
    assert [str(target) for target in targets if not target.exists()] == []


def test_every_document_can_be_found_from_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    documents = list(ROOT.glob("docs/*.md"))
    assert documents
    for document in documents:
        assert f"](docs/{document.name})" in readme, document.name


@pytest.mark.parametrize("game", sorted(RULES))
def test_every_game_has_its_four_things(game: str) -> None:
    assert RULES[game].name == game
    for lang in LANGUAGES:
        assert (ROOT / "grammars" / lang / f"{game}.yaml").is_file()
        assert (ROOT / "voice" / "phrases" / lang / f"{game}.ftl").is_file()
    assert list((ROOT / "tests" / "playthroughs" / game).glob("*.txt"))


def test_nothing_is_left_of_a_game_that_is_not_registered() -> None:
    shared = {"asides", "common", "confusions", "entering", "lessons", "lots", "setup"}
    shared |= {"setup_typed", "verbs"}
    grammars = {path.stem for path in (ROOT / "grammars").glob("*/*.yaml")} - shared
    engines = {path.parent.name for path in (ROOT / "engines").glob("*/__init__.py")}
    playthroughs = {path.parent.name for path in (ROOT / "tests" / "playthroughs").glob("*/*")}
    assert grammars == playthroughs == set(RULES)
    assert engines <= set(RULES)
