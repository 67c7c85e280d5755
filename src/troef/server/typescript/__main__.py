"""Writes the page's types and words; says which files were not up to date."""

from __future__ import annotations

from troef.server.typescript import files


def main() -> None:
    """Writes what changed."""
    for path, text in files().items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.name} in {path.parent.name}")


if __name__ == "__main__":
    main()
