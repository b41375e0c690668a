"""Spiral band, heat shrink tubes, conduit and braided sleeve."""

from math import cos, exp, pi, sin

from mathutils import Vector

from materials import black_plastic, material
from models.lugs import compression_lug_70
from scene import begin, end, place
from shapes import frames_along, lathe, loft, smooth_path, sweep, tube
from view import View

WIRES = ("#c41f22", "#1f5fb0", "#202124", "#e8b70e", "#7d4a25", "#8b9094", "#1f9550")


def _wire(color, route, radius, steps=10):
    tube(smooth_path(route, steps), radius, material(f"wire {color}", color, 0.42))


def spiral_band(radius, width, wall, pitch, length, metal, name):
    """A wound band along x around the axis."""
    begin(name)
    turns = length / pitch
    count = int(turns * 48)
    frames = []
    for i in range(count + 1):
        angle = 2 * pi * turns * i / count
        outward = (0, cos(angle), sin(angle))
        origin = (length * i / count - length / 2, radius * cos(angle), radius * sin(angle))
        along = Vector((pitch / (2 * pi * radius), -sin(angle), cos(angle))).normalized()
        frames.append((origin, Vector(outward).cross(along), outward))
    half, edge = width / 2, wall * 0.3
    section = [(-half, edge), (-half + edge, 0), (half - edge, 0), (half, edge)]
    section += [(half, wall - edge), (half - edge, wall), (edge - half, wall), (-half, wall - edge)]
    sweep(frames, section, metal, smooth_angle=50)
    return end()


def natural_band():
    return material("natural polyethylene", "#e9eae6", 0.28, subsurface=0.15)


def spiral_wrapping():
    place(spiral_band(9.2, 9, 1.1, 12.4, 112, natural_band(), "EV-SW-10 natural"), (0, 0, 10.4))
    ring_spots = [(0, 0)] + [(5.7 * cos(k * pi / 3), 5.7 * sin(k * pi / 3)) for k in range(6)]
    spread = (0, -10, 12, 26, -26, -18, 20)
    begin("loom")
    for k, ((y, z), color) in enumerate(zip(ring_spots, WIRES)):
        low = 2.8
        route = [
            (-98, y * 1.2 - spread[k] * 0.9, low), (-74, y - spread[k] * 0.25, 10.4 + z * 0.8),
            (-58, y, 10.4 + z), (-20, y, 10.4 + z), (20, y, 10.4 + z), (58, y, 10.4 + z),
            (74, y + spread[k] * 0.25, 10.4 + z * 0.8), (98, y * 1.2 + spread[k] * 0.9, low),
        ]  # fmt: skip
        _wire(color, route, 2.75)
    place(end())
    place(
        spiral_band(7, 7.2, 1.0, 8.4, 84, black_plastic(), "EV-SW-8 black"),
        (10, -36, 8.1),
        (0, 0, 6),
    )


def pipe(outer, wall, length, outside, inside=None, name="tube"):
    """A tube along y on z = 0."""
    begin(name)
    outer, inner = outer / 2, outer / 2 - wall
    rim = wall * 0.3
    shell = [
        (inner, rim), (inner + rim, 0), (outer - rim, 0), (outer, rim),
        (outer, length - rim), (outer - rim, length), (inner + rim, length), (inner, length - rim),
    ]  # fmt: skip
    lathe(shell, outside, (0, 0, outer), "back", closed=True, smooth_angle=50)
    if inside:
        lining = inner - wall * 0.9
        bore = [(lining, 0.25), (inner + 0.02, 0.15), (inner + 0.02, length - 0.15)]
        lathe([*bore, (lining, length - 0.25)], inside, (0, 0, outer), "back", closed=True)
    return end()


SHRINK = (
    ("black", "#1d1e20", 19.0),
    ("red", "#c41f22", 12.7),
    ("yellow", "#efc016", 12.7),
    ("blue", "#1f5fb0", 9.5),
    ("green", "#1f9550", 9.5),
    ("white", "#e4e5e2", 6.4),
)


def heat_shrink():
    x = 0
    for k, (name, color, size) in enumerate(SHRINK):
        wall = 0.5 + size * 0.012
        surface = material(f"shrink tube {name}", color, 0.4)
        part = pipe(size + 0.8, wall, 70, surface, name=f"EV-HS-{size} {name}")
        place(part, (x + size / 2, k * 2.4, 0), (0, 0, -24))
        x += size + 4.4
    # One is recovered over a soldered joint of two wires.
    begin("joint")
    red_wire = material("joint wire", "#c41f22", 0.42)
    tube([(-44, 0, 3.2), (-17, 0, 3.2)], 2.1, red_wire)
    tube([(17, 0, 3.2), (44, 0, 3.2)], 2.1, red_wire)
    shell = material("shrink tube black", "#1d1e20", 0.4)
    profile = [(0.5, -22), (2.5, -22), (2.7, -21.5), (2.7, -16), (3.1, -12), (3.2, -6)]
    profile += [(3.15, 0), (3.2, 6), (3.1, 12), (2.7, 16), (2.7, 21.5), (2.5, 22), (0.5, 22)]
    lathe(profile, shell, (0, 0, 3.2), "right", smooth_angle=60)
    place(end(), (36, -16, 0), (0, 0, 4))


def adhesive_lined():
    """Two pieces with the lining in their mouths, and one recovered over a lug and its cable."""
    shell = material("adhesive tube", "#1b1c1e", 0.34)
    lining = material("hot melt", "#b78a3e", 0.18, coat=0.6)
    place(pipe(26, 1.3, 92, shell, lining, "EV-HSA-24"), (28, -57, 0), (0, 0, 34))
    place(pipe(20.4, 1.2, 84, shell, lining, "EV-HSA-19"), (-2, -67, 0), (0, 0, 34))
    lug = compression_lug_70()
    begin("sealed lug")
    # The sleeve lies on the floor and holds the lug up.
    rise = 1.5
    axis = 8.25 + rise
    place(lug, (0, 0, rise))
    cable = material("cable jacket", "#2b2c2f", 0.5)
    tube(smooth_path([(0, 2, axis), (0, -44, axis), (0, -66, 7.6), (5, -96, 7.2)]), 7.1, cable)
    profile = [
        (6.5, -38), (7.9, -38), (8.2, -37.5), (8.25, -12), (8.5, -4), (9.6, 2), (9.75, 8),
        (9.75, 26.5), (9.5, 27), (8.2, 27),
    ]  # fmt: skip
    lathe(profile, shell, (0, 0, axis), "back", smooth_angle=60)
    for y, r in ((-38, 7.15), (27, 8.25)):
        bead = [
            (r, -1.3),
            (r + 0.5, -1.2),
            (r + 0.9, -0.4),
            (r + 0.9, 0.4),
            (r + 0.5, 1.2),
            (r, 1.3),
        ]
        lathe(bead, lining, (0, y, axis), "back", closed=True)
    place(end(), (20, 10, 0), (0, 0, 34))


def conduit(outer, inner, pitch, route, name, steps=48):
    """A corrugated conduit along a route, open at its ends."""
    begin(name)
    plastic = material("black polyamide", "#1f2022", 0.36, bump=0.05)
    points = [Vector(p) for p in smooth_path(route, 60)]
    lengths = [0]
    for a, b in zip(points, points[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    total = int(lengths[-1] / pitch) * pitch
    even, index = [], 0
    count = int(total / pitch * 10)
    for i in range(count + 1):
        at = total * i / count
        while lengths[index + 1] < at and index < len(points) - 2:
            index += 1
        t = (at - lengths[index]) / (lengths[index + 1] - lengths[index])
        even.append(points[index].lerp(points[index + 1], t))
    crest, valley, wall = outer / 2, (inner / 2 + 0.9), 0.8
    frames = frames_along(even)
    rings = []
    for i, (origin, across, up) in enumerate(frames):
        phase = (i % 10) / 10
        wave = 0.5 - 0.5 * cos(2 * pi * phase)
        flat = min(1, max(0, (wave - 0.12) / 0.62))
        rings.append((origin, across, up, valley + (crest - valley) * flat))

    def section(entry, radius):
        origin, across, up, _ = entry
        angles = [2 * pi * k / steps for k in range(steps)]
        return [tuple(origin + across * radius * cos(a) + up * radius * sin(a)) for a in angles]

    sections = [section(entry, entry[3]) for entry in rings]
    sections += [section(entry, entry[3] - wall) for entry in reversed(rings)]
    sections.append(sections[0])
    loft(sections, plastic, smooth_angle=60, caps=False)
    return end()


def conduits():
    r = 14.25
    route = [
        (-62, -30, r), (-40, -44, r), (0, -54, r), (44, -44, r), (66, -6, r),
        (50, 32, r), (8, 44, r), (-36, 34, r), (-58, 18, r),
    ]  # fmt: skip
    place(conduit(28.5, 22.6, 4.6, route, "EV-CP-23"))
    r = 7.9
    inner = [(-50, -2, r), (-28, -12, r), (-2, -14, r), (22, -4, r), (30, 8, r)]
    place(conduit(15.8, 12, 3.4, inner, "EV-CP-12"))


def braid(length, radius_at, carriers, per_carrier, turn, surface, thickness=0.3):
    """Two families of filaments around the x axis that cross over and under."""
    count = int(length * 1.4)
    spacing = thickness * 2.1
    for direction in (1, -1):
        for carrier in range(carriers):
            for strand in range(per_carrier):
                frames = []
                for i in range(count + 1):
                    x = length * i / count - length / 2
                    radius = radius_at(x)
                    over = direction * cos(turn * carriers * x) * thickness * 1.1
                    shift = (strand - (per_carrier - 1) / 2) * spacing / radius
                    angle = 2 * pi * carrier / carriers + direction * turn * x + shift
                    outward = Vector((0, cos(angle), sin(angle)))
                    around = Vector((0, -sin(angle), cos(angle)))
                    ahead = Vector((1, 0, 0)) + around * direction * turn * radius
                    origin = Vector((x, 0, 0)) + outward * (radius + over)
                    frames.append((origin, outward.cross(ahead.normalized()), outward))
                section = [
                    (thickness * cos(pi / 3 * k), thickness * sin(pi / 3 * k)) for k in range(6)
                ]
                sweep(frames, section, surface, smooth_angle=80)


def braided_sleeve():
    """A sleeve that hugs its wires on the left and is pushed open on the right."""

    def radius_at(x):
        return 9.6 + 7.4 / (1 + exp(-(x - 22) / 7))

    begin("EV-BS-20")
    filament = material("polyester filament", "#2d2e31", 0.38)
    braid(130, radius_at, 18, 4, 0.085, filament)
    for k, color in enumerate(WIRES):
        angle = 2 * pi * k / 6
        reach = 0 if k == 6 else 5.9
        y, z = reach * cos(angle), reach * sin(angle)
        route = [
            (-108, y * 2, z * 0.6), (-84, y * 1.4, z * 0.85), (-60, y, z), (0, y, z), (40, y, z),
            (62, y * 1.05, z - 1.5), (84, y * 1.5, z * 0.9 - 5), (108, y * 2, z * 0.6 - 14.6),
        ]  # fmt: skip
        _wire(color, route, 2.8)
    # It lies on the rim of its open end and on its narrow end.
    place(end(), (0, 0, 14.1), (0, -3.4, 0))


def all_protection():
    shell = material("adhesive tube", "#1b1c1e", 0.34)
    lining = material("hot melt", "#b78a3e", 0.18, coat=0.6)
    r = 14.25
    route = [(-70, 36, r), (-30, 52, r), (20, 52, r), (66, 34, r)]
    place(conduit(28.5, 22.6, 4.6, route, "EV-CP-23"))
    place(
        spiral_band(9.2, 9, 1.1, 12.4, 96, natural_band(), "natural band"),
        (-4, 14, 10.4),
        (0, 0, 4),
    )
    for k, (name, color, _) in enumerate(SHRINK[1:5]):
        surface = material(f"shrink tube {name}", color, 0.4)
        part = pipe(12.7, 0.7, 46, surface, name=f"{name} tube")
        place(part, (-56 + k * 17, -58 + k * 2, 0), (0, 0, -24))
    place(pipe(26, 1.3, 52, shell, lining, "EV-HSA-24"), (32, -60, 0), (0, 0, -24))


def spiral_sizes():
    """Bands without wires: 24, 12 and 6 mm."""
    place(spiral_band(12, 15, 1.8, 20, 116, natural_band(), "EV-SW-24"), (0, 26, 13.8))
    place(spiral_band(6, 8, 1.2, 10.4, 110, black_plastic(), "EV-SW-12"), (-4, -6, 7.2))
    place(spiral_band(3, 4.4, 0.8, 5.8, 100, natural_band(), "EV-SW-6"), (-10, -26, 3.8))


def shrink_stages():
    """Supplied, half recovered and recovered over the same rod; three sizes seen into their mouths."""
    rod = material("joint wire", "#c41f22", 0.42)
    shell = material("shrink tube black", "#1d1e20", 0.4)
    begin("stages")
    for y, profile in (
        (34, [(5.7, 0), (6.5, 0), (6.5, 60), (5.7, 60)]),
        (10, [(3.3, 0), (4.2, 0), (4.3, 14), (5, 24), (6.4, 36), (6.5, 60), (5.7, 60), (5.6, 36)]),
        (-12, [(3.2, 0), (4, 0), (4.2, 1), (4.2, 57), (4, 58), (3.2, 58)]),
    ):
        tube([(-50, y, 6.5), (64, y, 6.5)], 3.2, rod)
        lathe(profile, shell, (-24, y, 6.5), "right", closed=True, smooth_angle=60)
    place(end())
    for size, name, color, x in ((25.4, "blue", "#1f5fb0", -22), (12.7, "yellow", "#efc016", 8)):
        surface = material(f"shrink tube {name}", color, 0.4)
        part = pipe(size + 1, 0.5 + size * 0.016, 40, surface, name=f"EV-HS-{size}")
        place(part, (x, -80, 0), (0, 0, -8))
    part = pipe(7.2, 0.6, 40, material("shrink tube green", "#1f9550", 0.4), name="EV-HS-6.4")
    place(part, (26, -78, 0), (0, 0, -8))


def lined_mouths():
    """Sizes on end: the lining of hot melt inside the wall."""
    shell = material("adhesive tube", "#1b1c1e", 0.34)
    lining = material("hot melt", "#b78a3e", 0.18, coat=0.6)
    for size, height, x, y in ((39, 62, -28, 8), (24, 52, 14, 2), (12, 40, 40, -6), (6, 30, 54, -14)):
        part = pipe(size + 3, 0.7 + size * 0.03, height, shell, lining, f"EV-HSA-{size}")
        place(part, (x, y + size / 2, height), (-90, 0, 0))


def wired_conduit():
    """A straight piece with wires, and a large one whose bore is seen."""
    r = 14.25
    place(conduit(28.5, 22.6, 4.6, [(-52, 0, r), (0, 0, r), (52, 0, r)], "EV-CP-23 straight"))
    begin("wires")
    for k, color in enumerate(WIRES):
        angle = 2 * pi * k / 6
        reach = 0 if k == 6 else 6.4
        y, z = reach * cos(angle), r + reach * sin(angle) - 1
        route = [(-90, y * 2.6, z + y * 0.3), (-66, y * 1.3, z), (-50, y, z), (40, y, z)]
        _wire(color, route, 2.7)
    place(end())
    r = 21.25
    place(conduit(42.5, 36, 6.2, [(-30, 46, r), (0, 46, r), (40, 46, r)], "EV-CP-36"))


def braid_states():
    """The same sleeve stretched over nothing, narrow, and pushed together, wide."""
    filament = material("polyester filament", "#2d2e31", 0.38)
    begin("narrow")
    braid(120, lambda x: 7.6, 18, 4, 0.06, filament)
    place(end(), (0, -20, 8.4))
    begin("wide")
    braid(80, lambda x: 15.4, 18, 4, 0.075, filament)
    place(end(), (0, 20, 16.2))


VIEWS = {
    "spiral-wrapping-band-1": View(
        spiral_wrapping,
        50,
        42,
        0.88,
        "Natural spiral band around seven wires, a black band in front",
    ),
    "spiral-wrapping-band-2": View(
        spiral_sizes,
        44,
        34,
        0.86,
        "Spiral bands of 24, 12 and 6 mm without wires, natural and black",
    ),
    "heat-shrink-tube-2-1-1": View(
        heat_shrink,
        6,
        40,
        0.86,
        "Heat shrink tubes in six colours, one recovered over a joint of wires",
    ),
    "heat-shrink-tube-2-1-2": View(
        shrink_stages,
        16,
        40,
        0.86,
        "Black tube of 12.7 mm supplied, half and fully recovered; tubes of 25.4, 12.7 and 6.4 mm",
    ),
    "adhesive-lined-heat-shrink-tube-3-1-1": View(
        adhesive_lined,
        -4,
        40,
        0.86,
        "Black tubes with a hot-melt lining, one recovered over a lug and its cable",
    ),
    "adhesive-lined-heat-shrink-tube-3-1-2": View(
        lined_mouths,
        0,
        44,
        0.86,
        "Mouths of adhesive-lined tubes of 39, 24, 12 and 6 mm with the hot melt inside the wall",
    ),
    "corrugated-polyamide-conduit-1": View(
        conduits,
        -14,
        38,
        0.88,
        "Corrugated polyamide conduit in two sizes",
    ),
    "corrugated-polyamide-conduit-2": View(
        wired_conduit,
        -52,
        28,
        0.86,
        "A conduit of size 23 with seven wires and a wider one of size 36 without",
    ),
    "braided-expandable-sleeve-1": View(
        braided_sleeve,
        54,
        38,
        0.88,
        "A braided sleeve over seven wires, expanded at one end",
    ),
    "braided-expandable-sleeve-2": View(
        braid_states,
        50,
        30,
        0.86,
        "Two pieces of braided sleeve, 20 mm: drawn out to 15 mm and pushed together to 31 mm",
    ),
    "category-cable-protection-1": View(
        all_protection,
        6,
        38,
        0.88,
        "Conduit, spiral band and heat shrink tubes",
    ),
}
