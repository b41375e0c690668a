"""Brass glands for steel-wire-armoured cables, and the kit with shrouds."""

from math import cos, pi, radians, sin

from materials import copper, material, rubber, zinc
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
    text,
    thread,
    tube,
)
from view import View


def brass():
    """Machined brass, paler than polished one."""
    return material("machined brass", "#cdb67e", 0.27, 1, roughness_variation=0.06)


def engraving():
    return material("engraving on brass", "#6b5426", 0.5, 1)


def mark_flat(content, across, z, turn, size):
    angle = radians(turn)
    at = (across / 2 * sin(angle), -across / 2 * cos(angle), z)
    text(content, size, at, engraving(), rotation=(0, turn, 0))


def entry_item(diameter, spanner, turn, length=15, height=12):
    """The part that is screwed into the box: thread, face and hexagon; returns its top."""
    metal, radius = brass(), diameter / 2
    bore = radius * 0.8
    thread(radius, 1.5, length, (0, 0, length), metal, facing="bottom")
    lathe([(bore, length + 1), (bore, 0.4), (bore + 0.4, 0), (radius - 0.8, 0)], metal)
    cylinder(spanner / 2 - 0.5, 1.2, (0, 0, length), metal, bevel=0.3, steps=96)
    hex_nut(spanner, height, (0, 0, length + 1), metal, bore=bore, rotation=turn, chamfer=0.1)
    return length + 1 + height


def groove(base, radius, height):
    """The reduced neck between two hexagons."""
    lathe([(radius, base - 0.5), (radius, base + height + 0.5)], brass())


def double_gland(name, diameter, spanner, sheath, size=None, turn=0, slack=7):
    """Entry item, body and outer seal nut, each with its hexagon; the black outer seal shows on top."""
    metal, half = brass(), spanner / 2
    begin(name)
    top = entry_item(diameter, spanner, turn)
    mark_flat("ELVORA", spanner, 15 + 7, turn, spanner * 0.11)
    groove(top, half - 2.2, 2.4)
    body = top + 2.4
    cylinder(half - 0.4, 1.6, (0, 0, body), metal, bevel=0.3, steps=96)
    hex_nut(
        spanner, 17, (0, 0, body + 1.4), metal, bore=half - 3.6, rotation=turn + slack, chamfer=0.07
    )
    if size:
        mark_flat(size, spanner, body + 9.9, turn + slack, spanner * 0.12)
    top = body + 18.4
    groove(top, half - 2.6, 2.6)
    nut = top + 2.6
    hex_nut(
        spanner, 12, (0, 0, nut), metal, bore=half - 4, rotation=turn - slack * 0.6, chamfer=0.1
    )
    top = nut + 11.2
    inner = sheath / 2 + 0.9
    mouth = [
        (half - 0.6, top), (half - 0.9, top + 1.4), (inner + 3.1, top + 6.2),
        (inner + 2.5, top + 6.8), (inner + 1.9, top + 6.4), (inner + 1.8, top + 5.6),
        (inner + 1.8, top - 6),
    ]  # fmt: skip
    lathe(mouth, metal, smooth_angle=30)
    seal = [
        (inner + 1.75, top - 1), (inner + 1.75, top + 5.2), (inner + 1.2, top + 5.8),
        (inner - 0.4, top + 5.0), (inner - 0.8, top + 4), (inner - 0.8, top - 8),
    ]  # fmt: skip
    lathe(seal, rubber(), smooth_angle=60)
    return end()


DOUBLE_HEIGHT = 15 + 1 + 12 + 2.4 + 18.4 + 2.6 + 11.2 + 6.8


def armoured_cable(sheath, inner, wire, bare, end_of_inner, start, name):
    """A steel-wire-armoured cable along z, cut back upwards: cores, inner sheath, armour, sheath.

    The outer sheath ends at `start` and the armour `bare` before it; the inner sheath begins at
    `end_of_inner`.
    """
    begin(name)
    outer = material("PVC sheath", "#26272a", 0.46, bump=0.1)
    bedding = material("bedding", "#1a1a1c", 0.5)
    cylinder(sheath / 2, 56, (0, 0, start), outer, bevel=0.5, steps=64)
    count = int(pi * (inner + wire) / wire * 0.96)
    for i in range(count):
        points = []
        for j in range(17):
            t = j / 16
            z = start + 2 - (bare + 2) * t
            angle = 2 * pi * i / count + (start + 2 - z) * 0.022
            radius = (inner + wire) / 2 + max(0, t - 0.45) ** 2 * 7.5
            points.append((radius * cos(angle), radius * sin(angle), z))
        tube(points, wire / 2, zinc())
    cylinder(
        inner / 2, start - end_of_inner + 4, (0, 0, end_of_inner), bedding, bevel=0.3, steps=64
    )
    colors = ("#b8191d", "#e6b911", "#1c62a4", "#222326")
    for i, color in enumerate(colors):
        angle = 2 * pi * i / 4 + pi / 4
        x, y = inner * 0.23 * cos(angle), inner * 0.23 * sin(angle)
        core = material(f"power core {i}", color, 0.42)
        tube([(x, y, end_of_inner + 2), (x, y, end_of_inner - 22)], inner * 0.21, core)
        tube([(x, y, end_of_inner - 20), (x, y, end_of_inner - 30)], inner * 0.14, copper())
    return end()


def double_pair():
    spanner = 36
    upright = double_gland("25 on cable", 25, spanner, 22, "25", turn=-12)
    lying = double_gland("25 lying", 25, spanner, 22, "25", slack=0)
    place(upright, (-22, 10, 0))
    begin("cable")
    sheath = material("PVC sheath", "#26272a", 0.46, bump=0.1)
    cylinder(11, 40, (0, 0, DOUBLE_HEIGHT - 20), sheath, bevel=0.6, steps=72)
    place(end(), (-22, 10, 0))
    place(lying, (0, -22, spanner / 2), (90, 0, 118))


def single_opened():
    """A single compression gland opened on an armoured cable: the armour lies on the cone."""
    spanner, metal = 30, brass()
    half = spanner / 2
    begin("20 entry")
    top = entry_item(20, spanner, -30, height=11)
    mark_flat("20", spanner, 15 + 6.5, -30, 4.4)
    thread(half - 2, 1.5, 9, (0, 0, top - 0.5), metal)
    cone = [(9.9, 20), (7.6, 20), (7.6, top + 17), (8.0, top + 17.4), (11.8, top + 8.4)]
    lathe(cone + [(12, top + 8)], metal)
    entry = end()
    begin("20 gland nut")
    hex_nut(spanner, 20, (0, 0, 0), metal, bore=half - 2, rotation=30, chamfer=0.07)
    bore_thread(half - 2, 1.5, 8, (0, 0, 0), metal)
    tail = [
        (half - 0.7, 19.2),
        (half - 1, 20.4),
        (12.4, 25.4),
        (11.9, 26),
        (11.2, 26),
        (10.9, 25.6),
        (10.9, 4),
    ]
    lathe(tail, metal)
    nut = end()
    cable = armoured_cable(20, 14, 1.25, 21, -14, 62, "armoured cable")
    place(entry, (-34, -80, 0), (0, 0, 0))
    place(nut, (-34, -80, 28), (0, 0, 6))
    place(entry, (-50, 0, half), (0, 90, 0))
    place(nut, (28, 0, half), (0, 90, 0))
    place(cable, (-50, 0, half), (0, 90, 0))


def shroud(radius, neck, length, name):
    """A PVC shroud standing on its wide mouth."""
    made_of = material("PVC shroud", "#1f2022", 0.5, bump=0.08)
    begin(name)
    # A skirt over the gland, then a cone in steps: it is cut off where the cable fits.
    outline = [
        (radius - 1.4, 0.3), (radius - 0.9, 0), (radius + 1.2, 0.2), (radius + 1.6, 0.8),
        (radius + 1.6, 3.4), (radius + 1.2, 4), (radius + 0.3, 4.4),
    ]  # fmt: skip
    steps, first = 5, length * 0.36
    drop = (radius - neck) / steps
    for step in range(steps):
        low, high = (first + (length - first) * (step + n) / steps for n in (0, 1))
        edge = radius - drop * step
        outline += [(edge, low - 0.6), (edge - drop * 0.35, low), (edge - drop * 0.65, high - 1)]
    outline += [(neck, length - 0.4), (neck - 0.4, length), (neck - 0.9, length)]
    outline += [(neck - 1.3, length - 0.4), (radius - 1.4, length * 0.34)]
    lathe(outline, made_of, closed=True, smooth_angle=35)
    return end()


def earth_tag(inner, outer, hole, name):
    """A ring of brass sheet with a tongue and its hole, lying."""
    begin(name)
    reach = outer + 16
    half = 10
    start = 180 / pi * 0.62
    outline = [
        (outer * cos(radians(a)), outer * sin(radians(a)))
        for a in [start + (360 - 2 * start) * i / 60 for i in range(61)]
    ]
    outline += [(reach + half * cos(radians(a)), half * sin(radians(a))) for a in range(-90, 91, 9)]
    plate(
        outline,
        1.5,
        (0, 0, 0),
        brass(),
        [circle(inner), circle(hole / 2, reach, 0)],
        facing="top",
        bevel=0.25,
    )
    return end()


def kit():
    """Two terminations, laid out."""
    spanner = 36
    gland = double_gland("kit gland", 25, spanner, 22, "25", slack=0)
    cover = shroud(23, 11.5, 84, "shroud")
    tag = earth_tag(12.8, 20, 13, "earth tag")
    begin("kit lock nut")
    hex_nut(33, 4, (0, 0, 0), brass(), bore=12.5, chamfer=0.2)
    bore_thread(12.5, 1.5, 4, (0, 0, 0), brass())
    nut = end()
    begin("kit washer")
    ring(12.7, 18, 2, (0, 0, 0), material("fibre washer", "#a8382c", 0.6), bevel=0.3, steps=96)
    washer = end()
    for side in (-1, 1):
        place(gland, (side * 27, 6, spanner / 2), (-90, 0, side * -4))
    place(cover, (-84, 50, 0))
    place(cover, (84, -4, 23.3), (-90, 0, -12))
    for x in (-56, 34):
        place(tag, (x, -34, 0), (0, 0, -12))
    for x in (-56, 32):
        place(nut, (x, -82, 0), (0, 0, x))
        place(washer, (x + 42, -84, 0))


def double_sizes():
    """Three sizes side by side, closed and without cables."""
    place(double_gland("40", 40, 55, 35, "40", turn=-12), (-56, 14, 0))
    place(double_gland("25", 25, 36, 22, "25", turn=14), (4, 4, 0))
    place(double_gland("20S", 20, 24, 14, "20S", turn=4), (44, -6, 0))


def single_on_cable():
    """Gland and cable as they sit in a gland plate: lock nut below, cable above."""
    spanner, metal = 30, brass()
    begin("20 closed")
    entry_item(20, spanner, -12, height=11)
    mark_flat("20", spanner, 15 + 6.5, -12, 4.4)
    groove(27, spanner / 2 - 2, 1.6)
    hex_nut(spanner, 20, (0, 0, 28.4), metal, bore=10.9, rotation=-4, chamfer=0.07)
    mark_flat("ELVORA", spanner, 38.4, -4, 3.6)
    tail = [(14.3, 47.6), (14, 48.8), (12.4, 53.8), (11.9, 54.4), (11.2, 54.4), (10.9, 54)]
    lathe([*tail, (10.9, 34)], metal)
    cable = material("PVC sheath", "#26272a", 0.46, bump=0.1)
    cylinder(10, 66, (0, 0, 34), cable, bevel=0.5, steps=64)
    wires = pi * 2 / 36
    for i in range(36):
        at = (7.7 * cos(wires * i), 7.7 * sin(wires * i), 99.9)
        cylinder(0.62, 0.5, at, zinc(), bevel=0.1, steps=12)
    cylinder(7, 0.5, (0, 0, 99.9), material("bedding", "#1a1a1c", 0.5), bevel=0.1)
    for i, color in enumerate(("#b8191d", "#e6b911", "#1c62a4", "#222326")):
        angle = pi / 2 * i + pi / 4
        x, y = 3.4 * cos(angle), 3.4 * sin(angle)
        core = material(f"power core {i}", color, 0.42)
        cylinder(2.7, 0.8, (x, y, 100), core, bevel=0.1, steps=32)
        cylinder(1.8, 1, (x, y, 100), copper(), bevel=0.1, steps=32)
    closed = end()
    begin("gland plate")
    plate(rectangle(92, 74), 3, (0, 0, 0), zinc(), [circle(10.3)], facing="top", bevel=0.2)
    for side in (-1, 1):
        block((side * 46 - 1.5, side * 46 + 1.5), (-37, 37), (-16, 3), zinc(), 0.3)
    hex_nut(27, 4, (0, 0, -4), brass(), bore=10, chamfer=0.2)
    place(closed, (0, 0, 3 - 14.6))
    place(end(), (0, 0, 16))


def kit_in_order():
    """One of the two sets in the order of its parts: from the lock nut to the shroud."""
    spanner = 36
    begin("ordered lock nut")
    hex_nut(33, 4, (0, 0, 0), brass(), bore=12.5, chamfer=0.2)
    bore_thread(12.5, 1.5, 4, (0, 0, 0), brass())
    place(end(), (-104, 0, 19), (0, 90, 0))
    place(earth_tag(12.8, 20, 13, "earth tag"), (-76, 0, 20.2), (0, -90, 0))
    begin("ordered washer")
    ring(12.7, 18, 2, (0, 0, 0), material("fibre washer", "#a8382c", 0.6), bevel=0.3, steps=96)
    place(end(), (-50, 0, 19), (0, 90, 0))
    gland = double_gland("ordered gland", 25, spanner, 22, "25", slack=0)
    place(gland, (-24, 0, 19), (0, 90, 0))
    place(shroud(23, 11.5, 84, "shroud"), (66, 0, 23.4), (0, 90, 0))


VIEWS = {
    "double-compression-cable-gland-for-armoured-cable-1": View(
        double_pair,
        10,
        22,
        0.86,
        "Two double compression glands of brass for armoured cable, one on a cable, one lying",
        light="metal",
    ),
    "double-compression-cable-gland-for-armoured-cable-2": View(
        double_sizes,
        -8,
        18,
        0.86,
        "Double compression glands of brass in three sizes: 40, 25 and 20S",
        light="metal",
    ),
    "single-compression-cable-gland-for-armoured-cable-1": View(
        single_opened,
        -30,
        32,
        0.88,
        "A single compression gland of brass opened on a cable: the steel wires lie on its cone; one closed",
        light="metal",
    ),
    "single-compression-cable-gland-for-armoured-cable-2": View(
        single_on_cable,
        24,
        26,
        0.84,
        "A single compression gland, size 20, closed on its cable in a gland plate",
        light="metal",
    ),
    "armoured-gland-kit-with-shroud-1": View(
        kit,
        8,
        44,
        0.88,
        "Two brass glands for armoured cable with shrouds, earth tags, lock nuts and sealing washers",
        light="metal",
    ),
    "armoured-gland-kit-with-shroud-2": View(
        kit_in_order,
        -24,
        28,
        0.88,
        "One set of the kit in order: lock nut, earth tag, fibre washer, gland and shroud",
        light="metal",
    ),
}
