"""The docs as a static site, in build/site or where it is told: python docs/site.py [FOLDER]"""

from __future__ import annotations

import argparse
import re
import shutil
from html import unescape
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[1]
PAGES = ("*.md", "docs/*.md", "src/troef/games/*/README.md")
# what pages link to
FILES = ("docs/pictures/*.svg", "docs/images/*.png", "docs/*.py", "docs/*.css", "docs/games/**/*.*", "deploy/*")
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><link rel="stylesheet" href="{up}docs/site.css">
<nav>{nav}</nav>
<main>{body}</main></html>
"""
NAV = {
    "index": "Troef",
    "docs/learn": "Learn",
    "docs/terminal": "Terminal",
    "docs/hosting": "Host",
    "docs/write-a-bot": "Write a bot",
    "docs/research": "Research",
    "docs/performance": "Speed",
    "docs/faq": "Questions",
    "docs/index": "All pages",
}


def pages() -> list[Path]:
    """Every page, from the root of the project."""
    return sorted(path.relative_to(ROOT) for pattern in PAGES for path in ROOT.glob(pattern))


def target(page: Path) -> Path:
    """Where a page is put."""
    return Path("index.html") if page == Path("README.md") else page.with_suffix(".html")


def html(page: Path) -> str:
    """A page, with links to pages turned into links to what they become."""
    text = re.sub(r"^<!--.*-->\n", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.M)  # notes to who writes
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    body = re.sub(r"<(h\d)>(.+?)</\1>", _named, body)
    body = re.sub(r'href="([^":]+)\.md(#[^"]*)?"', _linked, body)
    body = re.sub(r'href="([^":]+/)"', r'href="\1index.html"', body)  # a folder, also where no server looks into it
    up = "../" * (len(page.parts) - 1)
    return PAGE.format(title=heading(page), up=up, nav=navigation(up, target(page)), body=body)


def heading(page: Path) -> str:
    """What a page calls itself."""
    found = re.search(r"^# (.+)$", (ROOT / page).read_text(encoding="utf-8"), re.M)
    return found[1] if found else page.stem


def _named(heading: re.Match[str]) -> str:
    """A heading that links can lead to, by the name it has on GitHub."""
    words = re.sub(r"[^\w -]", "", unescape(re.sub(r"<[^>]+>", "", heading[2])).lower())
    return f'<{heading[1]} id="{words.replace(" ", "-")}">{heading[2]}</{heading[1]}>'


def _linked(link: re.Match[str]) -> str:
    """The README of the root is the first page; those of the games keep their name."""
    path = re.sub(r"^((?:\.\./)*)README$", r"\1index", link[1])
    return f'href="{path}.html{link[2] or ""}"'


def contents() -> str:
    """The list of all pages."""
    listed = "".join(f'<li><a href="../{target(page).as_posix()}">{heading(page)}</a></li>' for page in pages())
    body = f"<h1>All pages</h1><ul>{listed}</ul>"
    return PAGE.format(title="Troef: all pages", up="../", nav=navigation("../", Path("docs/index.html")), body=body)


def navigation(up: str, here: Path) -> str:
    """The way to the main pages, the one that is read marked."""
    marks = {place: ' aria-current="page"' if here == Path(f"{place}.html") else "" for place in NAV}
    return "\n".join(f'<a href="{up}{place}.html"{marks[place]}>{name}</a>' for place, name in NAV.items())


def build(out: Path) -> int:
    """Writes the site anew; returns how many pages it has."""
    shutil.rmtree(out, ignore_errors=True)
    for page in pages():
        place = out / target(page)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(html(page), encoding="utf-8")
    (out / "docs/index.html").write_text(contents(), encoding="utf-8")
    for file in (path for pattern in FILES for path in ROOT.glob(pattern) if path.is_file()):
        copy = out / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    return len(pages())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="The docs as a static site.")
    parser.add_argument("where", nargs="?", type=Path, default=ROOT / "build/site", help="the folder, made anew")
    asked = parser.parse_args()
    print(f"{build(asked.where)} pages in {asked.where}")
