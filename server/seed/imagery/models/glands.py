"""Cable glands of nickel-plated brass and of polyamide, standing on the end of their thread."""

from math import cos, pi, radians, sin

from mathutils import Vector

from materials import black_plastic, copper, material, nickel, rubber, tinned, zinc
from scene import begin, end, place
from shapes import (
    block,
    bore_thread,
    circle,
    cylinder,
    hex_nut,
    lathe,
    plate,
    rectangle,
    ring,
    sweep,
    text,
    thread,
    tube,
)
from view import View


def grey_polyamide():
    return material("grey polyamide", "#b9bdbe", 0.42, bump=0.1)


def engraving():
    return material("engraving", "#5f5c57", 0.5, 1)


def moulded_mark(made_of):
    return black_plastic() if "grey" in made_of.name else material("raised", "#45474a", 0.4)


def mark_flat(content, across, z, turn, size, made_of):
    """Marks the flat of a hexagon that was turned by `turn`, the one nearest to the front."""
    angle = radians(turn)
    at = (across / 2 * sin(angle), -across / 2 * cos(angle), z)
    text(content, size, at, made_of, rotation=(0, turn, 0))


def sector(inner, outer, start, stop, steps=5):
    """Outline of a part of a ring, by angles in degrees."""
    angles = [radians(start + (stop - start) * i / steps) for i in range(steps + 1)]
    return [(outer * cos(a), outer * sin(a)) for a in angles] + [
        (inner * cos(a), inner * sin(a)) for a in reversed(angles)
    ]


# Brass


def brass_body(diameter, pitch, length, spanner, metal, turn=0, mark=None):
    """Thread, O-ring and hexagon; returns the height of its top."""
    radius, k = diameter / 2, spanner / 30
    bore = radius * 0.74
    thread(radius, pitch, length, (0, 0, length), metal, facing="bottom")
    lathe([(bore, length + 1), (bore, 0.3), (bore + 0.3, 0), (radius - pitch * 0.6, 0)], metal)
    o_ring = min(radius + 1.6 * k, spanner / 2 - 0.6)
    ring(radius - 0.3, o_ring, 1.6 * k, (0, 0, length - 1.4 * k), rubber(), bevel=0.75 * k)
    hex_nut(spanner, 8 * k, (0, 0, length), metal, bore=bore, rotation=turn)
    if mark:
        mark_flat(mark, spanner, length + 4 * k, turn, 3.5 * k, engraving())
    return length + 8 * k


def brass_cap(base, spanner, metal, turn=0):
    """The cap nut: a hexagon and a dome; returns the height of its top."""
    k = spanner / 30
    hex_nut(spanner, 9 * k, (0, 0, base), metal, bore=9.4 * k, rotation=turn, chamfer=0.1)
    top = base + 8.4 * k
    dome = [
        (14.6, 0), (14.5, 1.2), (14.1, 3), (13.2, 5.2), (11.8, 7),
        (10.6, 7.9), (9.9, 8.2), (9.4, 8), (9.2, 7.4), (9.2, -1),
    ]  # fmt: skip
    lathe([(r * k, top + z * k) for r, z in dome], metal, steps=128, smooth_angle=50)
    return top + 8.2 * k


def clamping_insert(top, k, opening):
    """The slotted insert and the seal in the mouth of the cap."""
    insert = material("insert", "#2b2c2e", 0.45)
    for i in range(10):
        outline = [(x * k, y * k) for x, y in sector(7.8, 9.1, 36 * i + 1.6, 36 * i + 34.4)]
        plate(outline, 3 * k, (0, 0, top - 4.2 * k), insert, facing="top", bevel=0.25 * k)
    inner = opening / 2
    seal = [
        (7.75 * k, top - 7 * k), (7.75 * k, top - 2.6 * k), (7.4 * k, top - 2.2 * k),
        (inner + 0.5 * k, top - 2.6 * k), (inner, top - 3.4 * k), (inner, top - 16 * k),
    ]  # fmt: skip
    lathe(seal, rubber(), smooth_angle=60)


def brass_gland(
    name, diameter, pitch, length, spanner, mark=None, turn=0, cap_turn=7, opening=None, insert=True
):
    """A closed brass gland; lengths are those of the table of sizes."""
    metal = nickel()
    k = spanner / 30
    begin(name)
    top = brass_body(diameter, pitch, length, spanner, metal, turn, mark)
    lathe([(12.9 * k, top - 0.3), (12.9 * k, top + 2.4 * k)], metal)
    top = brass_cap(top + 1.8 * k, spanner, metal, turn + cap_turn)
    if insert:
        clamping_insert(top, k, opening or 12.6 * k)
    return end()


def brass_metric_pair():
    m25 = brass_gland("M25", 25, 1.5, 7, 30, "M25 × 1.5", turn=14)
    m20 = brass_gland("M20", 20, 1.5, 6, 24, cap_turn=0)
    place(m25)
    place(m20, (24, -8, 12), (90, 0, 128))


def brass_pg_row():
    sizes = (
        ("PG 29", 37.0, 1.588, 8, 40, -42),
        ("PG 21", 28.3, 1.588, 7, 30, 0),
        ("PG 11", 18.6, 1.41, 6, 20, 31),
    )
    for mark, diameter, pitch, length, spanner, x in sizes:
        gland = brass_gland(mark, diameter, pitch, length, spanner, mark, turn=-14)
        place(gland, (x, -x * 0.12 - (8 if x == 0 else 0), 0))


def multi_hole_gland(
    name, holes, spanner, diameter, length, hole, circle_radius, turn=0, mark=None
):
    """A gland whose seal is one disc with several holes."""
    gland = brass_gland(
        f"{name} without insert", diameter, 1.5, length, spanner, mark, turn, 0, insert=False
    )
    k = spanner / 30
    top = length + 8 * k + 1.8 * k + 16.6 * k
    begin(name)
    place(gland)
    openings = [
        circle(hole / 2, *centre, steps=32) for centre in hole_centres(holes, circle_radius)
    ]
    plate(
        circle(9.15 * k, steps=64),
        14 * k,
        (0, 0, top - 15.4 * k),
        material("seal insert", "#37393b", 0.6),
        openings,
        facing="top",
        bevel=0.3 * k,
    )
    return end()


def hole_centres(count, radius):
    angles = [2 * pi * i / count + pi / 4 for i in range(count)]
    return [(radius * cos(angle), radius * sin(angle)) for angle in angles]


def multi_hole_pair():
    four = multi_hole_gland("M25-4", 4, 30, 25, 7, 5, 4.9, 14, "M25 × 1.5")
    three = multi_hole_gland("M25-3", 3, 30, 25, 7, 5.8, 4.6)
    place(four, (-20, 0, 0))
    place(three, (17, -14, 15), (90, 0, 52))
    colors = ("#e0741f", "#2a2b2d", "#8f9498", "#2767a8")
    for (x, y), color in zip(hole_centres(4, 4.9), colors):
        made_of = material(f"cable {color}", color, 0.45)
        points = [
            (-20 + x + x * 0.02 * max(0, z - 30), y + y * 0.02 * max(0, z - 30), z)
            for z in range(4, 59, 3)
        ]
        tube(points, 2.5, made_of)
        cut_face(Vector(points[-1]), 2.5, 2)


def cut_face(at, radius, cores):
    """The cut end of a thin cable: insulation and copper of its cores."""
    x, y, z = at
    for i in range(cores):
        angle = 2 * pi * i / cores + 0.5
        px, py = x + radius * 0.45 * cos(angle), y + radius * 0.45 * sin(angle)
        core = material(f"core {i}", ("#f0f0ee", "#7a4a2c", "#24252a", "#93979a")[i], 0.45)
        cylinder(radius * 0.38, 0.6, (px, py, z - 0.1), core, bevel=0.1, steps=20)
        cylinder(radius * 0.24, 0.8, (px, py, z), copper(), bevel=0.1, steps=16)


def braid(start, stop, radius, made_of, strands=16):
    """A braided screen around the x axis: bands of strands that cross."""
    for direction in (-1, 1):
        for i in range(strands):
            points = []
            for j in range(49):
                t = j / 48
                turn = 2 * pi * i / strands + direction * t * (stop - start) / radius * 0.75
                wave = 0.22 * sin((turn * strands / 2) + direction * pi / 2)
                points.append(
                    (
                        start + (stop - start) * t,
                        (radius + wave) * cos(turn),
                        (radius + wave) * sin(turn),
                    )
                )
            tube(points, radius * 0.09, made_of)


def contact_spring(radius, width, count=18):
    """A ring with contact fingers that bow inwards, around z."""
    metal = material("spring bronze", "#cf9c6a", 0.24, 1)
    ring(radius - 0.4, radius, 1.6, (0, 0, 0), metal, bevel=0.1)
    ring(radius - 0.4, radius, 1.6, (0, 0, width - 1.6), metal, bevel=0.1)
    for i in range(count):
        angle = 2 * pi * i / count
        radial = Vector((cos(angle), sin(angle), 0))
        side = Vector((-sin(angle), cos(angle), 0))
        frames = []
        for j in range(13):
            t = j / 12
            bow = sin(pi * t) * 1.9
            frames.append(
                (
                    radial * (radius - 0.2 - bow) + Vector((0, 0, 0.8 + (width - 1.6) * t)),
                    side,
                    radial,
                )
            )
        half = radius * pi / count * 0.62
        sweep(frames, [(-half, -0.15), (half, -0.15), (half, 0.15), (-half, 0.15)], metal)


def emc_opened():
    """An EMC gland opened on its cable: body, bare screen, contact spring, seal, cap."""
    spanner = 28
    metal = nickel()
    begin("EMC body")
    top = brass_body(25, 1.5, 7, spanner, metal, turn=-30)
    mark_flat("EMC  M25", spanner, 7 + 3.7, -30, 2.6, engraving())
    thread(11.9, 1.5, 7, (0, 0, top - 0.3), metal)
    lathe([(9.6, 8), (9.6, top + 6.3), (10, top + 6.7), (11.1, top + 6.7)], metal)
    body = end()
    begin("EMC cap")
    k = spanner / 30
    top = brass_cap(0, spanner, metal, turn=30)
    clamping_insert(top, k, 12.6)
    cap = end()
    begin("EMC spring")
    contact_spring(9.3, 9)
    spring = end()
    begin("EMC seal")
    seal = [(6.4, 0), (8.6, 0), (9, 0.6), (9, 7), (8.2, 8.4), (6.8, 8.4), (6.4, 7.8)]
    lathe(seal, rubber(), closed=True, smooth_angle=40)
    for i in range(10):
        plate(
            sector(9.05, 10.2, 36 * i + 2, 36 * i + 34),
            9,
            (0, 0, 0.5),
            material("insert", "#2b2c2e", 0.45),
            facing="top",
            bevel=0.25,
        )
    seal_part = end()
    complete = brass_gland("EMC M25", 25, 1.5, 7, spanner, "EMC  M25", turn=-30, cap_turn=5)
    place(complete, (-8, -48, 0), (0, 0, 8))
    axis = spanner / 2
    grey = material("sheath", "#8e9396", 0.48, bump=0.08)
    place(body, (-52, 0, axis), (0, 90, 0))
    place(spring, (-14, 0, axis), (0, 90, 0))
    place(seal_part, (8, 0, axis), (0, 90, 0))
    place(cap, (26, 0, axis), (0, 90, 0))
    begin("EMC cut end")
    cut_face(Vector((0, 0, 0)), 6.2, 4)
    place(end(), (-66, 0, axis), (0, -90, 0))
    begin("EMC cable")
    tube([(x, 0, 0) for x in range(-66, -25, 4)], 6.2, grey)
    tube([(x, 0, 0) for x in range(-2, 61, 4)], 6.2, grey)
    tube([(x, 0, 0) for x in range(-32, 3, 2)], 4.9, material("foil", "#b9b9b7", 0.35, 1))
    braid(-30, 0, 5.3, tinned())
    place(end(), (0, 0, axis))


# Polyamide


def nylon_body(diameter, pitch, length, spanner, made_of, turn=0, mark=None):
    """Thread, gasket and hexagon; returns the height of its top."""
    radius, k = diameter / 2, spanner / 31.6
    bore = radius * 0.7
    thread(radius, pitch, length, (0, 0, length), made_of, facing="bottom")
    lathe([(bore, length + 1), (bore, 0.3), (bore + 0.3, 0), (radius - pitch * 0.6, 0)], made_of)
    gasket = material("gasket", "#2c2c2d", 0.7)
    outer = min(radius + 2.6 * k, spanner / 2 - 0.4)
    ring(radius - 0.3, outer, 1.8 * k, (0, 0, length - 1.7 * k), gasket, bevel=0.7 * k)
    hex_nut(spanner, 9 * k, (0, 0, length), made_of, bore=bore, rotation=turn)
    if mark:
        mark_flat(mark, spanner, length + 4.5 * k, turn, 3.3 * k, moulded_mark(made_of))
    return length + 9 * k


def nylon_cap(base, spanner, made_of, opening=None):
    """The ribbed cap nut with its dome; returns the height of its top."""
    k = spanner / 31.6
    outline = []
    for i in range(144):
        angle, phase = 2 * pi * i / 144, (i % 12) / 12
        radius = (15 + (0.75 if 0.2 < phase < 0.8 else 0)) * k
        outline.append((radius * cos(angle), radius * sin(angle)))
    plate(outline, 11.5 * k, (0, 0, base), made_of, [circle(11 * k)], "top", bevel=0.3 * k)
    dome = [
        (15.0, 10.9), (14.95, 12.6), (14.4, 15), (13.4, 17), (11.9, 18.7),
        (10.6, 19.6), (9.8, 19.8), (9.3, 19.6), (9, 18.9), (9, 8), (11.2, 8),
    ]  # fmt: skip
    lathe([(r * k, base + z * k) for r, z in dome], made_of, steps=128, smooth_angle=50)
    if opening:
        inner = opening / 2
        seal = [(8.95, 11), (8.95, 18.4), (8.6, 18.9), (8, 18.8)]
        profile = [(r * k, base + z * k) for r, z in seal]
        profile += [(inner + 0.3, base + 17.6 * k), (inner, base + 16.4 * k), (inner, base)]
        lathe(profile, rubber(), smooth_angle=60)
    return base + 19.8 * k


def nylon_gland(name, diameter, pitch, length, spanner, made_of, mark=None, turn=0, open_=True):
    """A closed polyamide gland."""
    k = spanner / 31.6
    begin(name)
    top = nylon_body(diameter, pitch, length, spanner, made_of, turn, mark)
    lathe([(13.4 * k, top - 0.3), (13.4 * k, top + 2 * k)], made_of)
    nylon_cap(top + 1.4 * k, spanner, made_of, 13.4 * k if open_ else None)
    return end()


def nylon_nut(diameter, spanner, thickness, made_of):
    begin(f"nylon nut {diameter} {made_of.name}")
    hex_nut(spanner, thickness, (0, 0, 0), made_of, bore=diameter / 2, chamfer=0.14)
    bore_thread(diameter / 2, 1.5, thickness, (0, 0, 0), made_of)
    return end()


def nylon_metric_pair():
    black, grey = black_plastic(), grey_polyamide()
    m25 = nylon_gland("M25 black", 25, 1.5, 11, 29, black, "M25 × 1.5", 12)
    m20 = nylon_gland("M20 grey", 20, 1.5, 9, 24, grey)
    place(m25, (-6, 6, 0))
    place(m20, (27, 2, 12), (90, 0, 122))
    place(nylon_nut(25, 32, 5, black), (-16, -30, 0), (0, 0, 20))
    place(nylon_nut(20, 26, 4.6, grey), (17, -30, 0), (0, 0, 6))


def nylon_pg_opened():
    """A PG gland taken apart: body with clamping fingers, seal, cap and lock nut."""
    made_of = grey_polyamide()
    spanner, k = 30, 30 / 31.6
    begin("PG 21 body")
    top = nylon_body(28.3, 1.588, 11, spanner, made_of, 10, "PG 21")
    thread(12.6 * k, 2, 6, (0, 0, top - 0.3), made_of)
    lathe([(9.4 * k, 10), (9.4 * k, top + 5.6), (11.4 * k, top + 5.6)], made_of)
    for i in range(12):
        plate(
            [(x * k, y * k) for x, y in sector(9.6, 11.2, 30 * i + 3, 30 * i + 27)],
            9,
            (0, 0, top + 5),
            made_of,
            facing="top",
            bevel=0.3,
        )
    body = end()
    begin("PG 21 cap")
    nylon_cap(0, spanner, made_of)
    cap = end()
    begin("PG 21 seal")
    seal = [(6.6, 0), (8.5, 0), (8.9, 0.6), (8.9, 10), (8.2, 11), (7.2, 11), (6.6, 10.2)]
    lathe(seal, rubber(), closed=True, smooth_angle=40)
    seal_part = end()
    complete = nylon_gland("PG 16", 22.5, 1.41, 10, 24, black_plastic(), "PG 16", -10)
    place(body, (-24, 4, 0))
    place(cap, (12, 20, 0), (0, 0, 8))
    place(seal_part, (4, -18, 0))
    place(complete, (41, 6, 0))
    place(nylon_nut(28.3, 36, 5, made_of), (-24, -38, 0), (0, 0, 14))


def spiral_tail(base, first, last, length, bar, made_of):
    """A tapering helix on a collar, with a ring at its tip."""
    turns = length / (bar * 1.75)
    frames = []
    steps = int(turns * 36)
    for i in range(steps + 1):
        t = i / steps
        angle = 2 * pi * turns * t
        radius = first + (last - first) * t
        shrink = 1 - 0.28 * t
        radial = Vector((cos(angle), sin(angle), 0))
        frames.append(
            (radial * radius + Vector((0, 0, base + length * t)), radial * shrink, (0, 0, shrink))
        )
    section = [
        (bar * 0.36 * cos(2 * pi * i / 12), bar * 0.5 * sin(2 * pi * i / 12)) for i in range(12)
    ]
    sweep(frames, section, made_of, smooth_angle=60)
    ring(last - bar * 0.3, last + bar * 0.3, bar * 0.9, (0, 0, base + length - bar * 0.3), made_of)


def spiral_gland(name, diameter, length, spanner, overall, made_of, mark=None, turn=0):
    """A polyamide gland whose cap carries a spiral tail."""
    gland = nylon_gland(f"{name} gland", diameter, 1.5, length, spanner, made_of, mark, turn, False)
    k = spanner / 31.6
    top = length + 9 * k + 1.4 * k + 19.8 * k
    begin(name)
    place(gland)
    ring(8.2 * k, 10.6 * k, 3 * k, (0, 0, top - 1.4 * k), made_of, bevel=0.6 * k)
    spiral_tail(top + 0.9 * k, 9.4 * k, 7.4 * k, overall - top - 4 * k, 4.4 * k, made_of)
    return end()


def spiral_row():
    black = spiral_gland("M25 spiral", 25, 11, 29, 135, black_plastic(), "M25 × 1.5", 10)
    grey = spiral_gland("M20 spiral", 20, 9, 24, 110, grey_polyamide())
    small = spiral_gland("M16 spiral", 16, 8, 19, 85, black_plastic())
    place(black, (-38, 6, 0))
    place(grey, (4, -4, 0))
    place(small, (38, -14, 0), (0, 0, 20))
    sheath = material("sheath", "#7d8285", 0.48, bump=0.08)
    begin("cable")
    tube([(0, 0, z) for z in range(4, 152, 4)], 6.2, sheath)
    cut_face(Vector((0, 0, 148)), 6.2, 4)
    place(end(), (-38, 6, 0))


def wall_of_sheet(width, holes, name):
    """A bent sheet of a panel, its front at y = -2; `holes` are (x, diameter) at a height of 38."""
    begin(name)
    metal = zinc()
    openings = [circle(diameter / 2, x, 38) for x, diameter in holes]
    plate(rectangle(width, 70, 0, 35), 2, (0, 0, 0), metal, openings, "front", bevel=0.2)
    block((-width / 2, width / 2), (-0.5, 32), (0, 2), metal, 0.2)
    return end()


def brass_mounted():
    """Two PG 21 glands in a sheet: from outside with its cable, and from inside with its lock nut."""
    gland = brass_gland("PG 21", 28.3, 1.588, 7, 30, "PG 21", turn=-14, opening=13)
    nut = nylon_nut(28.3, 35, 3.5, nickel())
    place(wall_of_sheet(118, ((-30, 28.8), (30, 28.8)), "sheet"))
    place(gland, (-30, 4.6, 38), (90, 0, 0))
    place(nut, (-30, 0, 38), (-90, 0, 0))
    place(gland, (30, -6.6, 38), (-90, 0, 0))
    place(nut, (30, -2, 38), (90, 14, 0))
    sheath = material("sheath", "#7d8285", 0.48, bump=0.08)
    begin("cable")
    tube([(0, 0, z) for z in range(4, 88, 4)], 6.3, sheath)
    cut_face(Vector((0, 0, 84)), 6.3, 4)
    place(end(), (-30, 4.6, 38), (90, 0, 0))


def emc_sizes():
    for name, diameter, length, spanner, x, y in (
        ("M40", 40, 8, 45, -44, 10),
        ("M25", 25, 7, 28, 6, 0),
        ("M16", 16, 6, 18, 42, -8),
    ):
        mark = f"EMC  {name}"
        gland = brass_gland(mark, diameter, 1.5, length, spanner, mark, turn=22, cap_turn=4)
        place(gland, (x, y, 0))


def multi_hole_sizes():
    """Seals with eight, six and two holes, seen into the caps."""
    for name, holes, spanner, diameter, length, hole, reach, x, y in (
        ("M40-8", 8, 46, 40, 8, 5.8, 10.3, -42, 8),
        ("M32-6", 6, 36, 32, 8, 5.3, 7.3, 8, 2),
        ("M20-2", 2, 24, 20, 6, 5, 3.9, 46, -4),
    ):
        place(multi_hole_gland(name, holes, spanner, diameter, length, hole, reach, 10), (x, y, 0))


def nylon_mounted():
    """Two M25 glands in a sheet: from outside with its cable, and from inside with its lock nut."""
    black = black_plastic()
    gland = nylon_gland("M25 black", 25, 1.5, 11, 29, black, "M25 × 1.5", 12)
    nut = nylon_nut(25, 32, 5, black)
    place(wall_of_sheet(118, ((-30, 25.5), (30, 25.5)), "sheet"))
    place(gland, (-30, 8.6, 38), (90, 0, 0))
    place(nut, (-30, 0, 38), (-90, 0, 0))
    place(gland, (30, -10.6, 38), (-90, 0, 0))
    place(nut, (30, -2, 38), (90, 14, 0))
    sheath = material("sheath", "#7d8285", 0.48, bump=0.08)
    begin("cable")
    tube([(0, 0, z) for z in range(4, 96, 4)], 6.1, sheath)
    cut_face(Vector((0, 0, 92)), 6.1, 4)
    place(end(), (-30, 8.6, 38), (90, 0, 0))


def nylon_pg_row():
    grey = grey_polyamide()
    for mark, diameter, pitch, length, spanner, x, y in (
        ("PG 36", 47.0, 1.588, 13, 50, -58, 12),
        ("PG 29", 37.0, 1.588, 11, 40, -6, 4),
        ("PG 16", 22.5, 1.41, 10, 24, 32, -2),
        ("PG 9", 15.2, 1.41, 8, 17, 57, -6),
    ):
        place(nylon_gland(mark, diameter, pitch, length, spanner, grey, mark, 14), (x, y, 0))


def spiral_pair():
    """The longest and the shortest, lying: their threads to the front."""
    long = spiral_gland("M32 spiral", 32, 11, 36, 160, black_plastic())
    short = spiral_gland("M12 spiral", 12, 8, 15, 73, grey_polyamide())
    place(long, (-46, -20, 18), (-90, 0, -50))
    place(short, (12, -40, 7.5), (-90, 0, -50))


VIEWS = {
    "brass-cable-gland-metric-thread-1": View(
        brass_metric_pair,
        8,
        24,
        0.84,
        "Two metric cable glands, nickel-plated brass: one upright, one on its side showing the thread",
        light="metal",
    ),
    "brass-cable-gland-metric-thread-2": View(
        brass_metric_pair,
        -38,
        12,
        0.84,
        "Two metric cable glands, nickel-plated brass, from the left",
        light="metal",
    ),
    "brass-cable-gland-pg-thread-1": View(
        brass_pg_row,
        -6,
        18,
        0.88,
        "Three cable glands with PG thread, nickel-plated brass, in a row of sizes",
        light="metal",
    ),
    "brass-cable-gland-pg-thread-2": View(
        brass_mounted,
        28,
        20,
        0.86,
        "Two PG 21 brass glands in a sheet: outside with its cable, inside with its lock nut",
        light="metal",
    ),
    "emc-brass-cable-gland-1": View(
        emc_opened,
        -32,
        32,
        0.88,
        "An EMC gland opened on a screened cable: body, contact spring, seal, cap; a closed one before it",
        light="metal",
    ),
    "emc-brass-cable-gland-2": View(
        emc_sizes,
        -8,
        20,
        0.86,
        "Three EMC brass glands side by side: M40, M25 and M16",
        light="metal",
    ),
    "multi-hole-brass-cable-gland-1": View(
        multi_hole_pair,
        10,
        34,
        0.84,
        "Two brass glands with several cable holes, one with four cables in it",
        light="metal",
    ),
    "multi-hole-brass-cable-gland-2": View(
        multi_hole_sizes,
        -6,
        48,
        0.88,
        "Brass glands from above: M40 with eight cable holes, M32 with six and M20 with two",
        light="metal",
    ),
    "nylon-cable-gland-metric-thread-1": View(
        nylon_metric_pair,
        -6,
        26,
        0.84,
        "A black and a grey polyamide gland with metric thread, and their lock nuts",
    ),
    "nylon-cable-gland-metric-thread-2": View(
        nylon_mounted,
        -28,
        20,
        0.86,
        "Two M25 polyamide glands in a sheet: outside with its cable, inside with its lock nut",
    ),
    "nylon-cable-gland-pg-thread-1": View(
        nylon_pg_opened,
        8,
        28,
        0.84,
        "A grey polyamide gland with PG thread in its parts, and a black one",
    ),
    "nylon-cable-gland-pg-thread-2": View(
        nylon_pg_row,
        -8,
        20,
        0.88,
        "Grey polyamide glands of four sizes side by side: PG 36, PG 29, PG 16 and PG 9",
    ),
    "nylon-spiral-flex-gland-1": View(
        spiral_row,
        14,
        20,
        0.88,
        "Three polyamide glands with spiral tails in a row of sizes, the largest on a cable",
    ),
    "nylon-spiral-flex-gland-2": View(
        spiral_pair,
        10,
        38,
        0.88,
        "Spiral flex glands lying: black M32, 160 mm long, and grey M12, 73 mm long",
    ),
}
