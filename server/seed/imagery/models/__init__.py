"""All views by the names of their pictures, gathered from the modules of this folder."""

import json
from importlib import import_module
from pkgutil import iter_modules

VIEWS = {}
_modules = {}

for _entry in iter_modules(__path__):
    for _name, _view in getattr(import_module(f"models.{_entry.name}"), "VIEWS", {}).items():
        if _name in VIEWS:
            raise ValueError(f"{_entry.name} and {_modules[_name]} declare the picture {_name}")
        VIEWS[_name] = _view
        _modules[_name] = _entry.name


def print_views():
    """Prints the module and the folder of each picture as JSON, for imagery.py."""
    views = {
        name: {"module": _modules[name], "folder": view.folder} for name, view in VIEWS.items()
    }
    print(json.dumps(views), flush=True)
