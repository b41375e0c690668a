"""The studio of all product pictures: one light, one sweep, and a camera that frames what is there."""

from dataclasses import dataclass
from math import cos, radians, sin

import bpy
import numpy
from mathutils import Vector

from materials import matt
from scene import link, outside_parts
from shapes import solid_of

FLOOR = "FLOOR"


@dataclass(frozen=True)
class Softbox:
    """A soft rectangle of light, or of shade with a negative radiance, in the environment.

    Angles in degrees: azimuth 0 is the camera's side and 90 the right one.
    """

    azimuth: float
    elevation: float
    width: float
    height: float
    radiance: float
    softness: float


@dataclass(frozen=True)
class Light:
    """Softboxes before a gradient from the bottom over the horizon to the top."""

    softboxes: tuple
    top: float
    horizon: float
    bottom: float


LIGHTS = {
    "soft": Light(
        (
            Softbox(-48, 42, 44, 44, 5.0, 6),
            Softbox(60, 22, 26, 56, 1.6, 6),
            Softbox(10, 78, 70, 46, 1.8, 10),
            Softbox(140, 36, 22, 60, 4.5, 7),
            Softbox(-140, 30, 18, 50, 2.4, 7),
        ),
        top=0.6,
        horizon=0.3,
        bottom=0.25,
    ),
    "metal": Light(
        (
            Softbox(-58, 30, 26, 74, 8.5, 5),
            Softbox(62, 22, 16, 72, 5.0, 4),
            Softbox(0, 80, 60, 40, 2.2, 8),
            Softbox(150, 32, 20, 60, 4.0, 8),
            Softbox(-18, 8, 10, 60, -0.85, 4),
            Softbox(28, 8, 12, 60, -0.9, 4),
        ),
        top=0.7,
        horizon=0.4,
        bottom=0.35,
    ),
}


def light_studio(style):
    """Lays the floor below what is there and lights it with a style of `LIGHTS`."""
    points = _points()
    low = [min(point[axis] for point in points) for axis in range(3)]
    high = [max(point[axis] for point in points) for axis in range(3)]
    reach = max(high[axis] - low[axis] for axis in range(3)) * 30
    middle = ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2])

    def floor():
        mesh = bpy.data.meshes.new(FLOOR)
        corners = [(-reach, -reach, 0), (reach, -reach, 0), (reach, reach, 0), (-reach, reach, 0)]
        mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
        return solid_of(mesh, matt("floor", (0.86, 0.865, 0.87, 1)), middle)

    outside_parts(floor)
    _light_environment(LIGHTS[style])


def _light_environment(light, width=1024, height=512):
    """Paints the light into the environment.

    Cycles samples a painted environment by its brightness, so a single source
    gives little noise and an even floor.
    """
    rows, columns = numpy.mgrid[0:height, 0:width].astype(numpy.float32)
    elevation = numpy.radians((rows + 0.5) / height * 180 - 90)
    turn = numpy.pi - (columns + 0.5) / width * 2 * numpy.pi
    x = numpy.cos(turn) * numpy.cos(elevation)
    y = numpy.sin(turn) * numpy.cos(elevation)
    z = numpy.sin(elevation)
    rise = numpy.clip(numpy.degrees(elevation) / 180 + 0.5, 0, 1)
    lower = light.bottom + (light.horizon - light.bottom) * (rise / 0.5)
    upper = (
        light.horizon + (light.top - light.horizon) * numpy.clip((rise - 0.5) / 0.5, 0, 1) ** 1.2
    )
    radiance = numpy.where(rise < 0.5, lower, upper)
    for softbox in light.softboxes:
        covered = _coverage(softbox, x, y, z)
        if softbox.radiance >= 0:
            radiance = radiance + covered * softbox.radiance
        else:
            radiance = radiance * (1 - covered * min(1, -softbox.radiance))

    pixels = numpy.ones((height, width, 4), numpy.float32)
    pixels[..., :3] = radiance[..., None]
    image = bpy.data.images.new("environment", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    image.pack()

    # Camera rays that miss the floor see the floor's own brightness, so that there is no horizon.
    solid_angle = numpy.cos(elevation) * numpy.radians(180 / height) * numpy.radians(360 / width)
    irradiance = float((radiance * solid_angle * numpy.clip(z, 0, None)).sum())
    floor = [irradiance / numpy.pi * albedo for albedo in (0.86, 0.865, 0.87)]
    _connect_world(image, floor)


def _coverage(softbox, x, y, z):
    """Returns how much of each direction a softbox covers: a rectangle in its tangent plane."""
    azimuth, elevation = radians(softbox.azimuth), radians(softbox.elevation)
    ahead = (sin(azimuth) * cos(elevation), -cos(azimuth) * cos(elevation), sin(elevation))
    right = (cos(azimuth), sin(azimuth), 0)
    up = numpy.cross(right, ahead)
    distance = x * ahead[0] + y * ahead[1] + z * ahead[2]
    visible = distance > 0.05
    divisor = numpy.where(visible, distance, numpy.inf)
    across = (x * right[0] + y * right[1]) / divisor
    along = (x * up[0] + y * up[1] + z * up[2]) / divisor
    edge = numpy.tan(radians(softbox.softness))

    def ramp(position, half):
        t = numpy.clip((half - numpy.abs(position)) / edge + 0.5, 0, 1)
        return t**2 * (3 - 2 * t)

    half_width = numpy.tan(radians(softbox.width / 2))
    half_height = numpy.tan(radians(softbox.height / 2))
    return ramp(across, half_width) * ramp(along, half_height) * visible


def _connect_world(image, floor):
    world = bpy.data.worlds.new("studio")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    new, connect = tree.nodes.new, tree.links.new
    output = new("ShaderNodeOutputWorld")
    environment = new("ShaderNodeTexEnvironment")
    light = new("ShaderNodeBackground")
    backdrop = new("ShaderNodeBackground")
    path = new("ShaderNodeLightPath")
    mix = new("ShaderNodeMixShader")
    environment.image = image
    backdrop.inputs[0].default_value = (*floor, 1)
    connect(environment.outputs[0], light.inputs[0])
    connect(path.outputs["Is Camera Ray"], mix.inputs[0])
    connect(light.outputs[0], mix.inputs[1])
    connect(backdrop.outputs[0], mix.inputs[2])
    connect(mix.outputs[0], output.inputs[0])
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 512


def _points():
    """Returns points of everything but the floor: up to about 400 of each mesh."""
    points = []
    for instance in bpy.context.evaluated_depsgraph_get().object_instances:
        thing = instance.object
        if thing.type not in ("MESH", "CURVE", "FONT") or thing.name.startswith(FLOOR):
            continue
        matrix = instance.matrix_world.copy()
        if thing.type == "MESH":
            vertices = thing.data.vertices
            step = max(1, len(vertices) // 400)
            points += [matrix @ vertices[i].co for i in range(0, len(vertices), step)]
        else:
            points += [matrix @ Vector(corner) for corner in thing.bound_box]
    return points


def frame(azimuth, elevation, fill, lens=85, shift=(0, 0.02)):
    """Points a camera at what is there from a direction, so that it fills a share of the frame.

    `shift` moves it from the centre, as a share of half the frame.
    """
    scene = bpy.context.scene
    points = _points()
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    camera.sensor_width = 36
    camera.clip_start = 0.1
    camera.clip_end = 1e6
    holder = outside_parts(lambda: link(bpy.data.objects.new("camera", camera)))
    scene.camera = holder
    aspect = scene.render.resolution_x / scene.render.resolution_y
    half = 36 / 2 / lens
    half_x, half_y = (half, half / aspect) if aspect >= 1 else (half * aspect, half)
    a, e = radians(azimuth), radians(elevation)
    ahead = -Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    holder.rotation_mode = "QUATERNION"
    holder.rotation_quaternion = ahead.to_track_quat("-Z", "Y")
    axes = holder.rotation_quaternion.to_matrix()
    right, up = axes.col[0], axes.col[1]
    centre = sum(points, Vector()) / len(points)
    radius = max((point - centre).length for point in points)
    position = centre - ahead * radius * 2 * lens / 36 * 1.2
    # Perspective makes the extent depend on the distance: approach the fit in steps.
    for _ in range(25):
        seen = [(point - position) for point in points]
        depths = [max(1e-3, ray.dot(ahead)) for ray in seen]
        xs = [ray.dot(right) / depth / half_x for ray, depth in zip(seen, depths)]
        ys = [ray.dot(up) / depth / half_y for ray, depth in zip(seen, depths)]
        distance = (centre - position).dot(ahead)
        position += right * ((min(xs) + max(xs)) / 2 - shift[0]) * half_x * distance
        position += up * ((min(ys) + max(ys)) / 2 - shift[1]) * half_y * distance
        extent = max(max(xs) - min(xs), max(ys) - min(ys)) / 2 / fill
        position -= ahead * distance * (extent - 1) * 0.8
    holder.location = position
