"""Contactors; their backs lie at y = 0, their fronts look to -y, and they stand on z = 0."""

from dataclasses import dataclass
from math import cos, pi, sin

from mathutils import Vector

from materials import (
    blue_ink,
    dark_plastic,
    ink,
    label,
    light_grey_plastic,
    material,
    mid_grey_plastic,
    opening,
    tinned,
    white_ink,
    zinc,
)
from models.terminals import label_plate, marks, small_screw, terminal_deck
from scene import begin, end, place
from shapes import (
    block,
    box,
    circle,
    cut,
    cylinder,
    hex_nut,
    plate,
    rectangle,
    ring,
    rounded_rectangle,
    screw,
    text,
    tube,
)
from view import View


@dataclass(frozen=True)
class Frame:
    """`tier` is the height of the coil terminals above the main ones, `deck` that of the latter."""

    width: float
    height: float
    depth: float
    deck: float
    tier: float
    screw: float
    entry: tuple
    kind: str = "both"
    tower: float = 0


SMALL = Frame(45, 88, 84, 19, 11, 3.1, (7.4, 8))
SMALL_DC = Frame(45, 88, 96, 19, 11, 3.1, (7.4, 8))
MIDDLE = Frame(75, 127, 112, 27, 13, 5, (13, 14), "hex", 11)
MIDDLE_FOUR = Frame(85, 127, 112, 27, 13, 5, (13, 14), "hex")

FOUR_COLUMNS = (-16.5, -5.5, 5.5, 16.5)
MAIN_MARKS = ("1/L1", "3/L2", "5/L3", "13 NO"), ("2/T1", "4/T2", "6/T3", "14 NO")
FOUR_POLE_MARKS = ("1/L1", "3/L2", "5/L3", "7/L4"), ("2/T1", "4/T2", "6/T3", "8/T4")


def contactor(
    name,
    frame,
    columns,
    terminals,
    rating,
    coil,
    coil_marks=("A1", "A2"),
    towers=None,
    paper=None,
    coil_paper=None,
    emblem=None,
    cover_plastic=None,
):
    """A contactor with screw terminals. `terminals` are the upper and the lower marks, `rating` the
    lines of its label, `coil` those of the coil, `towers` the marks of auxiliaries at its sides."""
    begin(name)
    housing = dark_plastic()
    half = frame.width / 2
    top = frame.height - frame.tier
    deck_front = -frame.depth * 0.755
    strip_front = deck_front - 5
    cover_front = -frame.depth + 1.2
    middle = top / 2
    _body(frame, top, deck_front, housing)
    _coil_terminals(frame, top, coil, coil_marks, coil_paper or label(), housing)
    decks = {True: (top - frame.deck, top), False: (0, frame.deck)}
    for upward, z in decks.items():
        terminal_deck(
            frame.width,
            z,
            (deck_front + frame.entry[1] + 9, deck_front),
            columns,
            housing,
            upward,
            frame.screw,
            frame.entry,
            frame.kind,
            share=0.47 if upward else 0.57,
            fins=3 if frame.width > 50 else 2,
        )
    low, high = frame.deck - 0.5, top - frame.deck + 0.5
    block((-half, half), (strip_front, deck_front + 14), (low, high), housing, 0.8)
    size = frame.width * 0.054 if frame.width < 50 else 3.4
    marks(terminals[0], columns, strip_front, high - size * 0.95, size)
    marks(terminals[1], columns, deck_front, size * 0.85, size)
    cover_half = half - 0.3 - frame.tower
    gap = size * 1.75
    cover = rounded_rectangle(cover_half * 2, high - low - gap - 1.5, 1.6)
    cover_z = middle - gap / 2 + 0.75
    thickness = strip_front - cover_front + 1
    plate(
        cover,
        thickness,
        (0, strip_front + 1, cover_z),
        cover_plastic or light_grey_plastic(),
        bevel=1,
    )
    _cover_details(cover_half, cover_front, cover_z, high - low - gap, rating, paper, emblem)
    for side, names in zip((-1, 1), towers or ()):
        _tower(side, half, frame.tower, strip_front, (low + 1, high - gap), names, housing)
    return end()


def _body(frame, top, deck_front, housing):
    half = frame.width / 2 - 0.25
    step = -frame.depth * 0.36
    profile = [
        (0, 1), (0, frame.height - 1.5), (-7, frame.height), (step, frame.height), (step, top - 1),
        (deck_front + 12, top - 1), (deck_front + 12, 1), (-7, 0),
    ]  # fmt: skip
    body = plate(profile, half * 2, (-half, 0, 0), housing, facing="right", bevel=0.7)
    cutters = []
    count = max(4, int(top / 16))
    for side in (-1, 1):
        for k in range(count):
            centre = (side * half, step * 0.95, top / 2 + (k - (count - 1) / 2) * 4.6)
            cutters.append(box((1.6, frame.depth * 0.2, 1.6), centre, None, 0))
        seam = (side * half, -frame.depth * 0.13, frame.height / 2)
        cutters.append(box((0.8, 0.7, frame.height * 1.2), seam, None, 0))
    cut(body, cutters, bevel=0.3)


def _coil_terminals(frame, top, coil, coil_marks, paper, housing):
    """The terminals of the coil, at the top behind the main ones, with its voltage between them."""
    face = -frame.depth * 0.36
    z = top + frame.tier * 0.5
    reach = frame.width / 2 - 5.5
    for side, mark in zip((-1, 1), coil_marks):
        small_screw(side * reach, face, z, 2.5, 30 + 40 * side, housing)
        text(mark, 2.7, (side * (reach - 6.6), face - 0.03, z), white_ink())
    lines = [(coil[0], 2.7, 1.3), (coil[1], 1.7, -1.9)]
    label_plate(min(17, frame.width * 0.4), 7.2, 0, face, z, lines, paper)


def _cover_details(half, front, z, height, rating, paper, emblem):
    """The armature that is seen moving, the grooves for front blocks, brand and label."""
    grey = light_grey_plastic()
    for side in (-1, 1):
        groove = rounded_rectangle(half * 0.14, height * 0.72, 0.7)
        plate(groove, 1, (side * half * 0.84, front + 0.3, z), dark_plastic(), bevel=0.3)
        hook = rounded_rectangle(half * 0.14, height * 0.16, 0.4)
        plate(hook, 1.8, (side * half * 0.84, front + 0.3, z), grey, bevel=0.3)
    scale = half / 22
    window = rounded_rectangle(13 * scale, 7.4 * scale, 0.9)
    inner = rounded_rectangle(10.6 * scale, 5 * scale, 0.6)
    rise = height * 0.13
    plate(window, 1.2, (0, front + 0.2, z + rise), dark_plastic(), [inner], bevel=0.35)
    plate(inner, 0.3, (0, front, z + rise), opening(), bevel=0)
    slide = rounded_rectangle(6.6 * scale, 3.6 * scale, 0.4)
    plate(slide, 1.1, (0, front + 0.2, z + rise), material("slide", "#e7e4da", 0.4), bevel=0.3)
    plate(rounded_rectangle(0.9, 2.8 * scale, 0.2), 0.3, (0, front - 0.8, z + rise), dark_plastic())
    text("ELVORA", 3.1 * scale, (0, front - 0.03, z + height * 0.35), blue_ink(), spacing=1.1)
    high = height * 0.34
    lines = [(content, size * scale, rise * high) for content, size, rise in zip(rating, *_LINES)]
    label_plate(half * 1.32, high, 0, front, z - height * 0.25, lines, paper)
    if emblem:
        emblem(half * 0.48, front - 0.03, z + rise, scale)


# Sizes of the lines of a rating, and their heights as shares of the label's.
_LINES = ((3.7, 2.7, 1.75), (0.26, -0.09, -0.36))


def _tower(side, half, width, face, z, names, housing):
    """A built-in auxiliary contact beside the cover: one terminal above, one below."""
    low, high = z
    x = side * (half - width / 2 - 0.2)
    block((x - width / 2 + 0.3, x + width / 2), (face - 9, face + 1), (low, high), housing, 0.7)
    for share, mark in zip((0.8, 0.2), names):
        level = low + (high - low) * share
        small_screw(x, face - 9, level, 2.5, 50 * share + 20 * side, housing)
        away = -6 if share > 0.5 else 6
        text(mark, 2.3, (x, face - 9.03, level + away), white_ink())


def power_contactor_small():
    rating = ("AC-3  25 A", "415 V  11 kW", "Ui 690 V   IEC 60947-4-1")
    coil = ("240 V", "50 Hz")
    return contactor("contactor 25", SMALL, FOUR_COLUMNS, MAIN_MARKS, rating, coil)


def power_contactor_middle():
    rating = ("AC-3  65 A", "415 V  30 kW", "Ui 690 V   IEC 60947-4-1")
    terminals = ("1/L1", "3/L2", "5/L3"), ("2/T1", "4/T2", "6/T3")
    towers = ("13 NO", "14"), ("21 NC", "22")
    columns = (-22.5, 0, 22.5)
    coil = ("240 V", "50 Hz")
    return contactor("contactor 65", MIDDLE, columns, terminals, rating, coil, towers=towers)


def power_contactor_small_38():
    rating = ("AC-3  38 A", "415 V  18.5 kW", "Ui 690 V   IEC 60947-4-1")
    coil = ("240 V", "50 Hz")
    return contactor("contactor 38", SMALL, FOUR_COLUMNS, MAIN_MARKS, rating, coil)


def four_pole_contactor():
    rating = ("AC-1  80 A", "40 °C   4 NO", "Ui 690 V   IEC 60947-4-1")
    columns = (-30.6, -10.2, 10.2, 30.6)
    coil = ("240 V", "50 Hz")
    return contactor("contactor 4P", MIDDLE_FOUR, columns, FOUR_POLE_MARKS, rating, coil)


def _diode(x, y, z, scale):
    """The symbol of the built-in suppressor diode."""
    s = scale * 0.9
    pen = ink()
    plate(
        [(x - 1.4 * s, -1.3 * s), (x + 1 * s, 0), (x - 1.4 * s, 1.3 * s)],
        0.03,
        (0, y, z),
        pen,
        bevel=0,
    )
    for wide, high, at in ((0.35, 2.6, 1.15), (1.5, 0.3, -2.1), (1.5, 0.3, 2)):
        plate(rectangle(wide * s, high * s, x + at * s), 0.03, (0, y, z), pen, bevel=0)


def dc_contactor():
    rating = ("AC-3  9 A", "415 V  4 kW", "Ui 690 V   IEC 60947-4-1")
    return contactor(
        "contactor DC",
        SMALL_DC,
        FOUR_COLUMNS,
        MAIN_MARKS,
        rating,
        ("24 V DC", "2.4 W"),
        coil_marks=("A1+", "A2–"),
        coil_paper=material("DC label", "#f0c51c", 0.5),
        emblem=_diode,
    )


# Contacts of auxiliary contactors by their marking of EN 50011.
AUXILIARIES = {
    "40E": ("13 NO", "23 NO", "33 NO", "43 NO"),
    "31E": ("13 NO", "21 NC", "33 NO", "43 NO"),
    "22E": ("13 NO", "21 NC", "31 NC", "43 NO"),
}


def auxiliary_contactor(marking="31E"):
    upper = AUXILIARIES[marking]
    lower = tuple(f"{int(name[:2]) + 1}{name[2:]}" for name in upper)
    rating = (marking, "AC-15  240 V  3 A", "Ith 10 A   IEC 60947-5-1")
    frame = Frame(45, 78, 70, 16, 11, 2.6, (6, 6.5))
    return contactor(
        f"auxiliary contactor {marking}",
        frame,
        FOUR_COLUMNS,
        (upper, lower),
        rating,
        ("240 V", "50 Hz"),
        cover_plastic=mid_grey_plastic(),
    )


def capacitor_contactor():
    """A contactor with the block of early-make contacts in front; damping resistors are the
    coiled wires between it and the main terminals."""
    rating = ("AC-6b  15 kVAr", "415 V  20.9 A", "IEC 60947-4-1")
    base = contactor(
        "contactor K base", SMALL, FOUR_COLUMNS, MAIN_MARKS, rating, ("240 V", "50 Hz")
    )
    begin("capacitor contactor")
    place(base)
    housing = dark_plastic()
    front = -SMALL.depth + 0.9
    middle = (SMALL.height - SMALL.tier) / 2
    block((-22, 22), (front - 24, front), (middle - 17, middle + 15), housing, 1)
    face = rounded_rectangle(40, 24, 1.4)
    plate(face, 3, (0, front - 23, middle - 1), light_grey_plastic(), bevel=0.8)
    text("ELVORA", 3, (0, front - 26.04, middle + 7.2), blue_ink(), spacing=1.1)
    lines = [(rating[0], 3, 3.2), (rating[1], 2.2, -0.6), (rating[2], 1.6, -3.8)]
    label_plate(30, 11.5, 0, front - 26, middle - 3.2, lines)
    wire = material("resistor wire", "#8d8a86", 0.3, 1)
    top = SMALL.height - SMALL.tier
    entry = -SMALL.depth * 0.755 + 4.57 + 4
    for x in FOUR_COLUMNS[:3]:
        for upward in (True, False):
            start = Vector((x, front - 13, middle + (15 if upward else -17)))
            finish = Vector((x, entry, top - 4 if upward else 4))
            _resistor(start, finish, upward, wire)
            cylinder(2.4, 1.6, start, housing, "top" if upward else "bottom", 0.4)
    return end()


def _resistor(start, finish, upward, wire):
    """A coiled wire on an arc from the block of early-make contacts to a terminal."""
    rise = 15 if upward else -8
    points = []
    steps = 420
    for i in range(steps + 1):
        t = i / steps
        arc = start.lerp(finish, t) + Vector((0, 0, rise * sin(pi * t) ** 0.8))
        fade = max(0, min(1, (t - 0.12) / 0.08, (0.84 - t) / 0.08))
        angle = 2 * pi * 15 * t
        along = (finish - start).normalized()
        normal = along.cross(Vector((1, 0, 0)))
        points.append(arc + fade * 2.5 * (Vector((cos(angle), 0, 0)) + sin(angle) * normal))
    tube([tuple(point) for point in points], 0.6, wire)


def large_contactor():
    """EV-PC-225: bar terminals, three arc chambers, the coil's electronics below the label."""
    begin("contactor 225")
    width, height, depth = 170, 172, 176
    half = width / 2
    housing = dark_plastic()
    grey = light_grey_plastic()
    body = block((-half, half), (-118, -9), (34, 138), housing, 2)
    cutters = []
    for side in (-1, 1):
        for k in range(6):
            centre = (side * half, -60, 65 + k * 8)
            cutters.append(box((4, 44, 2.6), centre, None, 0))
    cut(body, cutters, bevel=0.6)
    plate(
        rounded_rectangle(width - 12, 168, 5),
        9,
        (0, 0, 86),
        zinc(),
        [circle(4.6, x, z) for x in (-66, 66) for z in (-77, 77)],
        bevel=0.6,
    )
    columns = (-54, 0, 54)
    for x in columns:
        chamber = plate(rounded_rectangle(50, 104, 3), 34, (x, -117, 86), housing, bevel=1.6)
        vents = [
            box((30, 12, 2.4), (x, -151, 86 + s * (46 - 5 * k)), None, 0)
            for s in (-1, 1)
            for k in range(3)
        ]
        cut(chamber, vents, bevel=0.5)
        for upward in (True, False):
            _bar_terminal(x, upward)
    for x in (-half + 3, -27, 27, half - 3):
        for z in ((122, 172), (0, 50)):
            block((x - 2, x + 2), (-112, -40), z, housing, 0.8)
    for x, upper, lower in zip(columns, ("1/L1", "3/L2", "5/L3"), ("2/T1", "4/T2", "6/T3")):
        text(upper, 6, (x, -151.05, 128), white_ink())
        text(lower, 6, (x, -151.05, 44), white_ink())
    _large_front(width, depth, grey, housing)
    return end()


def _bar_terminal(x, upward):
    side = 1 if upward else -1
    edge = 138 if upward else 34
    z = edge + side * 15
    bar = block(
        (x - 12.5, x + 12.5), (-84, -78), sorted((edge - side * 3, edge + side * 32)), tinned(), 0.6
    )
    cut(bar, [cylinder(5.5, 30, (x, -70, z), None, "front", bevel=0)], bevel=0.4)
    hex_nut(17, 8, (x, -70, z), zinc(), facing="front", bore=4, rotation=14)
    ring(5.2, 10, 2, (x, -84, z), zinc(), "front", 0.4)
    hex_nut(17, 6.6, (x, -86, z), zinc(), facing="front", rotation=11 + 23 * side + x)
    block(
        (x - 14, x + 14), (-76, -20), sorted((edge - side * 2, edge + side * 8)), dark_plastic(), 1
    )


def _large_front(width, depth, grey, housing):
    plate(rounded_rectangle(width - 4, 66, 5), depth - 149, (0, -149, 86), grey, bevel=2)
    y = -depth
    for x in (-73, 73):
        for z in (60, 112):
            cylinder(5, 0.4, (x, y, z), housing, "front", 0.1)
            screw(4, (x, y - 0.2, z), kind="pozidriv", height=2, rotation=x + z)
    text("ELVORA", 9, (-34, y - 0.04, 108), blue_ink(), spacing=1.08)
    lines = [
        ("AC-3  225 A", 8.6, 11),
        ("415 V  110 kW", 6.2, 1.5),
        ("Ui 1000 V   IEC 60947-4-1", 4, -8),
    ]
    label_plate(72, 36, -26, y, 80, lines)
    window = rounded_rectangle(30, 17, 2)
    inner = rounded_rectangle(24, 11, 1.4)
    plate(window, 2.4, (36, y + 0.4, 104), housing, [inner], bevel=0.6)
    plate(inner, 0.5, (36, y, 104), opening(), bevel=0)
    plate(
        rounded_rectangle(13, 8, 1),
        2,
        (36, y + 0.3, 104),
        material("slide", "#e7e4da", 0.4),
        bevel=0.5,
    )
    plate(rounded_rectangle(50, 24, 2), 5, (41, y + 1, 76), housing, bevel=1)
    for x, mark in ((26, "A1"), (56, "A2")):
        small_screw(x, y - 4, 73, 4, 30 + x, housing)
        text(mark, 4.6, (x, y - 4.05, 83), white_ink())
    text("100–250 V", 3.6, (41, y - 4.05, 83), white_ink())
    text("AC/DC", 3.2, (41, y - 4.05, 67.4), white_ink())


def one(model):
    """Returns a build that shows one part alone."""
    return lambda: place(model())


def _control_switchgear():
    from models.miniature_breakers import breaker
    from models.motor_protection import motor_breaker

    place(power_contactor_small(), (-34, 0, 0))
    place(motor_breaker(), (22, 4, 0))
    place(breaker(3, "C32"), (76, -10, 0))


def _contactors():
    place(power_contactor_middle(), (-34, 0, 0))
    place(power_contactor_small(), (36, -16, 0))
    place(auxiliary_contactor(), (90, -26, 0))


def _power_contactors():
    place(large_contactor(), (-64, 60, 0))
    place(power_contactor_middle(), (66, 0, 0))
    place(power_contactor_small_38(), (8, -110, 0))


def four_pole_sizes():
    rating = ("AC-1  25 A", "40 °C   4 NO", "Ui 690 V   IEC 60947-4-1")
    coil = ("240 V", "50 Hz")
    small = contactor("contactor 4P 25", SMALL, FOUR_COLUMNS, FOUR_POLE_MARKS, rating, coil)
    place(four_pole_contactor(), (-34, 0, 0))
    place(small, (46, -24, 0))


def dc_beside_ac():
    """Both backs on one rail's plane: the front with the coil for direct current is further out."""
    place(dc_contactor(), (-27, 0, 0))
    place(power_contactor_small(), (27, 0, 0))


def auxiliary_variants():
    place(auxiliary_contactor("22E"), (-29, 0, 0))
    place(auxiliary_contactor("40E"), (29, 0, 0))


VIEWS = {
    "power-contactor-9-38-a-1": View(
        one(power_contactor_small), 28, 20, 0.78, "Three-pole contactor, 25 A AC-3, coil 240 V"
    ),
    "power-contactor-9-38-a-2": View(
        one(power_contactor_small), -34, 26, 0.78, "Three-pole contactor, 25 A AC-3, from the left"
    ),
    "power-contactor-40-95-a-1": View(
        one(power_contactor_middle), -26, 18, 0.8, "Three-pole contactor, 65 A AC-3, box terminals"
    ),
    "power-contactor-40-95-a-2": View(
        one(power_contactor_middle),
        18,
        56,
        0.82,
        "Three-pole contactor, 65 A AC-3, from above: coil terminals A1, A2 and wire entries",
    ),
    "power-contactor-115-500-a-1": View(
        one(large_contactor), 26, 20, 0.82, "Three-pole contactor, 225 A AC-3, bar terminals"
    ),
    "power-contactor-115-500-a-2": View(
        one(large_contactor),
        -42,
        44,
        0.84,
        "Three-pole contactor, 225 A AC-3, from above: bars of 25 mm with bolts and phase barriers",
    ),
    "four-pole-contactor-ac-1-1": View(
        one(four_pole_contactor), 30, 24, 0.8, "Four-pole contactor, 80 A AC-1, four equal poles"
    ),
    "four-pole-contactor-ac-1-2": View(
        four_pole_sizes,
        22,
        24,
        0.86,
        "Four-pole contactors of 80 A and of 25 A AC-1 side by side",
    ),
    "dc-coil-contactor-low-consumption-1": View(
        one(dc_contactor), -30, 28, 0.78, "Three-pole contactor with a 24 V DC coil, A1+ and A2–"
    ),
    "dc-coil-contactor-low-consumption-2": View(
        dc_beside_ac,
        52,
        34,
        0.84,
        "Contactor with DC coil at the left, 12 mm deeper than the one with AC coil beside it",
    ),
    "capacitor-duty-contactor-1": View(
        one(capacitor_contactor), 32, 16, 0.82, "Contactor for capacitors with damping resistors"
    ),
    "capacitor-duty-contactor-2": View(
        one(capacitor_contactor),
        -46,
        34,
        0.82,
        "Capacitor contactor, 15 kVAr, from the left: damping resistors at the early-make block",
    ),
    "auxiliary-contactor-4-pole-1": View(
        one(auxiliary_contactor), -18, 20, 0.74, "Auxiliary contactor with three NO and one NC, 31E"
    ),
    "auxiliary-contactor-4-pole-2": View(
        auxiliary_variants,
        16,
        24,
        0.84,
        "Auxiliary contactors 22E with two NO and two NC, and 40E with four NO",
    ),
    "category-control-switchgear-1": View(
        _control_switchgear, 24, 18, 0.86, "A contactor, a motor breaker and a three-pole breaker"
    ),
    "category-contactors-1": View(
        _contactors, 22, 20, 0.86, "Contactors of 65 A and 25 A and an auxiliary contactor"
    ),
    "category-power-contactors-1": View(
        _power_contactors, 20, 20, 0.88, "Contactors of 225 A, 65 A and 38 A"
    ),
}
