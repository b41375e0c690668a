"""Ferrules and pre-insulated terminals."""

from math import asin, atan, cos, degrees, pi, radians, sin

from materials import brass, copper, material, tinned, zinc
from models.lugs import standard_lug
from scene import begin, end, place
from shapes import circle, cylinder, lathe, loft, plate, ring, screw, smooth_path, thread, tube
from view import View

COLOURS = {
    "white": "#e4e5e2",
    "grey": "#8b9094",
    "red": "#c41f22",
    "black": "#202124",
    "blue": "#1f5fb0",
    "yellow": "#efc016",
}


def _plastic(colour):
    return material(f"collar {colour}", COLOURS[colour], 0.36)


def ferrule(colour, sleeve, length, inner, insulation, name):
    """A ferrule standing on its collar, by the columns of the table."""
    begin(name)
    wall = 0.12 + inner * 0.035
    bore, outside = inner / 2, inner / 2 + wall
    mouth = insulation / 2 + 0.12
    rim = mouth + 0.3 + insulation * 0.025
    collar = length - sleeve
    funnel = min(collar * 0.4, 1.2 + (mouth - bore))
    lathe(
        [
            (bore, collar - funnel), (bore, length - 0.05), (bore + wall / 2, length),
            (outside, length - 0.1), (outside, collar - funnel),
        ],
        tinned(),
        steps=64,
        closed=True,
    )  # fmt: skip
    shoulder = max(0.5, funnel * 0.75)
    lathe(
        [
            (mouth, 0.15), (mouth + 0.15, 0), (rim - 0.2, 0), (rim, 0.2),
            (rim, collar - shoulder - 0.3), (rim - 0.08, collar - shoulder),
            (outside + 0.35, collar - 0.25), (outside + 0.15, collar), (outside - 0.02, collar),
            (outside - 0.02, collar - funnel), (mouth, collar - funnel - (mouth - bore) * 0.9),
        ],
        _plastic(colour),
        steps=64,
        closed=True,
        smooth_angle=40,
    )  # fmt: skip
    return end()


SINGLE = (
    ("white", 8, 14, 1.0, 2.6, "EV-FE-0.5"),
    ("grey", 8, 14, 1.2, 2.8, "EV-FE-0.75"),
    ("red", 8, 14, 1.4, 3.0, "EV-FE-1"),
    ("black", 8, 14, 1.7, 3.5, "EV-FE-1.5"),
    ("blue", 8, 14, 2.2, 4.2, "EV-FE-2.5"),
    ("grey", 10, 17, 2.8, 4.8, "EV-FE-4"),
    ("yellow", 12, 20, 3.5, 6.3, "EV-FE-6"),
    ("red", 12, 22, 4.5, 7.6, "EV-FE-10"),
    ("blue", 12, 24, 5.8, 8.8, "EV-FE-16"),
)


def single_ferrules():
    x = 0
    for row in SINGLE:
        width = row[4] + 1.2
        part = ferrule(*row)
        place(part, (x + width / 2, 0, 0))
        x += width + 0.9
    # Three lie in front of the row and show funnel and sleeve.
    for index, at, turn in ((6, (33, -15), 52), (4, (19, -14), 118), (3, (8, -13), 65)):
        row = SINGLE[index]
        rim = row[4] / 2 + 0.42 + row[4] * 0.025
        place(ferrule(*row[:5], f"{row[5]} lying"), (*at, rim), (90, 0, turn))


def _stadium(half_length, radius, z, points=48):
    outline = []
    for i in range(points):
        angle = 2 * pi * i / points
        shift = half_length if cos(angle) > 1e-9 else -half_length if cos(angle) < -1e-9 else 0
        outline.append((shift + radius * cos(angle), radius * sin(angle), z))
    return outline


def twin_ferrule(colour, sleeve, length, inner, insulation, name, wires=False):
    """A ferrule for two wires standing on its collar, which is an oval of two openings wide."""
    begin(name)
    wall = 0.15 + inner * 0.035
    bore, outside = inner / 2, inner / 2 + wall
    collar = length - sleeve
    mouth = insulation / 2 + 0.1
    rim = mouth + 0.4
    half = insulation / 2
    low = collar * 0.45
    lathe(
        [
            (bore, low * 0.6), (bore, length - 0.05), (bore + wall / 2, length),
            (outside, length - 0.1), (outside, low * 0.6),
        ],
        tinned(),
        steps=64,
        closed=True,
    )  # fmt: skip
    stations = (
        (0, bore, collar - 0.5),
        (0, bore + 0.05, low),
        (half * 0.5, (mouth + bore) / 2, low * 0.75),
        (half, mouth, low * 0.45),
        (half, mouth, 0.15),
        (half, mouth + 0.12, 0),
        (half, rim - 0.15, 0),
        (half, rim, 0.18),
        (half, rim, low * 0.75),
        (half * 0.9, rim - 0.06, low * 0.9),
        (half * 0.3, (rim + outside + 0.4) / 2, collar - 1.1),
        (0.02, outside + 0.4, collar - 0.5),
        (0.01, outside + 0.2, collar),
        (0, outside - 0.02, collar),
        (0, outside - 0.02, collar - 0.5),
    )
    loft([_stadium(*station) for station in stations], _plastic(colour), caps=False)
    if wires:
        jacket = material(f"wire {colour}", COLOURS[colour], 0.42)
        for side in (-1, 1):
            route = [
                (side * half, 0, low * 0.6),
                (side * half, 0, -4),
                (side * (half + 0.3), 0.2, -9),
                (side * (half + 2.2), 0.4, -16),
                (side * (half + 4.4), 0.4, -22),
            ]
            tube(smooth_path(route), insulation / 2 - 0.1, jacket)
        for i in range(7):
            angle = 2 * pi * i / 6
            reach = 0 if i == 6 else bore * 0.66
            spot = (reach * cos(angle), reach * sin(angle), length - 6)
            cylinder(bore * 0.32, 6.3, spot, copper(), bevel=0.1, steps=16)
    return end()


TWIN = (
    ("white", 8, 15, 1.5, 2.6, "EV-FT-0.5"),
    ("grey", 8, 15, 1.8, 2.8, "EV-FT-0.75"),
    ("red", 8, 15, 2.05, 3.2, "EV-FT-1"),
    ("black", 8, 16, 2.3, 3.4, "EV-FT-1.5"),
    ("blue", 10, 18, 2.9, 4.2, "EV-FT-2.5"),
    ("grey", 12, 23, 3.8, 4.9, "EV-FT-4"),
    ("yellow", 14, 26, 4.9, 6.2, "EV-FT-6"),
)


def twin_ferrules():
    wired = ("blue", 10, 18, 2.9, 4.2, "EV-FT-2.5 with wires")
    place(twin_ferrule(*wired, wires=True), (2, -13, 2.6), (90, 0, 74))
    x = -24
    for row in TWIN[1:]:
        width = row[4] * 2 + 0.8
        place(twin_ferrule(*row), (x + width / 2, 6, 0))
        x += width + 1.6


# Pre-insulated terminals lie along y: the wire enters at y = 0.


def _insulated_barrel(colour, outer, length, tongue, thickness):
    """Sleeve with a flared entry, and the barrel's neck down to the tongue."""
    metal = tinned()
    wall = 0.75
    bore = outer - wall - 0.55
    plastic = _plastic(colour)
    sleeve = [
        (bore, length * 0.45), (outer - 0.45, length * 0.3), (outer - 0.3, 0.2),
        (outer - 0.1, 0), (outer + 0.1, 0), (outer + 0.2, 0.25), (outer + 0.12, length * 0.3),
        (outer - 0.12, length * 0.42), (outer - 0.12, length - 0.4), (outer - 0.4, length),
        (bore, length),
    ]  # fmt: skip
    lathe(sleeve, plastic, (0, 0, outer), "back", closed=True, steps=64, smooth_angle=40)
    barrel = [
        (bore - 0.55, length * 0.42), (bore, length * 0.42), (bore, length + 0.5),
        (bore - 0.3, length + 0.9), (bore - 0.55, length + 0.9),
    ]  # fmt: skip
    lathe(barrel, metal, (0, 0, outer), "back", closed=True, steps=64)
    low = outer - bore
    sections = []
    for k in range(9):
        t = k / 8
        e = t * t * (3 - 2 * t)
        half_width = bore * 0.97 + (tongue / 2 - bore * 0.97) * e
        half_height = bore * 0.9 + (thickness / 2 - bore * 0.9) * e
        power = 2 + 5 * e
        points = []
        for i in range(48):
            angle = 2 * pi * i / 48
            c, s = cos(angle), sin(angle)
            scale = (abs(c) ** power + abs(s) ** power) ** (-1 / power)
            z = low + 0.05 + half_height + half_height * s * scale
            points.append((half_width * c * scale, length + 0.4 + 3.2 * t, z))
        sections.append(points)
    loft(sections, metal)
    return low + 0.05, length + 3.2


def _rest(low, length, reach):
    """The tilt and height at which a terminal lies on the end of its sleeve and on its tip."""
    edge, under = length - 0.4, 0.12
    tilt = atan((low - under) / (reach - edge))
    return -degrees(tilt), edge * sin(tilt) - under * cos(tilt)


def ring_terminal(colour, outer, length, width, hole, name):
    """Returns a ring terminal, its tilt and its height."""
    begin(name)
    thickness = 0.7 + outer * 0.1
    tongue = min(width * 0.72, outer * 1.9)
    low, start = _insulated_barrel(colour, outer, length, tongue, thickness)
    middle = start + 0.8 + width / 2
    # The ring runs from one edge of the tongue round to the other.
    gap = asin(tongue / width)
    outline = [(-tongue / 2, start), (tongue / 2, start)]
    for k in range(49):
        angle = -pi / 2 + gap + (2 * pi - 2 * gap) * k / 48
        outline.append((width / 2 * cos(angle), middle + width / 2 * sin(angle)))
    holes = [circle(hole / 2, 0, middle)]
    plate(outline, thickness, (0, 0, low), tinned(), holes, facing="top", bevel=0.12)
    return end(), *_rest(low, length, middle + width / 2)


def fork_terminal(colour, outer, length, width, gap, name):
    """Returns a fork terminal, its tilt and its height; `gap` is what the screw needs."""
    begin(name)
    thickness = 0.7 + outer * 0.1
    tongue = min(width * 0.62, outer * 1.9)
    low, start = _insulated_barrel(colour, outer, length, tongue, thickness)
    bottom = start + 1.6 + gap / 2
    tip = bottom + width * 0.78
    half, slit = width / 2, gap / 2
    corner = (half - slit) * 0.35
    outline = [(-tongue / 2, start), (tongue / 2, start), (tongue / 2, start + 0.6)]
    outline += [(half * 0.94, start + 2.4), (half, start + 3.2), (half, tip - corner)]
    outline += [(half - corner, tip), (slit + corner, tip), (slit, tip - corner)]
    outline += [
        (slit * cos(radians(a)), bottom + slit * sin(radians(a))) for a in range(0, -181, -10)
    ]
    outline += [(-slit, tip - corner), (-slit - corner, tip)]
    outline += [(-half + corner, tip), (-half, tip - corner)]
    outline += [(-half, start + 3.2), (-half * 0.94, start + 2.4), (-tongue / 2, start + 0.6)]
    plate(outline, thickness, (0, 0, low), tinned(), facing="top", bevel=0.12)
    return end(), *_rest(low, length, tip)


RINGS = (
    ("red", 2.15, 10.5, 8.0, 4.3, "EV-RT-R-M4"),
    ("blue", 2.5, 10.5, 9.5, 5.3, "EV-RT-B-M5"),
    ("yellow", 3.4, 13.5, 12.0, 6.4, "EV-RT-Y-M6"),
)
FORKS = (
    ("red", 2.15, 10.5, 6.4, 4.3, "EV-FK-R-M4"),
    ("blue", 2.5, 10.5, 8.1, 5.3, "EV-FK-B-M5"),
    ("yellow", 3.4, 13.5, 12.0, 6.4, "EV-FK-Y-M6"),
)


def _lay(terminal, x, y, turn):
    part, tilt, height = terminal
    place(part, (x, y, height), (tilt, 0, turn))


def ring_terminals():
    for row, x, y, turn in zip(RINGS, (-14, 0, 16), (-7, 0, 4), (150, 150, 150)):
        _lay(ring_terminal(*row), x, y, turn)


def fork_terminals():
    for row, x, y, turn in zip(FORKS, (-7, 0, 9), (1, 0, 1), (24, 0, -24)):
        _lay(fork_terminal(*row), x, y, turn)


def all_crimp_terminals():
    _lay(ring_terminal(*RINGS[0]), -14, -6, 150)
    _lay(ring_terminal(*RINGS[2]), 0, 2, 150)
    _lay(fork_terminal(*FORKS[1]), 14, 0, 165)
    _lay(fork_terminal(*FORKS[2]), 28, 2, 165)
    x = -20
    for row in SINGLE[3:]:
        width = row[4] + 1.2
        place(ferrule(*row), (x + width / 2, 17, 0))
        x += width + 1
    place(twin_ferrule(*TWIN[6]), (x + 8, 16, 0))


def lugs_and_ferrules():
    place(standard_lug(8.4, 1.3, 19, 10.5, 43, "EV-CL-35-M10", "35-10"), (4, 18, 0), (0, 0, 146))
    place(standard_lug(5.8, 1.1, 15, 8.4, 33, "EV-CL-16-M8", "16-8"), (28, 14, 0), (0, 0, 146))
    _lay(ring_terminal(*RINGS[2]), 10, -22, 146)
    _lay(fork_terminal(*FORKS[1]), 35, -22, 146)
    for k, row in enumerate(SINGLE[4:]):
        place(ferrule(*row), (37 + k * 7.6, 20 - k * 11, 0))


def _wire_into(row, length, name, bend=0):
    """A wire along y that goes into the collar of a ferrule lying with its sleeve towards +y."""
    colour, sleeve, total, inner, insulation = row[:5]
    rim = insulation / 2 + 0.42 + insulation * 0.025
    collar = ferrule(*row[:5], f"{name} ferrule")
    begin(name)
    place(collar, (0, 0, rim), (-90, 0, 0))
    jacket = material(f"wire {colour}", COLOURS[colour], 0.42)
    route = [(0, 3, rim), (0, -6, rim), (bend * 0.3, -length * 0.5, rim), (bend, -length, rim)]
    tube(smooth_path(route), insulation / 2 - 0.15, jacket)
    for i in range(7):
        angle = 2 * pi * i / 6
        reach = 0 if i == 6 else inner * 0.33
        spot = (reach * cos(angle), total - 5, rim + reach * sin(angle))
        cylinder(inner * 0.16, 5.2, spot, copper(), "back", bevel=0.1, steps=16)
    return end()


def wired_ferrules():
    """On wires of 1 to 16 mm²; the strands end with the sleeve."""
    x = -22
    for k, index in enumerate((2, 4, 5, 6, 7, 8)):
        row = SINGLE[index]
        wire = _wire_into(row, 30, f"wired {k}", (k - 2.5) * 3)
        place(wire, (x + row[4] / 2, 0, 0))
        x += row[4] + 3


def twin_collars():
    """Lying, their oval collars to the front: two wires go in side by side."""
    x = -30
    for row in TWIN[2:]:
        rim = row[4] / 2 + 0.5
        place(twin_ferrule(*row), (x + row[4] + 0.4, 0, rim), (-90, 0, -12))
        x += row[4] * 2 + 3.6


def _wired(terminal, colour, outer, length, name):
    """A terminal with a wire in its sleeve; passes its tilt and height on."""
    part, tilt, height = terminal
    begin(name)
    place(part)
    radius = outer - 0.65
    jacket = material(f"wire {colour}", COLOURS[colour], 0.42)
    tube([(0, length * 0.26, outer), (0, -26, outer)], radius, jacket)
    for i in range(7):
        angle = 2 * pi * i / 6
        reach = 0 if i == 6 else radius * 0.42
        spot = (reach * cos(angle), -25.8, outer + reach * sin(angle))
        cylinder(radius * 0.2, 0.6, spot, copper(), "front", bevel=0.1, steps=16)
    return end(), tilt, height


def wired_rings():
    """On their wires, with the screw that each takes."""
    for row, x, y in zip(RINGS, (-16, 0, 18), (0, 0, 0)):
        terminal = _wired(ring_terminal(*row), row[0], row[1], row[2], f"{row[5]} wired")
        _lay(terminal, x, y, 28)
    for radius, x in ((2, -26), (2.5, -12), (3, 6)):
        _machine_screw(radius, (x - 6, 40))


def _machine_screw(radius, at):
    """A pan-head screw standing on its head."""
    begin(f"screw {radius}")
    cylinder(radius * 1.95, radius * 1.3, (0, 0, 0), zinc(), bevel=radius * 0.4)
    thread(radius, 0.35 + radius * 0.17, radius * 6, (0, 0, radius * 1.3), zinc())
    place(end(), (*at, 0))


def clamped_forks():
    """A fork terminal under the screw of a terminal bar, another before it."""
    row = FORKS[1]
    colour, outer, length, width, gap, name = row
    low, bottom = 1.35, length + 4.8 + gap / 2
    part, *_ = fork_terminal(*row)
    begin("bar and fork")
    place(part)
    radius = outer - 0.65
    jacket = material(f"wire {colour}", COLOURS[colour], 0.42)
    tube([(0, length * 0.26, outer), (0, -20, outer)], radius, jacket)
    holes = [circle(2.6, x, bottom + 1) for x in (0, 14)]
    bar = [(-9, bottom - 5), (23, bottom - 5), (23, bottom + 7), (-9, bottom + 7)]
    plate(bar, 4, (0, 0, low - 4), brass(), holes, facing="top", bevel=0.3)
    for x in (0, 14):
        top = low + (0.95 if x == 0 else 0)
        ring(2.6, 4.4, 0.6, (x, bottom + 1, top), zinc(), bevel=0.15)
        screw(4, (x, bottom + 1, top + 0.6), "top", "both", height=2.6, rotation=20 + x * 3)
    clamped = end()
    place(clamped, (0, 0, 4 - low), (0, 0, -30))
    _lay(fork_terminal(*FORKS[2]), 28, -16, -30)


VIEWS = {
    "category-lugs-ferrules-1": View(
        lugs_and_ferrules,
        0,
        34,
        0.86,
        "Two tube lugs, a ring and a fork terminal, ferrules in a row",
        light="metal",
    ),
    "insulated-ferrule-single-wire-1": View(
        single_ferrules,
        -10,
        26,
        0.86,
        "Insulated ferrules of 0.5 to 16 mm² in a row, three lying in front",
    ),
    "insulated-ferrule-single-wire-2": View(
        wired_ferrules,
        12,
        44,
        0.86,
        "Insulated ferrules on wires of 1, 2.5, 4, 6, 10 and 16 mm², the strands end with the sleeve",
    ),
    "insulated-ferrule-twin-wire-1": View(
        twin_ferrules,
        14,
        28,
        0.86,
        "Twin ferrules of 2 × 0.5 to 2 × 6 mm² in a row; one lies in front with two wires",
    ),
    "insulated-ferrule-twin-wire-2": View(
        twin_collars,
        -6,
        24,
        0.86,
        "Twin ferrules of 2 × 1 to 2 × 6 mm² lying, seen into their oval collars",
    ),
    "pre-insulated-ring-terminal-1": View(
        ring_terminals,
        0,
        38,
        0.84,
        "Ring terminals: red for M4, blue for M5 and yellow for M6",
    ),
    "pre-insulated-ring-terminal-2": View(
        wired_rings,
        4,
        46,
        0.86,
        "Ring terminals on wires, red for M4, blue for M5 and yellow for M6, with their screws",
    ),
    "pre-insulated-fork-terminal-1": View(
        fork_terminals,
        10,
        46,
        0.84,
        "Fork terminals: red for M4, blue for M5 and yellow for M6",
    ),
    "pre-insulated-fork-terminal-2": View(
        clamped_forks,
        10,
        40,
        0.84,
        "A blue fork terminal under an M5 screw of a brass bar, a yellow one for M6 before it",
    ),
    "category-ferrules-crimp-terminals-1": View(
        all_crimp_terminals,
        -8,
        32,
        0.86,
        "Ferrules in a row, ring and fork terminals in front",
    ),
}
