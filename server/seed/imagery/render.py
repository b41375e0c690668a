"""Runs in Blender: renders pictures by name, each twice with different noise.

blender --background --python render.py -- FOLDER WIDTH SAMPLES NAME...
writes FOLDER/NAME.a.exr and FOLDER/NAME.b.exr
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy

import lighting
import scene
from models import VIEWS


def render(name, folder, width, samples):
    view = VIEWS[name]
    scene.reset()
    settings = scene.configure_render(width, round(width / view.aspect), samples)
    view.build()
    bpy.context.view_layer.update()
    lighting.light_studio(view.light)
    lighting.frame(view.azimuth, view.elevation, view.fill, view.lens, view.shift)
    for half, seed in (("a", 3), ("b", 91)):
        settings.cycles.seed = seed
        settings.render.filepath = str(folder / f"{name}.{half}.exr")
        bpy.ops.render.render(write_still=True)


folder, width, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
for name in names:
    render(name, Path(folder), int(width), int(samples))
    print(f"rendered {name}", flush=True)
