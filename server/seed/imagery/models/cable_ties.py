"""Cable ties and tie mounts. A tie is a strap along a path; its teeth are on the left of the path."""

from math import cos, pi, radians, sin
from random import Random

from mathutils import Vector

from materials import (
    black_plastic,
    blue_ink,
    ink,
    material,
    natural_polyamide,
    screw_metal,
    stainless,
    zinc,
)
from scene import begin, end, place
from shapes import (
    box,
    circle,
    cut,
    cylinder,
    lathe,
    mesh_of,
    plate,
    ring,
    rounded_rectangle,
    screw,
    solid_of,
    sweep,
    text,
    tube,
)
from view import View


def natural():
    return material("natural tie", "#e9e4d3", 0.38)


def wire_colors():
    return [
        material("wire red", "#b8191d", 0.42),
        material("wire black", "#1d1e20", 0.42),
        material("wire blue", "#1c62a4", 0.42),
        material("wire yellow", "#e6b911", 0.42),
        material("wire green", "#1f8a45", 0.42),
        material("wire grey", "#8e9295", 0.42),
        material("wire white", "#dcdddb", 0.42),
    ]


# Paths: points in a plane, given as (along, up)


def upright(points):
    """Lays a path into the xz plane; a strap along it is as wide as y."""
    return [Vector((x, 0, z)) for x, z in points], Vector((0, -1, 0))


def flat(points, height):
    """Lays a path on the floor; a strap along it stands on its edge."""
    return [Vector((x, y, height)) for x, y in points], Vector((0, 0, 1))


def line(start, stop, steps=60):
    return [tuple(a + (b - a) * i / steps for a, b in zip(start, stop)) for i in range(steps + 1)]


def arc(x, y, radius, start, stop, steps=90):
    angles = [radians(start + (stop - start) * i / steps) for i in range(steps + 1)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def loop_path(radius, head, thickness, tail, lean=0.12):
    """A loop that starts left of the head, turns counterclockwise and leaves through the head."""
    away = head / 2 / radius * 180 / pi
    bend = 1.4
    round_ = arc(0, radius, radius, 90 + away, 450 - (bend + 0.6) / radius * 180 / pi, 120)
    x, z = round_[-1]
    corner = arc(x, z + bend, bend, 270, 180, 8)
    x, z = corner[-1]
    rest = [
        (x + lean * tail * (t / 40) ** 2 * 1.6, z + tail * t / 40 - tail * 0.04 * (t / 40) ** 2)
        for t in range(1, 41)
    ]
    return round_ + corner[1:] + rest


def strap(points, across, width, thickness, made_of, tip=14, teeth=(0, 0), pitch=1.1):
    """A strap with raised edges and a tapered tip; `teeth` is the range of length that has them."""
    lengths = [0]
    for before, after in zip(points, points[1:]):
        lengths.append(lengths[-1] + (after - before).length)
    total = lengths[-1]
    frames = []
    for i, point in enumerate(points):
        ahead = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        up = across.cross(ahead)
        share = 1 if total - lengths[i] > tip else 0.45 + 0.55 * (total - lengths[i]) / tip
        frames.append((point, across * share, up))
    rail, depth, edge = width * 0.17, thickness * 0.28, min(0.25, thickness * 0.2)
    half = width / 2
    section = [
        (-half + edge, 0),
        (half - edge, 0),
        (half, edge),
        (half, thickness - edge),
        (half - edge, thickness),
        (half - rail, thickness),
        (half - rail - 0.15, thickness - depth),
        (-half + rail + 0.15, thickness - depth),
        (-half + rail, thickness),
        (-half + edge, thickness),
        (-half, thickness - edge),
        (-half, edge),
    ]
    sweep(frames, section, made_of, smooth_angle=32)
    first, last = teeth
    vertices, faces = [], []
    position, index = first, 0
    inner = half - rail - 0.1
    while position < last:
        while lengths[index + 1] < position:
            index += 1
        share = (position - lengths[index]) / (lengths[index + 1] - lengths[index])
        point = points[index].lerp(points[index + 1], share)
        ahead = (points[index + 1] - points[index]).normalized()
        up = across.cross(ahead)
        base = thickness - depth - 0.05
        start = len(vertices)
        for side in (-inner, inner):
            vertices += [
                point + across * side + up * base,
                point + across * side + up * base + ahead * pitch * 0.85,
                point + across * side + up * (thickness + 0.02) + ahead * pitch * 0.2,
            ]
        a = start
        faces += [(a, a + 1, a + 2), (a + 3, a + 5, a + 4), (a, a + 2, a + 5, a + 3)]
        faces.append((a + 1, a + 4, a + 5, a + 2))
        position += pitch
    if vertices:
        solid_of(mesh_of("teeth", vertices, faces), made_of, smooth_angle=10)


def head(width, made_of, centre, rotation=None, height=None, long=None):
    """A tie's head with the slot that the strap goes through, along its z."""
    long = long or width * 1.65
    height = height or width * 1.25
    solid = box((long, width * 1.75, height), centre, made_of, width * 0.16, rotation)
    slot = box((width * 0.62, width * 1.2, height * 2), centre, None, 0, rotation)
    return cut(solid, [slot], bevel=width * 0.12)


def looped_tie(made_of, radius, width, tail, name):
    """A closed tie, upright; the bundle runs along y, and the floor is under the loop."""
    thickness = width * 0.28
    long = width * 1.65
    begin(name)
    points, across = upright(loop_path(radius + thickness, long, thickness, tail))
    total = 2 * pi * radius + tail
    strap(points, across, width, thickness, made_of, teeth=(total * 0.45, total - 18))
    head(width, made_of, (0.4, 0, 2 * (radius + thickness) + width * 0.36))
    return end()


def flat_tie(made_of, length, width, name, rise=0.0):
    """An open tie lying along x, its teeth up, its tip bent up."""
    thickness = width * 0.27
    begin(name)
    height = width * 1.25
    start = width * 0.6
    points = []
    for i in range(101):
        x = start + (length - start) * i / 100
        bent = max(0, x - length + 16) ** 2 / 256 * 2.2
        points.append((x, 0.35 + bent + rise * min(1, 1.7 * sin(pi * i / 100))))
    path, across = upright(points)
    strap(path, across, width, thickness, made_of, teeth=(length * 0.12, length - 20))
    head(width, made_of, (0, 0, height / 2), height=height)
    return end()


def wires(length, radius, count=7, bend=0.0, name="wires"):
    """A bundle of wires along y around the axis z = 0."""
    begin(name)
    places = [(0, 0)] + [
        (2 * radius * cos(pi / 3 * i), 2 * radius * sin(pi / 3 * i)) for i in range(6)
    ]
    if count == 19:
        for i in range(6):
            a, b = pi / 3 * i, pi / 3 * (i + 1)
            places.append((4 * radius * cos(a), 4 * radius * sin(a)))
            places.append((2 * radius * (cos(a) + cos(b)), 2 * radius * (sin(a) + sin(b))))
    colors = wire_colors()
    random = Random(5)
    for i, (x, z) in enumerate(places):
        spread = random.uniform(1.0, 1.2)
        points = []
        for j in range(41):
            y = length * (j / 40 - 0.5)
            open_ = 1 + (spread - 1) * max(0, abs(y) / length * 2 - 0.5) * 2
            points.append((x * open_ + bend * (y / length * 2) ** 2, y, z * open_))
        tube(points, radius * 0.985, colors[i % len(colors)])
        for side in (0, -1):
            px, py, pz = points[side]
            facing = "front" if side == 0 else "back"
            cylinder(
                radius * 0.5,
                0.5,
                (px, py, pz),
                material("wire copper", "#c9825a", 0.3, 1),
                facing,
                bevel=0.1,
                steps=20,
            )
    return end()


def tied_bundle(made_of, width, tail, name, count=19, radius=2.6, length=120):
    """Two ties around a bundle of wires that rests on the floor by its ties."""
    outer = radius * (5 if count == 19 else 3)
    thickness = width * 0.28
    loom = wires(length, radius, count, name=f"{name} wires")
    tie = looped_tie(made_of, outer, width, tail, f"{name} loop")
    begin(name)
    place(loom, (0, 0, outer + thickness))
    place(tie, (0, -length * 0.24, 0))
    place(tie, (0, length * 0.24, 0))
    return end()


def standard_ties():
    bundle = tied_bundle(natural(), 4.8, 26, "bundle", radius=3.2, length=104)
    place(bundle, (-2, 28, 0), (0, 0, -50))
    for i, (length, width) in enumerate(((150, 3.6), (120, 2.5), (100, 2.5))):
        tie = flat_tie(natural(), length, width, f"tie {i}")
        place(tie, (-68 + i * 16, -28 - i * 17, 0), (0, 0, 14 - i * 2))


def black_ties():
    random = Random(4)
    tie = flat_tie(black_plastic(), 200, 4.8, "tie")
    begin("bundle of ties")
    for row in range(3):
        for k in range(8):
            place(
                tie,
                (random.uniform(-1.5, 1.5) + row * 7, (k - 3.5) * 8.6, row * 2.6),
                (0, -0.5 * row, random.uniform(-0.5, 0.5)),
            )
    band = [(x, y + 5.2) for x, y in rounded_rectangle(74, 10.3, 4)]
    frames = [((x, 0, 0), (0, 1, 0), (0, 0, 1)) for x in (84, 112)]
    sweep(frames, band, material("paper", "#f2f1ec", 0.65), caps=False, smooth_angle=50)
    text("ELVORA", 8, (92, 0, 10.42), blue_ink(), facing="top", rotation=90)
    text("EV-CTB-200-48", 4.6, (100, 0, 10.42), ink(), facing="top", rotation=90)
    text(
        "PA 66 UV  4.8 × 200 mm  100 pcs",
        3.2,
        (106, 0, 10.42),
        ink(),
        "top",
        "regular",
        rotation=90,
    )
    place(end(), (-95, 24, 0), (0, 0, -8))
    loop = looped_tie(black_plastic(), 21, 4.8, 52, "loop")
    place(loop, (46, -46, 0), (0, 0, 24))
    place(tie, (-92, -52, 0), (0, 0, -4))


def releasable_loop(made_of, radius, width, tail, name):
    """A closed releasable tie: its head carries a thumb tab that lifts the pawl."""
    thickness = 1.7
    begin(name)
    long = 11
    points, across = upright(loop_path(radius + thickness, long, thickness, tail))
    total = 2 * pi * radius + tail
    strap(points, across, width, thickness, made_of, teeth=(total * 0.3, total - 18), pitch=1.6)
    top = 2 * (radius + thickness)
    head(width, made_of, (0.6, 0, top + 2.6), height=7.4, long=long)
    _tab(made_of, (0.6 + long / 2, top + 4.4), width)
    return end()


def _tab(made_of, corner, width):
    """The release tab: a lever that leaves the head and curves up, with ribs for the thumb."""
    x, z = corner
    points = [(x - 1.5, z), (x + 1, z + 0.1)] + arc(x + 1, z + 6.1, 6, 270, 318, 10)
    path, across = upright(points)
    frames = []
    for i, point in enumerate(path):
        ahead = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        frames.append((point, across, across.cross(ahead)))
    section = rounded_rectangle(width * 0.92, 1.5, 0.5)
    sweep(frames, section, made_of)
    for point, _, up in frames[4::3]:
        box((0.7, width * 0.7, 0.6), point + up * 0.85, made_of, 0.2, rotation=(0, 0, 0))


def releasable_ties():
    loom = wires(96, 3.0, 19, name="loom")
    tie = releasable_loop(natural(), 15, 7.6, 34, "releasable")
    begin("tied")
    place(loom, (0, 0, 16.7))
    place(tie, (0, 0, 0))
    place(end(), (-16, 10, 0), (0, 0, -34))
    open_ = releasable_loop(black_plastic(), 17, 7.6, 40, "black releasable")
    place(open_, (34, -26, 0), (0, 0, 8))


def screw_mount_tie(made_of, length, width, hole, name):
    """An open tie lying along x whose head carries an eyelet."""
    thickness = width * 0.27
    begin(name)
    height = width * 1.2
    points = [
        (width * 0.6 + (length - width * 0.6) * i / 90, 0.35 + max(0, i - 82) ** 2 * 0.03)
        for i in range(91)
    ]
    path, across = upright(points)
    strap(path, across, width, thickness, made_of, teeth=(length * 0.12, length - 18))
    head(width, made_of, (0, 0, height / 2), height=height)
    eye = -(width * 0.8 + hole * 1.05)
    ring(hole / 2 + 0.25, hole * 1.12, width * 0.5, (eye, 0, 0), made_of, bevel=0.4)
    block_length = -eye - hole * 0.75 - width * 0.75
    box(
        (block_length + 2.4, width * 1.2, width * 0.5),
        ((eye + hole * 0.8 - width * 0.75) / 2, 0, width * 0.25),
        made_of,
        0.3,
    )
    return end(), eye


def screw_mount_ties():
    plain, _ = screw_mount_tie(natural(), 110, 2.5, 3.3, "screw mount 110")
    large, eye = screw_mount_tie(natural(), 150, 3.6, 4.3, "screw mount 150")
    begin("with screw")
    place(large)
    ring(2.2, 4.6, 0.8, (eye, 0, 1.8), screw_metal(), bevel=0.2)
    screw(3.8, (eye, 0, 2.6), facing="top", kind="pozidriv", height=2.2)
    place(end(), (-26, -22, 0), (0, 0, 24))
    place(plain, (-8, -40, 0), (0, 0, 22))
    loom = wires(84, 3.0, 19, name="loom")
    loop = looped_tie(black_plastic(), 15, 4.8, 28, "screw mount loop")
    begin("tied")
    place(loom, (0, 0, 16.4))
    place(loop)
    ring(2.9, 5.9, 2.4, (8.6, 0, 32.9), black_plastic(), bevel=0.4)
    box((2.6, 6, 2.4), (4.2, 0, 34.1), black_plastic(), 0.3)
    place(end(), (-12, 34, 0), (0, 0, -30))


def steel_tie_loop(radius, tail, name):
    """A closed ball-lock tie: a folded head around the strap, with the dome over the ball."""
    width, thickness = 7.9, 0.5
    begin(name)
    metal = stainless()
    outer = radius + thickness
    steps = [(radius + 0.75 * (t / 150), 100 + 372 * t / 150) for t in range(151)]
    points = [(r * cos(radians(angle)), outer + r * sin(radians(angle))) for r, angle in steps]
    x, z = points[-1]
    angle = radians(472 + 90)
    ahead_x, ahead_z = cos(angle), sin(angle)
    for t in range(1, 41):
        s = tail * t / 40
        lift = 0.18 * s * s / tail
        points.append(
            (x + ahead_x * s - ahead_z * lift * 1.6, z + ahead_z * s + ahead_x * lift * -1.6)
        )
    path, across = upright(points)
    frames = []
    for i, point in enumerate(path):
        ahead = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        frames.append((point, across, across.cross(ahead)))
    sweep(frames, rounded_rectangle(width, thickness, 0.24, steps=3), metal)
    steel_head((0, 0, 2 * outer + 0.9), metal, width)
    return end()


def steel_head(centre, metal, width):
    """The head of a ball-lock tie along x: a folded sleeve with a dome that leads the ball."""
    x, y, z = centre
    sleeve = [((x + s, y, z), (0, 1, 0), (0, 0, 1)) for s in (-6, 6)]
    outer = rounded_rectangle(width + 1.6, 3.4, 1.2)
    inner = rounded_rectangle(width + 0.6, 2.3, 0.7)
    sweep(sleeve, outer, metal, caps=False, smooth_angle=50)
    sweep(sleeve, inner, metal, caps=False, smooth_angle=50)
    for end_, facing in ((x - 6, "left"), (x + 6, "right")):
        rim = [(px, py) for px, py in outer]
        plate(
            rim,
            0.1,
            (end_ - (0.1 if facing == "right" else -0.1), y, z),
            metal,
            [inner],
            facing,
            bevel=0,
        )
    dome = [
        (0, 2.4),
        (1.1, 2.25),
        (2.0, 1.7),
        (2.6, 0.8),
        (3.0, 0.25),
        (3.6, 0),
    ]
    lathe(dome, metal, (x + 1, y, z + 1.6), smooth_angle=60)
    box((5, width * 0.5, 0.5), (x - 3, y, z + 1.6), metal, 0.2)


def steel_ties():
    loop = steel_tie_loop(25, 46, "steel loop")
    place(loop, (-30, -12, 0), (0, 0, 26))
    metal = stainless()
    begin("open steel tie")
    frames = []
    for x in [-4 + 4 * i for i in range(37)] + [144, 148]:
        slope = 0.14 * cos(pi * (x + 4) / 152)
        lift = 0.45 + 7 * sin(pi * (x + 4) / 152)
        frames.append(((x, 0, lift), (0, 1, 0), Vector((-slope, 0, 1)).normalized()))
    origin, across, up = frames[-1]
    frames[-1] = (origin, Vector(across) * 0.45, up)
    sweep(frames, rounded_rectangle(7.9, 0.5, 0.24, steps=3), metal)
    steel_head((0, 0, 1.75), metal, 7.9)
    open_ = end()
    place(open_, (-8, -44, 0), (0, 0, 47))
    place(open_, (14, -52, 0), (0, 0, 40))


def tie_mount(size, tie_width, hole, made_of, name):
    """A four-way tie mount lying on its foam tape."""
    begin(name)
    plate(
        rounded_rectangle(size - 0.3, size - 0.3, 1.4),
        1.1,
        (0, 0, 0),
        material("foam tape", "#f1f1ee", 0.8),
        facing="top",
        bevel=0.15,
    )
    corners = circle(hole / 2, steps=32)
    plate(
        rounded_rectangle(size, size, 1.8),
        1.6,
        (0, 0, 1.1),
        made_of,
        [corners],
        facing="top",
        bevel=0.35,
    )
    # Four bridges around the screw hole; a tie goes in at one side and out at the opposite one.
    reach, span = size * 0.34, tie_width * 1.45
    pillar = (reach * 2 - span) / 2
    middle = span / 2 + pillar / 2
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((pillar, pillar, 2.6), (sx * middle, sy * middle, 3.9), made_of, 0.5)
    ring(hole * 0.5 + 0.3, hole * 0.5 + 1.3, 0.5, (0, 0, 2.6), made_of, bevel=0.2)
    outer = rounded_rectangle(reach * 2, reach * 2, 1.2)
    inner = rounded_rectangle(span * 0.92, span * 0.92, 1)
    plate(outer, 1.8, (0, 0, 5.1), made_of, [inner], facing="top", bevel=0.45)
    return end()


def tie_mounts():
    tie = flat_tie(natural(), 80, 3.6, "short tie", rise=3.5)
    white = tie_mount(28, 4.8, 4.5, natural_polyamide(), "mount 28")
    black = tie_mount(28, 4.8, 4.5, black_plastic(), "black mount 28")
    small = tie_mount(19, 3.6, 3.4, natural_polyamide(), "mount 19")
    place(white, (-26, -4, 0), (0, 0, 18))
    place(small, (22, -30, 0), (0, 0, -14))
    begin("mount with tie")
    place(black)
    place(tie, (-34, 0, 0))
    place(end(), (16, 14, 0), (0, 0, 62))


def standard_sizes():
    """Three widths on looms of 19 and of 7 wires, their tails cut off."""
    for width, count, radius, x in ((4.8, 19, 3, -26), (3.6, 7, 3, 8), (2.5, 7, 2, 30)):
        outer = radius * (5 if count == 19 else 3)
        loom = wires(74, radius, count, name=f"loom {width}")
        tie = looped_tie(natural(), outer, width, 2, f"tie {width}")
        begin(f"tied {width}")
        place(loom, (0, 0, outer + width * 0.28))
        place(tie)
        place(end(), (x, 0, 0), (0, 0, -16))


def black_bundle():
    """Wide ties around a loom, their tails cut off."""
    place(tied_bundle(black_plastic(), 7.6, 2, "bundle", radius=4, length=120), (0, 0, 0), (0, 0, 52))


def releasable_close():
    """The head with its thumb tab from both sides."""
    natural_one = releasable_loop(natural(), 12, 7.6, 24, "natural releasable")
    black_one = releasable_loop(black_plastic(), 12, 7.6, 24, "black releasable")
    place(natural_one, (-15, 0, 0), (0, 0, -20))
    place(black_one, (18, -10, 0), (0, 0, 150))


def screw_mount_sizes():
    """Three sizes with their eyelets in line, and the screws M3, M4 and M5 in them."""
    for i, (length, width, hole) in enumerate(((110, 2.5, 3.3), (150, 3.6, 4.3), (200, 4.8, 5.3))):
        tie, eye = screw_mount_tie(black_plastic(), length, width, hole, f"screw mount {length}")
        begin(f"{length} with screw")
        place(tie)
        top = width * 0.5
        ring(hole * 0.5, hole, 0.8, (eye, 0, top), screw_metal(), bevel=0.2)
        screw(hole * 0.84, (eye, 0, top + 0.8), "top", "pozidriv", height=hole * 0.5)
        place(end(), (-80 - eye, 24 - i * 20, 0))


def steel_on_pipe():
    """Two ties around a pipe."""
    begin("pipe")
    ring(22.4, 25, 120, (0, 60, 25.5), zinc(), "front", bevel=0.5)
    place(end())
    tie = steel_tie_loop(25, 14, "steel loop")
    for y in (-28, 22):
        place(tie, (0, y, 0))


def tie_mounts_from_below():
    """One with its release paper half off, one large and one small from above."""
    mount = tie_mount(28, 4.8, 4.5, natural_polyamide(), "mount 28")
    begin("mount from below")
    place(mount, (0, 0, 6.9), (180, 0, 0))
    paper = material("release paper", "#e3d9b4", 0.5)
    frames = []
    for i in range(21):
        x = -13.6 + 27.2 * i / 20
        lift = 6.95 + max(0, x - 1) ** 2 * 0.05
        slope = max(0, x - 1) * 0.1
        frames.append(((x, 0, lift), (0, 1, 0), Vector((-slope, 0, 1)).normalized()))
    sweep(frames, rounded_rectangle(27.6, 0.15, 0.05, steps=2), paper)
    place(end(), (-18, -14, 0), (0, 0, -22))
    place(tie_mount(38, 7.6, 5.5, black_plastic(), "mount 38"), (16, 16, 0), (0, 0, 14))
    place(tie_mount(19, 3.6, 3.4, natural_polyamide(), "mount 19"), (18, -26, 0), (0, 0, -10))


VIEWS = {
    "nylon-cable-tie-standard-1": View(
        standard_ties,
        8,
        38,
        0.88,
        "Natural polyamide cable ties: two around a bundle of wires, three of other sizes lying open",
    ),
    "nylon-cable-tie-standard-2": View(
        standard_sizes,
        14,
        30,
        0.86,
        "Natural ties of 4.8, 3.6 and 2.5 mm width on looms of 19 and of 7 wires, tails cut off",
    ),
    "nylon-cable-tie-uv-stabilised-black-1": View(
        black_ties,
        6,
        36,
        0.88,
        "A pack of black cable ties in a paper band, a closed one and an open one before it",
    ),
    "nylon-cable-tie-uv-stabilised-black-2": View(
        black_bundle,
        10,
        32,
        0.86,
        "Two black cable ties, 7.6 mm wide, around a loom of wires, their tails cut off",
    ),
    "releasable-cable-tie-1": View(
        releasable_ties,
        14,
        22,
        0.84,
        "Releasable cable ties with a thumb tab, one around a bundle of wires and one closed",
    ),
    "releasable-cable-tie-2": View(
        releasable_close,
        4,
        24,
        0.84,
        "Releasable ties, natural and black, closed to small loops: head and thumb tab enlarged",
    ),
    "screw-mount-cable-tie-1": View(
        screw_mount_ties,
        8,
        36,
        0.88,
        "Cable ties with an eyelet at the head: one around a bundle of wires, two open, one with its screw",
    ),
    "screw-mount-cable-tie-2": View(
        screw_mount_sizes,
        -62,
        36,
        0.88,
        "Black screw mount ties of 110, 150 and 200 mm with screws M3, M4 and M5 in their eyelets",
    ),
    "stainless-steel-cable-tie-1": View(
        steel_ties,
        -14,
        26,
        0.86,
        "Ball-lock ties of stainless steel: one closed, two open",
        light="metal",
    ),
    "stainless-steel-cable-tie-2": View(
        steel_on_pipe,
        34,
        26,
        0.86,
        "Two stainless ties, 7.9 mm wide, closed around a galvanised pipe",
        light="metal",
    ),
    "adhesive-tie-mount-1": View(
        tie_mounts,
        8,
        42,
        0.88,
        "Square tie mounts with four-way entry and foam tape",
    ),
    "adhesive-tie-mount-2": View(
        tie_mounts_from_below,
        6,
        44,
        0.86,
        "Tie mounts of 38 and 19 mm; one of 28 mm from below, its release paper half off the tape",
    ),
}
