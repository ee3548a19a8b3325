"""Tags a PDF that was drawn: what each part is, in which order it is read, and in which language.

Without tags a screen reader guesses from where the letters stand, and is silent about drawings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

from pypdf import PdfWriter
from pypdf.generic import (
    ArrayObject,
    BooleanObject,
    DictionaryObject,
    NameObject,
    NumberObject,
    PdfObject,
    TextStringObject,
)

from .paper import Page, Part, Role

_NAMES: Final = {Role.HEADING: "H2", Role.PARAGRAPH: "P", Role.FIGURE: "Figure"}
"""What the standard calls the parts; the heading of the first page is that of the document."""
_FIRST: Final = "H1"


def read(page: Page) -> Sequence[Part]:
    """Return the parts of a page that are read; a part is marked by its place among them."""
    return [part for part in page.parts if part.role is not Role.ASIDE]


def marked(page: Page) -> Iterator[tuple[Part, str]]:
    """Yield the parts of a page, each with what begins it in the page's contents."""
    number = 0
    for part in page.parts:
        if part.role is Role.ASIDE:
            yield part, "/Artifact\nBMC"
        else:
            yield part, f"/Span<</MCID\n{number}>>BDC"
            number += 1


def tagged(octets: bytes, pages: Sequence[Page], lang: str) -> bytes:
    """Return a PDF of ``pages``, drawn with the marks of :func:`marked`, with its structure."""
    writer = PdfWriter(clone_from=BytesIO(octets))
    top = DictionaryObject()
    tree = DictionaryObject({NameObject("/Type"): NameObject("/StructTreeRoot")})
    # The library's own documentation adds objects so; it has no other name for it.
    root, document = writer._add_object(tree), writer._add_object(top)
    sections, parents = ArrayObject(), ArrayObject()
    for number, (page, drawn) in enumerate(zip(pages, writer.pages, strict=True)):
        section = DictionaryObject()
        place = writer._add_object(section)
        kids = ArrayObject(
            writer._add_object(_element(_name(part, number), place, NumberObject(count), part.alt))
            for count, part in enumerate(read(page))
        )
        for kid in kids:
            kid.get_object()[NameObject("/Pg")] = drawn.indirect_reference
        section.update(_element("Sect", document, kids))
        sections.append(place)
        parents.extend((NumberObject(number), kids))
        drawn[NameObject("/StructParents")] = NumberObject(number)
        drawn[NameObject("/Tabs")] = NameObject("/S")
    top.update(_element("Document", root, sections))
    top[NameObject("/Lang")] = TextStringObject(lang)
    tree[NameObject("/K")] = document
    tree[NameObject("/ParentTree")] = DictionaryObject({NameObject("/Nums"): parents})
    tree[NameObject("/ParentTreeNextKey")] = NumberObject(len(pages))
    catalog = writer.root_object
    catalog[NameObject("/StructTreeRoot")] = root
    catalog[NameObject("/MarkInfo")] = DictionaryObject(
        {NameObject("/Marked"): BooleanObject(True)}
    )
    catalog[NameObject("/ViewerPreferences")] = DictionaryObject(
        {NameObject("/DisplayDocTitle"): BooleanObject(True)}
    )
    buffer = BytesIO()
    writer.write(buffer)
    return buffer.getvalue()


def _name(part: Part, page: int) -> str:
    return _FIRST if part.role is Role.HEADING and page == 0 else _NAMES[part.role]


def _element(name: str, parent: PdfObject, kids: PdfObject, alt: str = "") -> DictionaryObject:
    found = DictionaryObject(
        {
            NameObject("/Type"): NameObject("/StructElem"),
            NameObject("/S"): NameObject(f"/{name}"),
            NameObject("/P"): parent,
            NameObject("/K"): kids,
        }
    )
    if alt:
        found[NameObject("/Alt")] = TextStringObject(alt)
    return found
