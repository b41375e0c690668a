"""Shapes that parts are made of: solids of revolution, plates with holes, threads, sweeps, screws, texts.

A shape is made in the xy plane with its height along +z; `location` is where its base centre goes
and `facing` where its +z points (`scene.FACINGS`). Lengths are millimetres, angles degrees.
"""

from math import cos, pi, radians, sin
from pathlib import Path

import bmesh
import bpy
from mathutils import Vector

from materials import screw_metal
from scene import link, orient, outside_parts

# Outlines: closed lists of points


def rectangle(width, height, x=0, y=0):
    """Outline of a rectangle around (x, y)."""
    return [
        (x + sx * width / 2, y + sy * height / 2) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def rounded_rectangle(width, height, radius=1, x=0, y=0, steps=6):
    """Outline of a rectangle with rounded corners around (x, y)."""
    radius = min(radius, width / 2 - 1e-4, height / 2 - 1e-4)
    points = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(steps + 1):
            angle = radians(start + 90 * step / steps)
            points.append(
                (
                    x + sx * (width / 2 - radius) + radius * cos(angle),
                    y + sy * (height / 2 - radius) + radius * sin(angle),
                )
            )
    return points


def circle(radius, x=0, y=0, steps=48):
    """Outline of a circle around (x, y)."""
    return polygon(radius, steps, x, y)


def polygon(radius, corners, x=0, y=0, start=0):
    """Outline of a regular polygon; `radius` reaches to its corners, `start` is the first one's angle."""
    angles = [2 * pi * i / corners + radians(start) for i in range(corners)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def hexagon(across_flats, x=0, y=0, start=0):
    """Outline of a hexagon by its width across flats."""
    return polygon(across_flats / 2 / cos(pi / 6), 6, x, y, start)


def slot(length, width, x=0, y=0, vertical=False):
    """Outline of a slot with round ends."""
    points = rounded_rectangle(length, width, width / 2 - 1e-3, steps=10)
    return [(x + (q if vertical else p), y + (p if vertical else q)) for p, q in points]


# Solids


def _smooth(mesh, angle):
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = radians(angle)


def _bevel(solid, width, segments=3, angle=40):
    modifier = solid.modifiers.new("bevel", "BEVEL")
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = radians(angle)
    modifier.harden_normals = True
    modifier.use_clamp_overlap = False


def solid_of(
    mesh,
    material,
    location=(0, 0, 0),
    facing="top",
    rotation=None,
    bevel=0,
    bevel_angle=40,
    smooth_angle=35,
):
    """Returns an object of a mesh; edges sharper than `bevel_angle` are rounded by `bevel`."""
    _smooth(mesh, smooth_angle)
    mesh.materials.clear()
    if material:
        mesh.materials.append(material)
    solid = link(bpy.data.objects.new(mesh.name, mesh))
    orient(solid, location, facing, rotation)
    if bevel:
        _bevel(solid, bevel, angle=bevel_angle)
    return solid


def mesh_of(name, vertices, faces, weld=0):
    """Returns a mesh with outward normals; vertices nearer than `weld` become one."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    edit = bmesh.new()
    edit.from_mesh(mesh)
    if weld:
        bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=weld)
        bmesh.ops.dissolve_degenerate(edit, dist=weld / 10, edges=edit.edges)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(mesh)
    edit.free()
    return mesh


def box(size, centre, material, bevel=0.5, rotation=None, facing="top"):
    """A box by its size and centre."""
    edit = bmesh.new()
    bmesh.ops.create_cube(edit, size=1)
    bmesh.ops.scale(edit, vec=size, verts=edit.verts)
    mesh = bpy.data.meshes.new("box")
    edit.to_mesh(mesh)
    edit.free()
    return solid_of(mesh, material, centre, facing, rotation, bevel)


def block(x, y, z, material, bevel=0.5):
    """A box by its bounds: (from, to) along each axis."""
    bounds = (x, y, z)
    size = tuple(abs(high - low) for low, high in bounds)
    centre = tuple((low + high) / 2 for low, high in bounds)
    return box(size, centre, material, bevel)


def lathe(
    profile,
    material,
    location=(0, 0, 0),
    facing="top",
    rotation=None,
    steps=96,
    bevel=0,
    smooth_angle=30,
    closed=False,
):
    """Revolves a profile of (radius, z) about z; a closed profile makes a ring."""
    count = len(profile)
    vertices = [
        (r * cos(2 * pi * i / steps), r * sin(2 * pi * i / steps), z)
        for i in range(steps)
        for r, z in profile
    ]
    faces = []
    for i in range(steps):
        j = (i + 1) % steps
        for p in range(count if closed else count - 1):
            q = (p + 1) % count
            faces.append((i * count + p, j * count + p, j * count + q, i * count + q))
    mesh = mesh_of("lathe", vertices, faces, weld=1e-4)
    return solid_of(
        mesh, material, location, facing, rotation, bevel, bevel_angle=30, smooth_angle=smooth_angle
    )


def cylinder(
    radius,
    height,
    location,
    material,
    facing="top",
    bevel=0.4,
    top_radius=None,
    steps=64,
    rotation=None,
):
    """A cylinder, or a cone with `top_radius`, with rounded rims."""
    top = radius if top_radius is None else top_radius
    rim = min(bevel, radius * 0.45, height * 0.45, top * 0.9)
    profile = [(0, 0)]
    if rim > 0:
        quarter = [pi / 2 * i / 3 for i in range(4)]
        profile += [(radius - rim + rim * sin(a), rim - rim * cos(a)) for a in quarter]
        profile += [(top - rim + rim * cos(a), height - rim + rim * sin(a)) for a in quarter]
    else:
        profile += [(radius, 0), (top, height)]
    profile.append((0, height))
    return lathe(profile, material, location, facing, rotation, steps, smooth_angle=40)


def ring(inner, outer, height, location, material, facing="top", bevel=0.3, steps=72):
    """A ring by its radii."""
    rim = min(bevel, (outer - inner) * 0.4, height * 0.4)
    corners = (
        (outer - rim, rim, -90),
        (outer - rim, height - rim, 0),
        (inner + rim, height - rim, 90),
        (inner + rim, rim, 180),
    )
    profile = [
        (r + rim * cos(radians(start + 30 * i)), z + rim * sin(radians(start + 30 * i)))
        for r, z, start in corners
        for i in range(4)
    ]
    return lathe(profile, material, location, facing, None, steps, smooth_angle=40, closed=True)


def _plate_mesh(outline, holes, thickness, rim=0):
    rim = min(rim, thickness * 0.45)
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.extrude = thickness / 2 - rim
    curve.resolution_u = 1
    if rim:
        curve.bevel_depth = rim
        curve.bevel_resolution = 2
        curve.offset = -rim
    for points in [outline, *holes]:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for point, (x, y) in zip(spline.points, points):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    sketch = bpy.data.objects.new("plate", curve)
    bpy.context.scene.collection.objects.link(sketch)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(
        sketch.evaluated_get(bpy.context.evaluated_depsgraph_get())
    )
    bpy.data.objects.remove(sketch)
    bpy.data.curves.remove(curve)
    edit = bmesh.new()
    edit.from_mesh(mesh)
    bmesh.ops.translate(edit, verts=edit.verts, vec=(0, 0, thickness / 2))
    bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=1e-3)
    if not holes:
        bmesh.ops.dissolve_limit(edit, angle_limit=radians(0.5), verts=edit.verts, edges=edit.edges)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(mesh)
    edit.free()
    return mesh


def plate(
    outline,
    thickness,
    location,
    material,
    holes=(),
    facing="front",
    bevel=0.4,
    rotation=None,
    smooth_angle=35,
):
    """An outline with holes, extruded: its back lies at `location`, its face points to `facing`.

    Facing the front, the outline's x stays x and its y becomes z.
    """
    if not (holes and bevel):
        mesh = _plate_mesh(outline, holes, thickness)
        return solid_of(
            mesh, material, location, facing, rotation, bevel, smooth_angle=smooth_angle
        )
    mesh = _plate_mesh(outline, holes, thickness, bevel)
    solid = solid_of(mesh, material, location, facing, rotation, smooth_angle=42)
    normals = solid.modifiers.new("normals", "WEIGHTED_NORMAL")
    normals.mode = "FACE_AREA_WITH_ANGLE"
    normals.keep_sharp = True
    return solid


def cut(solid, cutters, bevel=None, bevel_angle=40):
    """Takes the cutters away from a solid and rounds what is left as before, or by `bevel`."""
    before = [m.width for m in solid.modifiers if m.type == "BEVEL"]
    solid.modifiers.clear()
    for cutter in cutters:
        modifier = solid.modifiers.new("cut", "BOOLEAN")
        modifier.object = cutter
        modifier.operation = "DIFFERENCE"
        modifier.solver = "EXACT"
    bpy.context.view_layer.update()
    evaluated = solid.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bpy.data.meshes.new_from_object(evaluated)
    solid.modifiers.clear()
    solid.data = mesh
    _smooth(mesh, 35)
    for cutter in cutters:
        bpy.data.objects.remove(cutter)
    width = bevel if bevel is not None else next(iter(before), 0)
    if width:
        _bevel(solid, width, angle=bevel_angle)
    return solid


def sweep(frames, section, material, smooth_angle=35, caps=True):
    """Sweeps a section through frames of (origin, direction of the section's x, of its y)."""
    count = len(section)
    vertices = []
    for origin, across, up in frames:
        origin, across, up = Vector(origin), Vector(across), Vector(up)
        vertices += [origin + across * x + up * y for x, y in section]
    faces = []
    for i in range(len(frames) - 1):
        for p in range(count):
            q = (p + 1) % count
            faces.append((i * count + p, i * count + q, (i + 1) * count + q, (i + 1) * count + p))
    if caps:
        last = (len(frames) - 1) * count
        faces += [tuple(range(count)), tuple(last + p for p in range(count))]
    return solid_of(mesh_of("sweep", vertices, faces), material, smooth_angle=smooth_angle)


def tube(points, radius, material, closed=False):
    """A round bar along smooth points, such as a wire or a spring."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for point, position in zip(spline.points, points):
        point.co = (*position, 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    curve.materials.append(material)
    return link(bpy.data.objects.new("tube", curve))


def thread(radius, pitch, length, location, material, facing="top", steps=72):
    """An external metric thread with a run-out at its end; `radius` is the major one."""
    depth = pitch * 0.55
    turns = max(4, int(length / pitch * 10))
    vertices = []
    for j in range(turns + 1):
        z = length * j / turns
        for i in range(steps):
            phase = (z / pitch - i / steps) % 1.0
            flank = min(1, max(0, (abs(phase * 2 - 1) - 0.12) / 0.76))
            run_out = depth * max(0, (z - (length - pitch * 0.9)) / (pitch * 0.9)) * 1.05
            r = min(radius - depth + depth * flank, radius - run_out)
            angle = 2 * pi * i / steps
            vertices.append((r * cos(angle), r * sin(angle), z))
    faces = []
    for j in range(turns):
        for i in range(steps):
            k = (i + 1) % steps
            faces.append((j * steps + i, j * steps + k, (j + 1) * steps + k, (j + 1) * steps + i))
    mesh = bpy.data.meshes.new("thread")
    mesh.from_pydata(vertices, [], faces)
    return solid_of(mesh, material, location, facing, smooth_angle=60)


def screw(
    radius, location, facing="front", kind="pozidriv", material=None, height=None, rotation=20
):
    """A screw head with a real recess (`pozidriv`, `slot`, `both` or `hex`) that sits on `location`."""
    height = height or radius * 0.55

    def make():
        head = cylinder(radius, height, (0, 0, 0), None, bevel=radius * 0.12, steps=40)
        cutters = []
        if kind in ("pozidriv", "both"):
            for angle in (0, 90):
                arm = (radius * 1.25, radius * 0.26, height * 1.2)
                cutters.append(box(arm, (0, 0, height * 1.05), None, 0, rotation=angle))
        if kind in ("slot", "both"):
            groove = (radius * 2.4, radius * 0.28, height * 0.9)
            cutters.append(box(groove, (0, 0, height * 1.05), None, 0))
        if kind == "hex":
            socket = polygon(radius * 0.55, 6)
            cutters.append(plate(socket, height, (0, 0, height * 0.4), None, facing="top", bevel=0))
        bpy.context.view_layer.update()
        cut(head, cutters)
        mesh = head.data
        bpy.data.objects.remove(head)
        return mesh

    mesh = outside_parts(make)
    return solid_of(mesh, material or screw_metal(), location, facing, rotation)


_faces = Path(__file__).resolve().parents[3] / "e2e" / "typefaces" / "arial"
FONTS = {"bold": str(_faces / "bold.woff2"), "regular": str(_faces / "regular.woff2")}


def text(
    content,
    size,
    location,
    material,
    facing="front",
    font="bold",
    align="CENTER",
    rotation=None,
    spacing=1.0,
):
    """A print or an engraving, standing 0.02 mm proud; a label is geometry, never a texture."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body = content
    curve.size = size
    curve.align_x = align
    curve.align_y = "CENTER"
    curve.extrude = 0.02
    curve.resolution_u = 4
    curve.space_character = spacing
    path = FONTS[font]
    loaded = (f for f in bpy.data.fonts if f.filepath == path)
    curve.font = next(loaded, None) or bpy.data.fonts.load(path)
    curve.materials.append(material)
    return orient(link(bpy.data.objects.new("text", curve)), location, facing, rotation)


def hex_nut(
    across_flats, height, location, material, facing="top", bore=0, chamfer=0.12, rotation=0
):
    """A hexagon with chamfered corners; `bore` is the radius of its hole, `chamfer` a share of its height."""

    def make():
        half = across_flats / 2
        corner = half / cos(pi / 6)
        drop = height * chamfer * 1.6
        body = plate(hexagon(across_flats), height, (0, 0, 0), None, facing="top", bevel=0)
        cone = lathe(
            [
                (0, 0),
                (half * 0.985, 0),
                (corner * 1.03, drop),
                (corner * 1.03, height - drop),
                (half * 0.985, height),
                (0, height),
            ],
            None,
        )
        modifier = body.modifiers.new("chamfer", "BOOLEAN")
        modifier.object = cone
        modifier.operation = "INTERSECT"
        modifier.solver = "EXACT"
        cutters = []
        if bore:
            cutters.append(cylinder(bore, height * 3, (0, 0, -height), None, bevel=0))
        bpy.context.view_layer.update()
        evaluated = body.evaluated_get(bpy.context.evaluated_depsgraph_get())
        body.data = bpy.data.meshes.new_from_object(evaluated)
        body.modifiers.clear()
        bpy.data.objects.remove(cone)
        if cutters:
            cut(body, cutters)
        mesh = body.data
        bpy.data.objects.remove(body)
        return mesh

    mesh = outside_parts(make)
    return solid_of(
        mesh,
        material,
        location,
        facing,
        rotation,
        bevel=across_flats * 0.009,
        bevel_angle=28,
        smooth_angle=30,
    )


# Lofts and paths


def loft(sections, material, smooth_angle=45, caps=True):
    """Skins closed sections (lists of equally many points) one after the other."""
    count = len(sections[0])
    vertices = [point for section in sections for point in section]
    faces = []
    for j in range(len(sections) - 1):
        for i in range(count):
            k = (i + 1) % count
            faces.append((j * count + i, j * count + k, (j + 1) * count + k, (j + 1) * count + i))
    if caps:
        last = (len(sections) - 1) * count
        faces += [tuple(range(count)), tuple(last + i for i in range(count))]
    return solid_of(mesh_of("loft", vertices, faces), material, smooth_angle=smooth_angle)


def smooth_path(corners, steps=12):
    """Returns points of a smooth path (Catmull-Rom) through corners."""
    corners = [Vector(corner) for corner in corners]
    padded = [2 * corners[0] - corners[1], *corners, 2 * corners[-1] - corners[-2]]
    points = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for step in range(steps):
            t = step / steps
            points.append(
                0.5
                * (
                    2 * b
                    + (c - a) * t
                    + (2 * a - 5 * b + 4 * c - d) * t**2
                    + (3 * b - a - 3 * c + d) * t**3
                )
            )
    return [tuple(point) for point in [*points, corners[-1]]]


def frames_along(points, up=(0, 0, 1)):
    """Returns frames for `sweep` along points, without twist, the sections' y near `up`."""
    points = [Vector(point) for point in points]
    up = Vector(up)
    frames = []
    for i, point in enumerate(points):
        ahead = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        up = (up - ahead * up.dot(ahead)).normalized()
        frames.append((point, up.cross(ahead), up))
    return frames


def bore_thread(radius, pitch, length, location, material, facing="top", steps=64):
    """An internal thread that runs out to the major `radius` at both ends, for a bore of that radius."""
    depth = pitch * 0.55
    turns = max(8, int(length / pitch * 12))
    rows = []
    for j in range(turns + 1):
        z = length * j / turns
        run_out = max(0, 1 - min(z, length - z) / (pitch * 0.5)) * depth * 1.1
        row = []
        for i in range(steps):
            phase = (z / pitch - i / steps) % 1.0
            flank = min(1, max(0, (abs(phase * 2 - 1) - 0.12) / 0.76))
            r = min(radius + 0.05, max(radius - depth + depth * flank, radius - depth + run_out))
            angle = 2 * pi * i / steps
            row.append((r * cos(angle), r * sin(angle), z))
        rows.append(row)
    vertices = [vertex for row in rows for vertex in row]
    faces = [
        (
            j * steps + (i + 1) % steps,
            j * steps + i,
            (j + 1) * steps + i,
            (j + 1) * steps + (i + 1) % steps,
        )
        for j in range(turns)
        for i in range(steps)
    ]
    mesh = bpy.data.meshes.new("bore thread")
    mesh.from_pydata(vertices, [], faces)
    return solid_of(mesh, material, location, facing, smooth_angle=60)
