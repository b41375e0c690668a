"""Terminal blocks on a rail along x: width along x, height along z, the rail's back at z = 0."""

from math import cos, radians, sin

from materials import blue, clear_plastic, ink, label, material, orange, screw_metal, steel
from materials import tinned, white_ink
from models.rails import steel_35
from scene import begin, end, place
from shapes import block, box, circle, cut, cylinder, plate, rounded_rectangle, screw
from shapes import smooth_path, text, tube
from view import View


def polyamide():
    return material("polyamide grey", "#a9adad", 0.42, bump=0.06)


def earth_green():
    return material("earth green", "#2b9447", 0.4)


def earth_yellow():
    return material("earth yellow", "#efc41a", 0.4)


def mirrored(half):
    """A symmetric section from its right half, which runs from the bottom up to the top."""
    return half + [(-y, z) for y, z in reversed(half)]


# The foot grips the rail: its claws lie around the rail's flanges at y = 17.5, z = 6.5 to 7.5.
FOOT = [
    (9, 4.2), (9, 8.1), (18, 8.1), (18, 5.2), (20.2, 3.4), (21.4, 4.6), (20.6, 9), (22, 10.5),
]  # fmt: skip


def _wire(color, radius, route):
    tube(smooth_path(route), radius, material(f"wire {color}", color, 0.42))


def side_print(x, z, brand, code, color=None):
    """What is printed on the closed side of the last terminal of a row."""
    side = "right" if x > 0 else "left"
    text(brand, 4.2, (x, 0, z + 3.2), color or ink(), facing=side)
    text(code, 2.6, (x, 0, z - 2), color or ink(), facing=side, font="regular")


def screw_terminal(width, size, body, number, name, other=None):
    """A feed-through terminal; `size` stretches it for larger wires, `other` is its second colour.

    Everything but the foot grows with the size.
    """
    begin(name)
    k = size
    top = 8 + 39 * k
    reach = 14 + 10 * k
    half = FOOT + [
        (reach - 1.5, 11), (reach, 12.5), (reach, 8 + 20 * k), (reach - 3, 8 + 25 * k),
        (reach - 3, 8 + 29 * k), (reach - 4.4, 8 + 31 * k), (10.4, 8 + 31 * k), (9.4, 8 + 32.5 * k),
        (9.4, top - 1), (8.4, top),
    ]  # fmt: skip
    outline = mirrored(half)
    hole = min(width * 0.36, 2.0 * k + 0.3)
    shaft = reach - 8.6 * k**0.5
    entry = 8 + 12 * k

    def cutters():
        cuts = []
        for side in (-1, 1):
            cuts.append(cylinder(hole, 30, (0, side * shaft, 8 + 20 * k), None, "top", bevel=0))
            opening = (min(width * 0.72, 8 * k), 12 * k, min(width * 0.9, 7 * k))
            cuts.append(box(opening, (0, side * reach, entry), None, 0))
            cuts.append(box((width * 2, 5.2, 3), (0, side * 5, top), None, 0))
        cuts.append(box((width * 0.5, 3.2, 12), (0, 0, top - 2), None, 0))
        return cuts

    halves = [(body, -width / 2, width / 2)] if other else [(body, -width / 2, width)]
    if other:
        halves.append((other, 0, width / 2))
    for plastic, start, thickness in halves:
        shell = plate(
            outline, thickness - 0.1, (start + 0.05, 0, 0), plastic, facing="right", bevel=0.25
        )
        cut(shell, cutters())
    for side in (-1, 1):
        spot = (0, side * shaft, 8 + 24 * k)
        turn = 20 + 50 * side + width * 7
        screw(hole * 0.93, spot, "top", "slot", height=2.2 * k, rotation=turn)
        jaw = min(width * 0.36, 4 * k)
        y = side * (reach - 5.4 * k)
        block(
            (-jaw, jaw),
            sorted((y, y + side * 1.2)),
            (entry - 3.5 * k, entry - 2 * k),
            tinned(),
            0.2,
        )
        block(
            (-jaw, jaw), sorted((y, y + side * 1.2)), (entry + 2 * k, entry + 3.5 * k), steel(), 0.2
        )
        tag = width - 0.7
        block(
            (-tag / 2, tag / 2),
            (side * 5 - 2.4, side * 5 + 2.4),
            (top - 1.5, top - 0.1),
            label(),
            0.2,
        )
        text(number, min(3.2, width * 0.5), (0, side * 5, top - 0.08), ink(), facing="top")
    return end()


def feed_through_terminals():
    """Sizes side by side on a rail, as the table goes from 2.5 to 35 mm²."""
    rail = steel_35(120, name="rail")
    place(rail)
    x = -42
    rows = (
        (5.2, 1.0, 3, "EV-TB-2.5"),
        (6.2, 1.04, 3, "EV-TB-4"),
        (8.2, 1.1, 2, "EV-TB-6"),
        (12.2, 1.25, 1, "EV-TB-16"),
        (15.2, 1.45, 1, "EV-TB-35"),
    )
    number = 0
    for width, size, count, name in rows:
        for _ in range(count):
            number += 1
            part = screw_terminal(width, size, polyamide(), str(number), f"{name} {number}")
            place(part, (x + width / 2, 0, 0))
            x += width
    side_print(x - 0.05, 26, "ELVORA", "EV-TB-35   35 mm²   1000 V")


def earth_terminal(width, size, number, name):
    """Green and yellow halves, a metal foot around the rail and the screw of the foot on top."""
    return screw_terminal(width, size, earth_yellow(), number, name, other=earth_green())


def earth_terminals():
    place(steel_35(76, name="rail"))
    x = -24
    for width, size, name in (
        (6.2, 1.04, "EV-TE-4"),
        (6.2, 1.04, "EV-TE-4 b"),
        (10.2, 1.16, "EV-TE-10"),
        (12.2, 1.25, "EV-TE-16"),
    ):
        place(earth_terminal(width, size, "PE", name), (x + width / 2, 0, 0))
        begin(f"foot of {name}")
        for side in (-1, 1):
            half = width / 2 - 0.1
            block((-half, half), sorted((side * 17.7, side * 22.8)), (2.9, 9.8), tinned(), 0.5)
        screw(min(2.4, width * 0.34), (0, 0, 8 + 39 * size - 2.2), "top", "both", height=2)
        place(end(), (x + width / 2, 0, 0))
        x += width
    side_print(x - 0.05, 26, "ELVORA", "EV-TE-16   IEC 60947-7-2", white_ink())
    begin("earth wires")
    for k in (0, 1):
        x = -24 + 6.2 * (k + 0.5)
        bend = [(x, -20, 20.5), (x, -34, 20.5), (x, -46, 14.5), (x - 6, -56, 8 + k)]
        _wire("#2b9447", 1.9, bend)
        stripe = [(x - 0.9, y, z + 1.25) for x, y, z in bend]
        tube(smooth_path(stripe), 0.95, earth_yellow())
    place(end())


def push_in_terminal(width, number, name, wired=False, color="#1f5fb0"):
    """Wires go in from above at a slant, beside an orange lever; a shaft for jumpers between."""
    begin(name)
    half = FOOT + [
        (27.5, 11), (29, 12.5), (29, 23), (27.4, 25), (15.2, 35.4), (13.4, 36.4), (11.4, 36.4),
        (10.4, 37.4), (10.4, 39), (9.4, 40),
    ]  # fmt: skip
    shell = plate(
        mirrored(half),
        width - 0.1,
        (-width / 2 + 0.05, 0, 0),
        polyamide(),
        facing="right",
        bevel=0.25,
    )
    slant = radians(41)
    cutters = []
    for side in (-1, 1):
        for along, size in ((-4.4, 4.0), (4.0, 3.7)):
            y = side * (21 - along * cos(slant))
            z = 30.4 + along * sin(slant)
            cutters.append(box((3.8, size, 14), (0, y, z), None, 0, rotation=(side * -41, 0, 0)))
        cutters.append(box((width * 2, 4.6, 3), (0, side * 6.6, 40.4), None, 0))
    cutters.append(box((3, 3.4, 16), (0, 1.9, 38), None, 0))
    cutters.append(box((3, 3.4, 16), (0, -2.3, 38), None, 0))
    cut(shell, cutters)
    for side in (-1, 1):
        along = 4.0
        y = side * (21 - along * cos(slant))
        z = 30.4 + along * sin(slant)
        box((3.5, 3.3, 9), (0, y, z - 2.2), orange(), 0.4, rotation=(side * -41, 0, 0))
        block(
            (-width / 2 + 0.35, width / 2 - 0.35),
            (side * 6.6 - 2.1, side * 6.6 + 2.1),
            (38.5, 39.9),
            label(),
            0.2,
        )
        text(number, 2.7, (0, side * 6.6, 39.92), ink(), facing="top")
    if wired:
        y, z = -(21 + 4.4 * cos(slant)), 30.4 - 4.4 * sin(slant)
        out = (-sin(slant), cos(slant))
        route = [(0, y + -out[0] * 6, z - out[1] * 6)]
        route += [(0, y + out[0] * d, z + out[1] * d) for d in (4, 14)]
        route += [(0, y - 22, z + 17), (0, y - 36, z + 13)]
        _wire(color, 1.65, route)
        collar = (0, y + out[0] * -1.5, z + out[1] * -1.5)
        cylinder(
            1.8, 5, collar, material("collar", "#d8dad8", 0.4), "top", 0.3, rotation=(41, 0, 0)
        )
    return end()


def push_in_terminals():
    place(steel_35(66, name="rail"))
    x = -18.2
    for k in range(7):
        wired = k in (1, 2, 4)
        color = ("", "#c41f22", "#202124", "", "#1f5fb0", "", "")[k] or "#1f5fb0"
        part = push_in_terminal(5.2, str(k + 1), f"EV-TP-2.5 {k}", wired, color)
        place(part, (x + 2.6, 0, 0))
        x += 5.2
    side_print(-18.15, 22, "ELVORA", "EV-TP-2.5   2.5 mm²   24 A")


def double_deck_terminal(width, numbers, name):
    """Two decks: the lower one further out, each with its screws and wire entries."""
    begin(name)
    half = FOOT + [
        (31, 11), (32.4, 12.5), (32.4, 25), (30.4, 28), (30.4, 32), (29, 33.4), (22, 33.4),
        (22, 45), (20, 48), (20, 53), (18.6, 54.4), (10, 54.4), (9, 55.6), (9, 61), (8, 62),
    ]  # fmt: skip
    shell = plate(
        mirrored(half),
        width - 0.1,
        (-width / 2 + 0.05, 0, 0),
        polyamide(),
        facing="right",
        bevel=0.25,
    )
    cutters = []
    decks = ((26.2, 32.4, 20.5, 33.4), (15.4, 22, 41, 54.4))
    for shaft, reach, entry, top in decks:
        for side in (-1, 1):
            cutters.append(cylinder(1.95, 20, (0, side * shaft, top - 7), None, bevel=0))
            cutters.append(box((3.7, 10, 4.8), (0, side * reach, entry), None, 0))
    for side in (-1, 1):
        cutters.append(box((width * 2, 4.8, 3), (0, side * 5, 62.2), None, 0))
    cutters.append(box((2.6, 3, 10), (0, 0, 61), None, 0))
    cut(shell, cutters)
    for shaft, reach, entry, top in decks:
        for side in (-1, 1):
            spot = (0, side * shaft, top - 4)
            screw(1.8, spot, "top", "slot", height=1.6, rotation=30 + 40 * side + top)
            y = side * (reach - 4.4)
            block((-1.6, 1.6), sorted((y, y + side)), (entry - 2.2, entry - 1.2), tinned(), 0.2)
    for side, number in zip((-1, 1), numbers):
        block(
            (-width / 2 + 0.35, width / 2 - 0.35),
            (side * 5 - 2.2, side * 5 + 2.2),
            (60.6, 61.9),
            label(),
            0.2,
        )
        text(number, 2.5, (0, side * 5, 61.92), ink(), facing="top")
    return end()


def double_deck_terminals():
    place(steel_35(70, name="rail"))
    for k in range(7):
        numbers = (str(2 * k + 1), str(2 * k + 2))
        place(double_deck_terminal(5.2, numbers, f"EV-TD-2.5 {k}"), (-15.6 + 5.2 * k, 0, 0))
    side_print(18.15, 24, "ELVORA", "EV-TD-2.5   2.5 mm²   24 A")
    begin("deck wires")
    for k in (1, 2, 3, 5):
        x = -15.6 + 5.2 * k
        _wire("#202124", 1.6, [(x, -28, 20.5), (x, -40, 20.5), (x, -50, 15), (x - 3, -58, 6)])
    for k in (1, 2, 3):
        x = -15.6 + 5.2 * k
        _wire("#c41f22", 1.6, [(x, -18, 41), (x, -34, 41), (x, -50, 34), (x - 3, -62, 18)])
    place(end())


def fuse_terminal(angle, lit, number, name):
    """A black fuse terminal: its lever swings about a pin on the right and takes the cartridge out."""
    begin(name)
    width = 8.2
    dark = material("fuse polyamide", "#36383b", 0.42, bump=0.08)
    half = FOOT + [
        (26, 11), (27.4, 12.5), (27.4, 28), (24.6, 32.5), (24.6, 37.6), (23, 39), (15.5, 39),
        (15.5, 43),
    ]  # fmt: skip
    outline = mirrored(half)
    shell = plate(outline, width - 0.1, (-width / 2 + 0.05, 0, 0), dark, facing="right", bevel=0.3)
    cutters = [box((5.9, 26, 20), (0, 0, 40), None, 0)]
    for side in (-1, 1):
        cutters.append(cylinder(2.4, 20, (0, side * 19.6, 31), None, bevel=0))
        cutters.append(box((5.2, 11, 6.2), (0, side * 27.4, 21), None, 0))
    cut(shell, cutters)
    for side in (-1, 1):
        screw(2.25, (0, side * 19.6, 34.4), "top", "slot", height=2, rotation=50 + 30 * side)
        block((-2.2, 2.2), sorted((side * 22.6, side * 23.6)), (17.6, 19), tinned(), 0.2)
        # The clips that take the caps of the cartridge.
        for x in (-2.4, 2.4):
            block(
                (x - 0.25, x + 0.25), (side * 10.5 - 2, side * 10.5 + 2), (31, 39.4), tinned(), 0.1
            )
    shell_end = end()

    begin(f"lever of {name}")
    # The lever lies along y from its pin at the origin; the cartridge hangs below it.
    lever_half = [(-3, -6), (-2, -7.4), (3, -6.2), (24, -4.6), (27, -3.4), (30.4, 3.4)]
    lever_half += [(30.4, 5.4), (28.6, 6.2), (26, 5.2), (1, 5.2), (-2, 4.2), (-3.4, 1)]
    frame = plate(lever_half, 5.5, (-2.75, 0, 0), dark, facing="right", bevel=0.5)
    cut(frame, [box((9, 20.6, 5.4), (0, 13.4, -4.6), None, 0)])
    glass = clear_plastic("fuse glass", "#e8eef0", 1.0, 0.03, 0.08)
    cylinder(2.3, 12, (0, 19.4, -4), glass, "front", bevel=0)
    cylinder(0.22, 14, (0, 20.4, -4), screw_metal(), "front", bevel=0, steps=12)
    for y in (8.4, 23.4):
        cylinder(2.6, 5, (0, y, -4), material("fuse cap", "#d6d3c8", 0.2, 1), "front", bevel=0.3)
    if lit:
        glow = material("LED red", "#e0261a", 0.3, emission="#ff2a12", emission_strength=2.2)
        plate(rounded_rectangle(3, 6, 1), 0.7, (0, 13, 5), glow, facing="top", bevel=0.25)
    block((-2.3, 2.3), (19, 25), (4.8, 5.9), label(), 0.25)
    text(number, 2.8, (0, 22, 5.92), ink(), facing="top", rotation=180)
    lever = end()

    begin(f"{name} with lever")
    place(shell_end)
    place(lever, (0, -13.6, 44), (angle, 0, 0))
    return end()


def fuse_terminals():
    place(steel_35(72, name="rail"))
    for k in range(4):
        part = fuse_terminal(58 if k == 1 else 0, k > 1, f"F{k + 1}", f"EV-TBF-5 {k}")
        place(part, (-12.3 + 8.2 * k, 0, 0), (0, 0, 180))
    side_print(16.4, 19, "ELVORA", "EV-TBF-5-24", white_ink())


def end_stop(name="EV-TX-ES"):
    begin(name)
    half = FOOT + [(22, 26), (19, 30), (12, 32), (11, 41), (9.6, 42.4)]
    grey = polyamide()
    shell = plate(mirrored(half), 9.5, (-4.75, 0, 0), grey, facing="right", bevel=0.5)
    cut(
        shell,
        [cylinder(3.1, 20, (0, 0, 36), None, bevel=0), box((20, 5, 3), (0, -16, 32), None, 0)],
    )
    screw(2.9, (0, 0, 37), "top", "both", height=2.2)
    return end()


def jumper(poles, pitch, name):
    """A screw jumper: a copper bar with a screw and a sleeve for each pole, lying on its side."""
    begin(name)
    length = poles * pitch
    holes = [circle(1.5, (i - (poles - 1) / 2) * pitch, 0) for i in range(poles)]
    bar = rounded_rectangle(length - 0.8, 6, 0.6)
    plate(bar, 1.4, (0, 0, 7), material("jumper metal", "#d4c7b4", 0.25, 1), holes, "top", 0.2)
    for i in range(poles):
        x = (i - (poles - 1) / 2) * pitch
        cylinder(1.9, 7, (x, 0, 0), tinned(), bevel=0.3)
        screw(2.1, (x, 0, 8.4), "top", "slot", height=1.6, rotation=20 + 37 * i)
    return end()


def marker_strip(name="EV-TX-MS-5"):
    begin(name)
    for i in range(10):
        x = (i - 4.5) * 5.2
        block((x - 2.4, x + 2.4), (-5, 5), (0, 2.2), label(), 0.3)
        block((x - 1.3, x + 1.3), (-7, -4.6), (0, 1.2), label(), 0.2)
        text(str(i + 1), 3.6, (x, 0.4, 2.22), ink(), facing="top")
    block((-26, 26), (-8.4, -6.8), (0, 1.2), label(), 0.2)
    return end()


def accessories():
    half = FOOT + [
        (22.5, 11), (24, 12.5), (24, 28), (21, 33), (21, 37), (19.6, 39), (10.4, 39), (9.4, 40.5),
        (9.4, 46), (8.4, 47),
    ]  # fmt: skip
    begin("EV-TX-EP-4")
    plate(mirrored(half), 1.5, (0, 0, 0), polyamide(), facing="top", bevel=0.2)
    plate(circle(2), 0.6, (0, 30, 1.4), polyamide(), facing="top", bevel=0.2)
    text("ELVORA", 4, (0, 21, 1.52), ink(), facing="top")
    cover = end()
    begin("EV-TX-PP-4")
    orange_plate = rounded_rectangle(56, 50, 4)
    plate(
        orange_plate, 1.2, (0, 0, 0), orange(), [circle(2, -20, 17), circle(2, 20, 17)], "top", 0.2
    )
    text("ELVORA", 5, (0, -16, 1.22), ink(), facing="top")
    partition = end()
    stop = end_stop()
    place(steel_35(46, name="rail"), (-46, 26, 0))
    place(stop, (-54, 26, 0))
    place(stop, (-38, 26, 0))
    place(partition, (14, 42, 0), (0, 0, -6))
    place(cover, (14, -36, 0), (0, 0, 8))
    place(jumper(10, 5.2, "EV-TX-J10-2.5"), (-42, -24, 0), (0, 0, 10))
    place(jumper(2, 5.2, "EV-TX-J2-2.5"), (-26, -6, 0), (0, 0, 24))
    place(marker_strip(), (-42, -44, 0), (0, 0, 6))


def row_of_terminals():
    place(steel_35(150, name="rail"), (-8, 0, 0))
    stop = end_stop()
    place(stop, (-62, 0, 0))
    x = -57
    for k in range(6):
        part = screw_terminal(5.2, 1, polyamide(), str(k + 1), f"grey {k}")
        place(part, (x + 2.6, 0, 0))
        x += 5.2
    for k in range(2):
        place(screw_terminal(5.2, 1, blue(), "N", f"blue {k}"), (x + 2.6, 0, 0))
        x += 5.2
    for k in range(2):
        place(earth_terminal(5.2, 1, "PE", f"earth {k}"), (x + 2.6, 0, 0))
        x += 5.2
    for k in range(3):
        place(fuse_terminal(0, k == 1, f"F{k + 1}", f"fuse {k}"), (x + 4.1, 0, 0), (0, 0, 180))
        x += 8.2
    for k in range(4):
        place(push_in_terminal(5.2, str(k + 7), f"push {k}"), (x + 2.6, 0, 0))
        x += 5.2
    place(stop, (x + 5, 0, 0))


def feed_through_pair():
    """The smallest and a large one off the rail, showing their feet."""
    for code, width, size, z, at in (
        ("EV-TB-2.5", 5.2, 1.0, 24, (22, -30, -3.4)),
        ("EV-TB-35", 15.2, 1.45, 32, (-14, 14, -3.4)),
    ):
        part = screw_terminal(width, size, polyamide(), "1", code)
        begin(f"{code} with print")
        place(part)
        side_print(width / 2 - 0.05, z, "ELVORA", code)
        place(end(), at, (0, 0, 8))


def earth_on_rail():
    """The closed side: the metal foot grips both flanges of the rail."""
    place(steel_35(46, name="rail"))
    place(earth_terminal(12.2, 1.25, "PE", "EV-TE-16"), (0, 0, 0))
    begin("foot of EV-TE-16")
    for side in (-1, 1):
        block((-6, 6), sorted((side * 17.7, side * 22.8)), (2.9, 9.8), tinned(), 0.5)
    screw(2.4, (0, 0, 8 + 39 * 1.25 - 2.2), "top", "both", height=2)
    place(end())
    side_print(6.15, 26, "ELVORA", "EV-TE-16   16 mm²", white_ink())
    begin("earth wire")
    bend = [(0, -20, 23), (0, -36, 23), (0, -52, 16), (0, -66, 4)]
    _wire("#2b9447", 3.2, bend)
    tube(smooth_path([(x + 1.6, y, z + 2) for x, y, z in bend]), 1.5, earth_yellow())
    place(end())


def push_in_from_above():
    place(steel_35(50, name="rail"))
    for k in range(5):
        wired, color = k in (1, 3), ("", "#c41f22", "", "#1f5fb0", "")[k] or "#1f5fb0"
        part = push_in_terminal(5.2, str(k + 1), f"EV-TP-2.5 {k}", wired, color)
        place(part, (-10.4 + 5.2 * k, 0, 0))


def double_deck_from_side():
    """One terminal, wired on both decks and on both sides."""
    place(steel_35(40, name="rail"))
    place(double_deck_terminal(5.2, ("1", "2"), "EV-TD-2.5"))
    side_print(2.65, 24, "ELVORA", "EV-TD-2.5   2.5 mm²   24 A")
    begin("deck wires")
    for side in (-1, 1):
        _wire("#202124", 1.6, [(0, side * y, z) for y, z in ((28, 20.5), (42, 20.5), (58, 8))])
        _wire("#c41f22", 1.6, [(0, side * y, z) for y, z in ((18, 41), (36, 41), (62, 26))])
    place(end())


def fuse_opened():
    """One terminal with its lever wide open, and a spare cartridge of 5 × 20 mm before it."""
    place(steel_35(40, name="rail"))
    place(fuse_terminal(74, False, "F1", "EV-TBF-5"), (0, 0, 0), (0, 0, 180))
    glass = clear_plastic("fuse glass", "#e8eef0", 1.0, 0.03, 0.08)
    begin("cartridge")
    cylinder(2.3, 12, (0, 6, 2.6), glass, "front", bevel=0)
    cylinder(0.22, 14, (0, 7, 2.6), screw_metal(), "front", bevel=0, steps=12)
    for y in (-5, 10):
        cylinder(2.6, 5, (0, y, 2.6), material("fuse cap", "#d6d3c8", 0.2, 1), "front", bevel=0.3)
    place(end(), (30, -14, 0), (0, 0, -30))


def accessories_in_use():
    """A screw jumper across ten terminals between end stops, a partition beside them."""
    place(steel_35(96, name="rail"))
    stop = end_stop()
    place(stop, (-40, 0, 0))
    x = -35.2
    for k in range(10):
        part = screw_terminal(5.2, 1, polyamide(), str(k + 1), f"EV-TB-2.5 {k}")
        place(part, (x + 2.6, 0, 0))
        x += 5.2
    bar = jumper(10, 5.2, "EV-TX-J10-2.5")
    place(bar, (-9.2, 0, 39.4))
    begin("EV-TX-PP-4")
    sheet = [(-25, 12), (25, 12), (25, 54), (22, 57), (-22, 57), (-25, 54)]
    plate(sheet, 1.2, (x, 0, 0), orange(), facing="right", bevel=0.2)
    place(end())
    for k in range(2):
        part = screw_terminal(5.2, 1, blue(), "N", f"EV-TB-2.5 N{k}")
        place(part, (x + 1.2 + 2.6, 0, 0))
        x += 5.2
    place(stop, (x + 1.2 + 4.8, 0, 0))


VIEWS = {
    "feed-through-terminal-block-screw-1": View(
        feed_through_terminals,
        34,
        30,
        0.86,
        "Grey screw terminals of 2.5 to 35 mm² on a rail",
    ),
    "feed-through-terminal-block-screw-2": View(
        feed_through_pair,
        62,
        16,
        0.84,
        "Screw terminals of 35 and 2.5 mm² off the rail: screws, wire entry and the foot for the rail",
    ),
    "earth-terminal-block-1": View(
        earth_terminals,
        40,
        26,
        0.86,
        "Green-and-yellow earth terminals on a rail, two of them with wires",
    ),
    "earth-terminal-block-2": View(
        earth_on_rail,
        66,
        16,
        0.84,
        "An earth terminal of 16 mm² from the side: its metal foot grips the rail, a wire is in it",
    ),
    "push-in-terminal-block-1": View(
        push_in_terminals,
        -40,
        28,
        0.86,
        "Push-in terminals with orange levers, three of them wired",
    ),
    "push-in-terminal-block-2": View(
        push_in_from_above,
        -24,
        64,
        0.84,
        "Five push-in terminals from above: openings for wires, orange levers and slots for jumpers",
    ),
    "double-deck-terminal-block-1": View(
        double_deck_terminals,
        38,
        20,
        0.86,
        "Double-deck terminals wired on both levels",
    ),
    "double-deck-terminal-block-2": View(
        double_deck_from_side,
        76,
        12,
        0.84,
        "A double-deck terminal of 2.5 mm² from the side, wired on both decks",
    ),
    "fuse-terminal-block-1": View(
        fuse_terminals,
        52,
        24,
        0.86,
        "Fuse terminals, one lever swung out with its cartridge",
    ),
    "fuse-terminal-block-2": View(
        fuse_opened,
        36,
        26,
        0.84,
        "A fuse terminal with its lever open, a cartridge of 5 × 20 mm before it",
    ),
    "terminal-accessories-1": View(
        accessories,
        6,
        46,
        0.88,
        "End stops on a rail, end plate, partition, screw jumpers and a marker strip",
    ),
    "terminal-accessories-2": View(
        accessories_in_use,
        34,
        34,
        0.84,
        "End stops, an orange partition and a ten-pole screw jumper on terminals of 2.5 mm²",
    ),
    "category-terminal-blocks-1": View(
        row_of_terminals,
        34,
        28,
        0.88,
        "A row of screw, earth, fuse and push-in terminals between two end stops",
    ),
}
