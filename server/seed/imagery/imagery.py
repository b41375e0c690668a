#!/usr/bin/env python3
"""Renders pictures of the seed: `imagery.py [--preview [--sheet FILE] | --draft] [--all] NAME...`

`imagery.py --contact-sheet FILE` lays all pictures there are side by side.

NAME is a picture without `.jpg`, or the beginning of several, such as `brass-`. Pictures whose
models are unchanged since they were rendered are skipped. See README.md.
"""

import argparse
import ast
import hashlib
import json
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

import finish

HERE = Path(__file__).resolve().parent
MEDIA = HERE.parent / "media"
# The source hash and size of each rendered picture.
SOURCES = HERE / "rendered.json"

# Widths in pixels. 1200 is above the largest width that pages are sent (1080) and lets the lens open at 2.5.
PRODUCT_SIZE, GALLERY_SIZE, DRAFT_SIZE = 1200, 1600, 800
SAMPLES = 4
# Number of pictures that one Blender process renders.
BATCH = 8
PREVIEW_SIZE, PREVIEW_SAMPLES = 420, 6


def main():
    arguments = _arguments()
    if arguments.contact_sheet:
        _sheet([_file(name) for name in _names([])], arguments.contact_sheet, columns=16, side=200)
        return
    names = _names(arguments.names)
    if not arguments.names:
        # Views that no product or category shows have no file.
        names = [name for name in names if _file(name).exists()]
    if not arguments.preview and not arguments.all:
        names = [name for name in names if not _up_to_date(name)]
    if not names:
        print("Everything is up to date.")
        return
    with tempfile.TemporaryDirectory() as folder:
        if arguments.preview:
            _preview(names, Path(folder), arguments.sheet)
        else:
            for size, batch in _batches(names, arguments.draft):
                _pictures(batch, Path(folder), size)


def _batches(names, is_draft):
    """Parts the names by their size, and so that an interrupted run loses few pictures."""
    size_of = {name: DRAFT_SIZE if is_draft else _full_size(name) for name in names}
    for size in sorted(set(size_of.values())):
        of_size = [name for name in names if size_of[name] == size]
        for start in range(0, len(of_size), BATCH):
            yield size, of_size[start : start + BATCH]


def _preview(names, folder, sheet):
    _render(names, folder, PREVIEW_SIZE, PREVIEW_SAMPLES)
    targets = [folder / f"{name}.png" for name in names]
    for name, target in zip(names, targets):
        finish.finish(*_halves(name, folder), target)
    _sheet(targets, sheet, columns=4, side=PREVIEW_SIZE)


def _full_size(name):
    return PRODUCT_SIZE if _views()[name]["folder"] == "products" else GALLERY_SIZE


def _file(name):
    return MEDIA / _views()[name]["folder"] / f"{name}.jpg"


def _pictures(names, folder, size):
    _render(names, folder, size, SAMPLES)
    for name in names:
        halves = _halves(name, folder)
        finish.finish(*halves, _file(name))
        for half in halves:
            half.unlink()
        _record(name, size)
        print(name, flush=True)


def _arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="pictures; none means all there are")
    parser.add_argument("--preview", action="store_true", help="small and noisy, in seconds")
    parser.add_argument(
        "--sheet", default="previews.png", help="file of the previews, side by side"
    )
    parser.add_argument("--contact-sheet", metavar="FILE", help="all pictures there are, small")
    parser.add_argument("--draft", action="store_true", help="800 px, until the next run")
    parser.add_argument("--all", action="store_true", help="render what is up to date as well")
    return parser.parse_args()


@cache
def _views():
    """Returns the module and the folder of each picture; only Blender can import the models."""
    script = f"import sys; sys.path.insert(0, {str(HERE)!r}); import models; models.print_views()"
    command = ["blender", "--background", "--python-expr", script]
    run = subprocess.run(command, capture_output=True, text=True)
    line = next((line for line in run.stdout.splitlines() if line.startswith("{")), None)
    if line is None:
        sys.exit(run.stdout + run.stderr)
    return json.loads(line)


def _names(wanted):
    names = list(_views())
    unknown = [start for start in wanted if not any(name.startswith(start) for name in names)]
    if unknown:
        sys.exit(f"No picture begins with: {', '.join(unknown)}")
    return [name for name in names if not wanted or any(name.startswith(w) for w in wanted)]


def _halves(name, folder):
    return [folder / f"{name}.{half}.exr" for half in "ab"]


def _render(names, folder, size, samples):
    command = ["blender", "--background", "--python", HERE / "render.py", "--"]
    run = subprocess.run(
        [*command, folder, str(size), str(samples), *names], capture_output=True, text=True
    )
    if not all(half.exists() for name in names for half in _halves(name, folder)):
        sys.exit(run.stdout + run.stderr)


def _source_of(name):
    """Returns a hash of the models a picture shows: their module and those it imports.

    Excludes the studio and the shapes, which change with every family; `--all` renders everything again.
    """
    files, pending = {}, [_views()[name]["module"]]
    while pending:
        module = pending.pop()
        if module in files:
            continue
        content = (HERE / "models" / f"{module}.py").read_text()
        files[module] = content
        for statement in ast.walk(ast.parse(content)):
            if isinstance(statement, ast.ImportFrom) and statement.module.startswith("models."):
                pending.append(statement.module.removeprefix("models."))
    content = "".join(files[module] for module in sorted(files))
    return hashlib.sha256(content.encode()).hexdigest()[:16]


def _recorded():
    return json.loads(SOURCES.read_text()) if SOURCES.exists() else {}


def _up_to_date(name):
    rendered = _recorded().get(name)
    return (
        _file(name).exists()
        and rendered is not None
        and rendered["source"] == _source_of(name)
        and rendered["size"] >= _full_size(name)
    )


def _record(name, size):
    rendered = {**_recorded(), name: {"source": _source_of(name), "size": size}}
    SOURCES.write_text(json.dumps(dict(sorted(rendered.items())), indent=2) + "\n")


def _sheet(files, target, columns, side):
    """Lays the pictures that exist side by side."""
    from PIL import Image

    pictures = [Image.open(file) for file in files if file.exists()]
    columns = min(columns, len(pictures))
    rows = -(-len(pictures) // columns)
    cell = side + 4
    sheet = Image.new("RGB", (columns * cell, rows * cell), (90, 90, 90))
    for index, picture in enumerate(pictures):
        picture.thumbnail((side, side), Image.Resampling.LANCZOS)
        sheet.paste(picture, (index % columns * cell, index // columns * cell))
    sheet.save(target)


if __name__ == "__main__":
    main()
