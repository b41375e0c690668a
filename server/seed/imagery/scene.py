"""The scene of a picture: rendering settings and parts. Lengths are millimetres."""

from math import pi, radians

import bpy
from mathutils import Euler, Matrix

_open_part = None

# Rotations that lay a shape made in the xy plane, seen from +z, on a side of a device.
FACINGS = {
    "top": Matrix.Identity(4),
    "front": Matrix.Rotation(pi / 2, 4, "X"),
    "back": Matrix.Rotation(pi, 4, "Z") @ Matrix.Rotation(pi / 2, 4, "X"),
    "bottom": Matrix.Rotation(pi, 4, "X"),
    "right": Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))),
    "left": Matrix(((0, 0, -1, 0), (-1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))),
}


def reset():
    """Starts an empty scene."""
    global _open_part
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _open_part = None


def configure_render(width, height, samples):
    """Sets up Cycles: no caustics, and the passes that the denoiser reads."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    bpy.context.view_layer.cycles.denoising_store_passes = True
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    cycles.sample_clamp_indirect = 6
    render = scene.render
    render.resolution_x = width
    render.resolution_y = height
    render.resolution_percentage = 100
    render.threads_mode = "AUTO"
    render.use_persistent_data = True
    render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    render.image_settings.color_depth = "16"
    render.image_settings.exr_codec = "NONE"
    return scene


def begin(name):
    """Opens a part: what is made until `end` belongs to it and is seen only where it is placed."""
    global _open_part
    _open_part = bpy.data.collections.new(name)
    bpy.context.scene.collection.children.link(_open_part)


def end():
    """Closes the open part and returns it for `place`."""
    global _open_part
    part, _open_part = _open_part, None
    bpy.context.scene.collection.children.unlink(part)
    return part


def place(part, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Puts a copy of a part into the scene, or into the open part; `rotation` in degrees."""
    instance = bpy.data.objects.new(part.name, None)
    instance.instance_type = "COLLECTION"
    instance.instance_collection = part
    instance.location = location
    instance.rotation_euler = [radians(angle) for angle in rotation]
    instance.scale = (scale, scale, scale)
    return link(instance)


def link(thing):
    """Adds an object to the open part, or to the scene."""
    (_open_part or bpy.context.scene.collection).objects.link(thing)
    return thing


def outside_parts(make):
    """Makes something that belongs to the scene even while a part is open."""
    global _open_part
    part, _open_part = _open_part, None
    try:
        return make()
    finally:
        _open_part = part


def orient(thing, location, facing="top", rotation=None):
    """Moves an object so that its own +z points to `facing`; `rotation` (degrees) turns it before."""
    matrix = FACINGS[facing]
    if rotation is not None:
        angles = (0, 0, rotation) if isinstance(rotation, (int, float)) else rotation
        matrix = matrix @ Euler([radians(angle) for angle in angles]).to_matrix().to_4x4()
    thing.matrix_world = Matrix.Translation(location) @ matrix
    return thing
