"""Cable lugs and connectors of copper tube, lying along y with the mouth of the barrel at y = 0."""

from math import cos, pi, sin

from materials import aluminium, copper, material, tinned
from scene import begin, end, place
from shapes import circle, cut, cylinder, lathe, loft, plate, text
from view import View

_POINTS = 72


def _stamp():
    return material("stamp", "#77777a", 0.5, 1)


def _stamped(content, size, location, metal=None, rotation=-90):
    """A stamping on a barrel: deep enough to follow its curve."""
    print_ = text(content, size, location, metal or _stamp(), facing="top", rotation=rotation)
    print_.data.extrude = 0.3
    return print_


def _oval(y, half_width, half_height, power, z):
    """A section between circle (power 2) and rectangle (power 6 and more)."""
    points = []
    for i in range(_POINTS):
        angle = 2 * pi * i / _POINTS
        c, s = cos(angle), sin(angle)
        scale = (abs(c) ** power + abs(s) ** power) ** (-1 / power)
        points.append((half_width * c * scale, y, z + half_height * s * scale))
    return points


def _bore(inner, outer, depth):
    """Stations (y, radius) of the bore and of the rounded mouth."""
    return [
        (depth, inner * 0.2),
        (depth, inner),
        (0.7, inner),
        (0.15, inner + 0.35),
        (0, (inner + outer) / 2),
        (0.2, outer - 0.35),
        (0.7, outer),
    ]


def _palm(width, thickness, start, length, hole, metal):
    """The palm from y = start, with a round end; returns the y of its hole."""
    middle = start + length - width / 2
    outline = [(-width / 2, start), (width / 2, start)]
    outline += [
        (width / 2 * cos(pi * i / 30), middle + width / 2 * sin(pi * i / 30)) for i in range(31)
    ]
    plate(
        outline,
        thickness - 0.06,
        (0, 0, 0.03),
        metal,
        [circle(hole, 0, middle)],
        facing="top",
        bevel=0.35,
    )
    return middle


def _swage(start, length, outer, palm_width, palm_thickness):
    """Sections from the round barrel to the flat palm, all of them resting on z = 0."""
    sections = []
    for k in range(1, 17):
        t = k / 16
        e = t * t * (3 - 2 * t)
        half_height = outer + (palm_thickness / 2 - outer) * e
        half_width = outer + (palm_width / 2 - outer) * e
        sections.append(_oval(start + length * t, half_width, half_height, 2 + 5 * e, half_height))
    return sections


def tube_lug(
    inner,
    outer,
    barrel,
    palm_width,
    palm_thickness,
    hole,
    total,
    marks=(),
    stamps=(),
    inspection=False,
    name="lug",
):
    """A lug of tinned copper tube by diameters and lengths.

    `marks` are rings for the press (y), `stamps` (text, size, y) lie on the barrel.
    """
    begin(name)
    metal = tinned()
    inner, outer = inner / 2, outer / 2
    stations = _bore(inner, outer, barrel - 0.5)
    for y in marks:
        stations += [(y - 0.35, outer), (y - 0.1, outer - 0.22), (y + 0.1, outer - 0.22)]
        stations.append((y + 0.35, outer))
    stations.append((barrel, outer))
    sections = [_oval(y, r, r, 2, outer) for y, r in stations]
    swage = (total - barrel - palm_width) * 0.92
    sections += _swage(barrel, swage, outer, palm_width, palm_thickness)
    body = loft(sections, metal)
    if inspection:
        drill = cylinder(max(0.8, inner * 0.3), outer * 2, (0, barrel - inner, outer), None)
        cut(body, [drill])
    start = barrel + swage - 0.8
    _palm(palm_width, palm_thickness, start, total - start, hole / 2, metal)
    for content, size, y in stamps:
        _stamped(content, size, (0, y, 2 * outer - 0.27))
    return end()


def compression_lug_70():
    """EV-CLD-70-M12: barrel, die 16 and crimp length 28 of DIN 46235."""
    stamps = (("70-12", 3.4, 9.4), ("16", 3.4, 23))
    return tube_lug(11.5, 16.5, 31, 24, 5, 13, 68, (3.4, 16.4, 29), stamps, name="EV-CLD-70-M12")


def compression_lugs():
    lug = compression_lug_70()
    stamps = (("185-16", 4.4, 12.5), ("25", 4.8, 33))
    large = tube_lug(19, 25.5, 44, 37, 6.6, 17, 100, (4.4, 23, 41), stamps, name="EV-CLD-185-M16")
    place(large, (34, 42, 0), (0, 0, 146))
    place(lug, (-26, 10, 0), (0, 0, 140))


def standard_lug(inner, wall, width, hole, total, name, stamp):
    """A light lug with inspection hole, by the columns of the table."""
    outer = inner + 2 * wall
    barrel = (total - width) * 0.62
    thickness = wall * 1.9
    size = outer * 0.2
    stamps = ((stamp, size, barrel * 0.34),) if outer > 7 else ()
    return tube_lug(
        inner, outer, barrel, width, thickness, hole, total, (), stamps, inspection=True, name=name
    )


def standard_lugs():
    sizes = (
        (3.8, 0.9, 11, 6.4, 24, "EV-CL-6-M6", "6-6"),
        (5.8, 1.1, 15, 8.4, 33, "EV-CL-16-M8", "16-8"),
        (8.4, 1.3, 19, 10.5, 43, "EV-CL-35-M10", "35-10"),
        (11.8, 1.5, 25, 13, 56, "EV-CL-70-M12", "70-12"),
    )
    x = 0
    for size in sizes:
        width = size[2]
        place(standard_lug(*size), (x + width / 2, 0, 0))
        x += width + 3 + width * 0.12


def _turned(profile, metal, facing, location, steps=96):
    return lathe(profile, metal, location, facing, steps=steps, smooth_angle=25)


def bimetallic_lug(capped, name):
    """EV-CLB-70: aluminium barrel, copper palm and the seam of the friction weld between them."""
    begin(name)
    light, red_metal = aluminium(), copper()
    inner, outer, barrel, total, width = 5.5, 10, 56, 100, 25
    profile = [(0.5, 48), (inner, 47), (inner, 0.8), (inner + 0.5, 0), (outer - 0.5, 0)]
    profile.append((outer, 0.5))
    for y in (5, 18.5, 32):
        profile += [(outer, y), (outer - 0.3, y + 0.3), (outer - 0.3, y + 0.9), (outer, y + 1.2)]
    profile += [(outer, barrel - 2), (outer - 0.9, barrel - 0.3), (outer - 0.9, barrel + 0.5)]
    profile.append((0.5, barrel + 0.5))
    _turned(profile, light, "back", (0, 0, outer))
    neck = [(0.5, barrel), (outer - 0.9, barrel + 0.2), (outer, barrel + 0.9), (outer, barrel + 6)]
    _turned([*neck, (0.5, barrel + 6)], red_metal, "back", (0, 0, outer))
    sections = [_oval(barrel + 5, outer, outer, 2, outer)]
    sections += _swage(barrel + 5, 13, outer, width, 7)
    loft(sections, red_metal)
    start = barrel + 17.2
    _palm(width, 7, start, total - start, 6.5, red_metal)
    stamp = material("stamp on aluminium", "#6f7274", 0.5, 1)
    _stamped("Al 70", 4, (0, 12, 2 * outer - 0.27), stamp, 90)
    _stamped("ELVORA", 3.2, (0, 26, 2 * outer - 0.27), stamp, 90)
    if capped:
        plastic = material("barrel cap", "#d9541e", 0.4)
        cap = [(0.5, -2.2), (inner + 2.4, -2.2), (inner + 3, -1.6), (inner + 3, -0.4)]
        cap += [(inner + 2.6, -0.05), (inner - 0.05, -0.05), (inner - 0.3, 6), (0.5, 6)]
        _turned(cap, plastic, "back", (0, 0, outer))
    else:
        paste = material("inhibiting compound", "#8d8a80", 0.35)
        lathe([(0.05, 2.6), (2, 2.4), (4, 3.2), (inner, 2)], paste, (0, 0, outer), "back")
    return end()


def bimetallic_lugs():
    place(bimetallic_lug(False, "EV-CLB-70 open"), (-16, 16, 0), (0, 0, -52))
    place(bimetallic_lug(True, "EV-CLB-70"), (-20, -16, 0), (0, 0, -112))


def connector(inner, outer, length, conductor, die, name):
    """A sleeve of DIN 46267 with marks for the press on both sides of its stop."""
    begin(name)
    metal = copper()
    inner, outer, half = inner / 2, outer / 2, length / 2
    side = [(0.4, 2), (inner, 2), (inner, half - 0.6), (inner + 0.4, half), (outer - 0.5, half)]
    side.append((outer, half - 0.5))
    for share in (0.82, 0.45, 0.08):
        z = half * share
        side += [(outer, z + 0.4), (outer - 0.25, z + 0.15), (outer - 0.25, z - 0.15)]
        side.append((outer, z - 0.4))
    profile = side + [(r, -z) for r, z in reversed(side)]
    lathe(profile, metal, (0, 0, outer), "back", smooth_angle=25)
    stamp = material("stamp on copper", "#7b452b", 0.5, 1)
    size = outer * 0.48
    _stamped(conductor, size, (0, half * 0.63, 2 * outer - 0.27), stamp)
    _stamped(die, size, (0, -half * 0.63, 2 * outer - 0.27), stamp)
    return end()


def connectors():
    large = connector(17, 23.5, 80, "150", "22", "EV-CIL-150")
    medium = connector(11.5, 16.5, 56, "70", "16", "EV-CIL-70")
    small = connector(7, 10, 50, "25", "10", "EV-CIL-25")
    place(large, (0, 32, 0), (0, 0, 50))
    place(medium, (-2, -2, 0), (0, 0, 50))
    place(small, (2, -26, 0), (0, 0, 50))


def all_lugs():
    place(compression_lug_70(), (-32, 22, 0), (0, 0, 150))
    place(bimetallic_lug(True, "bimetallic"), (18, 50, 0), (0, 0, 150))
    size = (8.4, 1.3, 19, 10.5, 43, "standard", "35-10")
    place(standard_lug(*size), (20, -16, 0), (0, 0, 150))
    place(connector(11.5, 16.5, 56, "70", "16", "connector"), (50, 2, 0), (0, 0, 150))


def compression_lug_35():
    """EV-CLD-35-M10: barrel, die 12 and crimp length 20 of DIN 46235."""
    stamps = (("35-10", 2.4, 6.6), ("12", 2.4, 16.4))
    return tube_lug(8.2, 12.5, 23, 19, 4.2, 10.5, 52, (2.6, 11.8, 21), stamps, name="EV-CLD-35")


def compression_sizes():
    """Two sizes with their barrels' mouths to the front, and one from below."""
    place(compression_lug_70(), (-16, 0, 0), (0, 0, 24))
    place(compression_lug_35(), (16, -4, 0), (0, 0, 24))
    place(compression_lug_35(), (44, 0, 12.5), (0, 180, 24))


def _strands(radius, strand, length, name):
    """The bare strands of a conductor, along y."""
    begin(name)
    rings = ((0, 1), (2 * strand, 6), (4 * strand, 12), (6 * strand, 18))
    for reach, count in rings:
        if reach + strand > radius * 1.02:
            continue
        for i in range(count):
            angle = 2 * pi * i / count
            spot = (reach * cos(angle), 0, reach * sin(angle))
            cylinder(strand * 0.98, length, spot, copper(), "back", bevel=0.15, steps=14)
    return end()


def standard_with_conductor():
    """A lug of 35 mm², its stripped conductor before it, and one on its cable."""
    lug = standard_lug(8.4, 1.3, 19, 10.5, 43, "EV-CL-35-M10", "35-10")
    strands = _strands(4.05, 0.575, 18, "strands")
    axis = 5.5
    begin("lugs and cables")
    sheath = material("cable sheath", "#26282b", 0.5)
    place(lug)
    place(lug, (34, 0, 0))
    cylinder(5.45, 40, (0, -70, axis), sheath, "back", bevel=0.4)
    place(strands, (0, -31, axis))
    cylinder(5.45, 62, (34, -63, axis), sheath, "back", bevel=0.4)
    place(strands, (34, -3, axis))
    place(end(), (0, 0, 0), (0, 0, -38))


def bimetallic_from_palm():
    """The palm and the seam of the weld, and the bore with its compound."""
    place(bimetallic_lug(True, "EV-CLB-70 palm"), (-30, 50, 0), (0, 0, 212))
    place(bimetallic_lug(False, "EV-CLB-70 bore"), (66, -26, 0), (0, 0, 32))


def connector_in_use():
    """A connector of 70 mm²: one conductor is in, the other before it; one connector upright."""
    sleeve = connector(11.5, 16.5, 56, "70", "16", "EV-CIL-70")
    strands = _strands(5.6, 0.8, 27, "strands")
    axis = 8.25
    begin("joint")
    sheath = material("cable sheath", "#26282b", 0.5)
    place(sleeve)
    cylinder(7.6, 44, (0, -74, axis), sheath, "back", bevel=0.5)
    place(strands, (0, -31, axis))
    cylinder(7.6, 36, (0, 62, axis), sheath, "back", bevel=0.5)
    place(strands, (0, 36, axis))
    place(end(), (0, 0, 0), (0, 0, -52))
    upright = connector(19, 25.5, 85, "185", "25", "EV-CIL-185")
    place(upright, (6, 74, 42.5), (90, 0, 0))


VIEWS = {
    "compression-cable-lug-din-pattern-1": View(
        compression_lugs,
        0,
        32,
        0.84,
        "Two tinned compression lugs with die number and press marks on the barrel",
        light="metal",
    ),
    "compression-cable-lug-din-pattern-2": View(
        compression_sizes,
        4,
        30,
        0.86,
        "Compression lugs of 70 and 35 mm² from the mouth of the barrel, and one of 35 mm² from below",
        light="metal",
    ),
    "copper-tube-lug-standard-1": View(
        standard_lugs,
        -24,
        44,
        0.84,
        "Tinned tube lugs of 6, 16, 35 and 70 mm² with inspection hole",
        light="metal",
    ),
    "copper-tube-lug-standard-2": View(
        standard_with_conductor,
        8,
        36,
        0.86,
        "A tube lug of 35 mm² with its stripped conductor before it, and one on its cable",
        light="metal",
    ),
    "bimetallic-cable-lug-1": View(
        bimetallic_lugs,
        4,
        34,
        0.86,
        "Two bimetallic lugs, aluminium barrel and copper palm: one open, one with cap",
        light="metal",
    ),
    "bimetallic-cable-lug-2": View(
        bimetallic_from_palm,
        4,
        32,
        0.86,
        "Bimetallic lugs of 70 mm²: the copper palm with the seam of the weld, and the open barrel",
        light="metal",
    ),
    "in-line-compression-connector-1": View(
        connectors,
        14,
        40,
        0.84,
        "Copper connectors for 25, 70 and 150 mm² with die number and press marks",
        light="metal",
    ),
    "in-line-compression-connector-2": View(
        connector_in_use,
        -10,
        34,
        0.88,
        "A connector of 70 mm² between two stripped cables, one of 185 mm² upright",
        light="metal",
    ),
    "category-copper-tube-lugs-1": View(
        all_lugs,
        2,
        46,
        0.86,
        "A compression lug, a tube lug, a bimetallic lug and a connector",
        light="metal",
    ),
}
