"""What is added to contactors: front blocks, suppressors, coils, interlocks; and fuse units."""

from math import cos, pi, sin

from materials import (
    blue_ink,
    brass,
    copper,
    dark_plastic,
    green,
    ink,
    light_grey_plastic,
    material,
    red,
    tinned,
    white_ink,
    yellow,
)
from models.contactors import auxiliary_contactor, power_contactor_small
from models.terminals import label_plate, small_screw, terminal_deck
from scene import begin, end, place
from shapes import (
    block,
    box,
    cut,
    cylinder,
    plate,
    rectangle,
    rounded_rectangle,
    screw,
    text,
    tube,
)
from view import View


def front_block(poles):
    """EV-AB-22 (four contacts, 44 mm) or EV-AB-11 (two, 22 mm)."""
    begin(f"front block {poles}")
    housing = dark_plastic()
    width = 11 * poles
    half = width / 2
    columns = [(k - (poles - 1) / 2) * 11 for k in range(poles)]
    block((-half + 0.5, half - 0.5), (-33, -3), (5, 43), housing, 0.8)
    for upward, z in ((True, (34, 48)), (False, (0, 14))):
        terminal_deck(
            width, z, (-14, -34), columns, housing, upward, 2.6, (6, 6), share=0.46, fins=1.6
        )
    plate(
        rounded_rectangle(width - 0.5, 20.4, 1.2), 9, (0, -33, 24), light_grey_plastic(), bevel=0.8
    )
    kinds = ("NO", "NC", "NC", "NO") if poles == 4 else ("NO", "NC")
    upper = ("53", "61", "71", "83")
    lower = ("54", "62", "72", "84")
    for x, kind, above, below in zip(columns, kinds, upper, lower):
        color = green() if kind == "NO" else red()
        plate(rounded_rectangle(9, 4.4, 0.4), 0.3, (x, -41.9, 31.4), color, bevel=0.08)
        text(f"{above} {kind}", 1.8, (x, -42.22, 31.4), white_ink())
        plate(rounded_rectangle(9, 4.4, 0.4), 0.3, (x, -41.9, 16.6), color, bevel=0.08)
        text(f"{below} {kind}", 1.8, (x, -42.22, 16.6), white_ink())
    text("ELVORA", 2.7, (0, -42.03, 26.8), blue_ink())
    text("EV-AB-22" if poles == 4 else "EV-AB-11", 2, (0, -42.03, 22.6), ink())
    for x in (-half + 3, half - 3):
        block((x - 1.6, x + 1.6), (-4, 3), (14, 20), housing, 0.5)
        block((x - 1.6, x + 1.6), (-4, 3), (30, 36), housing, 0.5)
    block((-4, 4), (-4, 4), (23, 27), material("slide", "#e7e4da", 0.4), 0.6)
    return end()


def _front_blocks():
    place(front_block(4), (0, 0, 0))
    place(front_block(2), (44, -4, 0), (0, 0, 128))


def suppressor(kind, voltage, color):
    """A plug-in unit; the two pins below go under the screws of A1 and A2."""
    begin(f"suppressor {kind}")
    housing = dark_plastic()
    block((-21, 21), (-20, 0), (12, 40), housing, 1)
    plate(
        rounded_rectangle(24, 25, 1),
        2.4,
        (0, -19, 26),
        material(f"cap {kind}", color, 0.42),
        bevel=0.6,
    )
    y = -21.4
    text("ELVORA", 2.7, (0, y - 0.03, 35.4), blue_ink() if kind != "RC" else ink())
    pen = ink()
    for wide, high, x, z in _SYMBOLS[kind]:
        plate(rectangle(wide, high), 0.05, (x, y, 28.4 + z), pen, bevel=0)
    if kind == "D":
        plate([(-2.4, -2), (1.6, 0), (-2.4, 2)], 0.05, (0, y, 28.4), pen, bevel=0)
    if kind == "V":
        frame = [rectangle(7.3, 2.5)]
        plate(rectangle(8, 3.2), 0.05, (0, y, 28.4), pen, frame, bevel=0)
        plate(rectangle(8.6, 0.35), 0.05, (0, y, 28.4), pen, bevel=0, rotation=48)
    text(voltage, 2.4, (0, y - 0.03, 22), ink())
    text(
        {"RC": "EV-CS-RC-250", "V": "EV-CS-V-250", "D": "EV-CS-D-250"}[kind],
        2,
        (0, y - 0.03, 17.6),
        ink(),
    )
    # The pins are as far apart as the terminals of the coil.
    for x, mark in ((-17, "A1"), (17, "A2")):
        block((x - 1.6, x + 1.6), (-11, -9.6), (0, 14), tinned(), 0.3)
        block((x - 3, x + 3), (-14, -6), (9.4, 13), housing, 0.5)
        text(mark, 3, (x, -20.03, 26), white_ink())
    return end()


# Strokes (width, height, x, z) of the circuit symbols.
_SYMBOLS = {
    "RC": (
        (2.4, 0.35, -8.6, 0),
        (5, 1.9, -4.9, 0),
        (3, 0.35, -0.9, 0),
        (0.5, 4.4, 0.8, 0),
        (0.5, 4.4, 2.2, 0),
        (6, 0.35, 5.4, 0),
    ),
    "V": ((4, 0.35, -6, 0), (4, 0.35, 6, 0)),
    "D": ((6, 0.35, -5.2, 0), (0.5, 4, 1.8, 0), (6.4, 0.35, 5, 0)),
}


def _suppressors():
    units = (
        ("RC", "110–250 V AC", "#d5d8d7"),
        ("V", "110–250 V AC/DC", "#e3c65a"),
        ("D", "12–250 V DC", "#9fc3da"),
    )
    for k, unit in enumerate(units):
        place(suppressor(*unit), (-46 + 46 * k, 4 * k, 0), (0, 0, 4 - 4 * k))


def coil(voltage="240 V 50 Hz", code="EV-CO-1-240A"):
    """A coil on its bobbin: a square winding under tape, A1 and A2 in front, the core's opening
    through it."""
    begin(f"coil {code}")
    body = material("bobbin", "#2c2e31", 0.42, bump=0.1)
    hole = rounded_rectangle(13.4, 14.4, 1)
    for z in (0, 27):
        plate(rounded_rectangle(36, 34, 2), 2.2, (0, 0, z), body, [hole], facing="top", bevel=0.5)
    plate(rounded_rectangle(16, 17, 1.4), 26, (0, 0, 1.6), body, [hole], facing="top", bevel=0.2)
    wire = copper()
    turns, steps = 24, 48
    points = []
    for i in range(turns * steps):
        a = 2 * pi * i / steps
        x = 14.6 * _squared(cos(a))
        y = 13.8 * _squared(sin(a))
        points.append((x, y, 3.1 + 23 * i / (turns * steps)))
    tube(points, 0.5, wire)
    plate(rounded_rectangle(29, 27.4, 4), 23.8, (0, 0, 2.7), wire, [hole], facing="top", bevel=0.1)
    tape = material("coil tape", "#e2b93a", 0.35, coat=0.3)
    ring_outline = rounded_rectangle(31.6, 29.8, 4)
    inside = rounded_rectangle(30.4, 28.6, 4)
    plate(ring_outline, 16, (0, 0, 4.6), tape, [inside], facing="top", bevel=0.2)
    size = 3 if len(voltage) < 12 else 2.5
    label_plate(23, 12.6, 0, -14.8, 12.6, [(voltage, size, 2.6), (code, 2.3, -2.6)])
    for side, mark in ((-1, "A1"), (1, "A2")):
        x = side * 13
        block((x - 5, x + 5), (-25, -14), (23.4, 35), body, 0.7)
        small_screw(x, -25, 29, 2.7, 30 + 50 * side, body)
        text(mark, 3.2, (x, -19.5, 35.03), white_ink(), facing="top")
    block((-8.4, 8.4), (-17, -12), (27.5, 35), body, 0.5)
    return end()


def _squared(value):
    """Rounds a circle towards a square."""
    return (1 if value >= 0 else -1) * abs(value) ** 0.38


def interlock(height, depth, code, marked):
    """A 9 mm unit between two contactors; its levers reach into them on both sides."""
    begin(f"interlock {code}")
    housing = dark_plastic()
    profile = [
        (0, 0), (0, height), (-depth * 0.62, height), (-depth * 0.62, height * 0.8),
        (-depth, height * 0.72), (-depth, height * 0.26), (-depth * 0.62, height * 0.2),
        (-depth * 0.62, 0),
    ]  # fmt: skip
    body = plate(profile, 9, (-4.5, 0, 0), housing, facing="right", bevel=0.8)
    window = [box((30, depth * 0.2, height * 0.2), (0, -depth * 0.62, height * 0.48), None, 0)]
    cut(body, window, bevel=0.5)
    y = -depth * 0.62
    for side, z in ((-1, height * 0.44), (1, height * 0.53)):
        block((side * 9.5, 0), (y - 2.6, y + 2.6), (z - 2, z + 2), yellow(), 0.5)
    for z in (height * 0.3, height * 0.68):
        for side in (-1, 1):
            cylinder(
                2.2, 5, (side * 4.2, -depth * 0.3, z), housing, "right" if side > 0 else "left", 0.6
            )
    if marked:
        for z, names in ((height * 0.9, ("11", "21")), (height * 0.1, ("12", "22"))):
            small_screw(0, y, z + 3.2, 1.9, z, housing)
            small_screw(0, y, z - 3.2, 1.9, z + 50, housing)
            for shift, name in zip((3.2, -3.2), names):
                text(name, 2, (4.53, y + 5, z + shift), white_ink(), facing="right")
    text("ELVORA", 4.4, (4.53, -depth * 0.32, height * 0.84), white_ink(), facing="right")
    text(code, 3.4, (4.53, -depth * 0.3, height * 0.14), white_ink(), facing="right")
    front = rounded_rectangle(6.4, height * 0.36, 0.6)
    plate(front, 0.4, (0, -depth + 0.1, height * 0.49), light_grey_plastic(), bevel=0.1)
    text(code, 3.4, (0, -depth - 0.34, height * 0.49), ink(), rotation=90)
    return end()


def _interlocks():
    place(interlock(76, 66, "EV-MI-38", True), (22, -14, 0))
    place(interlock(112, 90, "EV-MI-95", True), (-30, 10, 0))


def fuse_unit():
    """A porcelain base with its carrier lying before it, the element drawn through."""
    begin("fuse base")
    glaze = material("porcelain", "#ece8dc", 0.14, coat=0.5)
    half = 21
    block((-half, half), (-20, 0), (0, 92), glaze, 1.6)
    for side in (-1, 1):
        block(sorted((side * 14, side * half)), (-42, -17), (0, 92), glaze, 1.6)
    for z in ((17.4, 22.6), (69.4, 74.6)):
        block((-15, 15), (-34, -17), z, glaze, 1)
    for z, side in ((83, 1), (9, -1)):
        block((-8, 8), (-23.2, -19.8), (z - 7, z + 7), brass(), 0.5)
        screw(4.6, (0, -23, z), kind="slot", height=3, material=brass(), rotation=30 * side)
        at = 46 + side * 16
        for x in (-4.6, 4.6):
            block((x - 1.1, x + 1.1), (-36, -19.6), (at - 5, at + 5), brass(), 0.4)
    for z in (38, 54):
        screw(3.4, (0, -20, z), kind="slot", height=1.6, rotation=z)
    return end()


def fuse_carrier():
    begin("fuse carrier")
    glaze = material("porcelain", "#ece8dc", 0.14, coat=0.5)
    body = block((-13, 13), (-22, 0), (0, 45), glaze, 2)
    cut(body, [box((10, 9, 60), (0, 0, 22), None, 0)], bevel=1.2)
    plate(rounded_rectangle(20, 34, 5), 13, (0, -21, 22.5), glaze, bevel=2.6)
    text("ELVORA", 3.6, (0, -34.03, 28.4), blue_ink())
    text("32 A", 5, (0, -34.03, 21.6), ink())
    text("415 V", 3.4, (0, -34.03, 15.4), ink())
    for z in (5.5, 39.5):
        block((-1.6, 1.6), (-5, 11), (z - 4, z + 4), brass(), 0.4)
        cylinder(2.4, 2, (0, -2.5, z), brass(), "back", 0.4)
    points = [(3.2, -3 - 0.6 * sin(pi * t / 20), 6 + 33 * t / 20) for t in range(21)]
    tube(points, 0.43, tinned())
    return end()


def _fuse_units():
    place(fuse_unit(), (-26, 14, 0))
    place(fuse_unit(), (26, 14, 0))
    place(fuse_carrier(), (26, -6, 23.5))
    place(fuse_carrier(), (-64, -34, 0), (0, 0, 192))


def _auxiliary():
    place(auxiliary_contactor(), (-30, 10, 0))
    # Its pins lie under the screws of A1 and A2.
    place(suppressor("RC", "110–250 V AC", "#d5d8d7"), (-30, -5.4, 68))
    place(front_block(4), (28, -34, 0))


def _block_on_contactor():
    """Hooked to the front of a contactor."""
    place(power_contactor_small())
    place(front_block(4), (0, -82.6, 11))


def _suppressor_on_coil():
    """Under the screws of A1 and A2."""
    place(power_contactor_small())
    place(suppressor("RC", "110–250 V AC", "#d5d8d7"), (0, -20.4, 78))


def _coils():
    """Coils of the three frames up to 95 A."""
    place(coil("240 V 50 Hz", "EV-CO-1-240A"), (46, -20, 0))
    place(coil("110 V 50/60 Hz", "EV-CO-2-110A"), (0, 0, 0), scale=1.35)
    place(coil("24 V 50/60 Hz", "EV-CO-3-24A"), (-60, 20, 0), scale=1.62)


def _reversing_pair():
    """Beside the first of two contactors; the second is pulled away."""
    contactor = power_contactor_small()
    place(contactor, (-27.2, 0, 0))
    place(contactor, (84, 26, 0))
    place(interlock(76, 66, "EV-MI-38", True))


def _open_fuse_unit():
    """The base open; its carrier seen from behind with the element drawn through."""
    place(fuse_unit(), (-26, 10, 0))
    place(fuse_carrier(), (28, -10, 0), (0, 0, 158))


VIEWS = {
    "front-mount-auxiliary-contact-block-1": View(
        _front_blocks, 18, 26, 0.88, "Front contact blocks: four contacts, and two seen from behind"
    ),
    "front-mount-auxiliary-contact-block-2": View(
        _block_on_contactor,
        34,
        24,
        0.82,
        "A front contact block, 2 NO + 2 NC, hooked to a contactor of 25 A",
    ),
    "coil-surge-suppressor-1": View(
        _suppressors, 20, 16, 0.84, "Plug-in suppressors: RC, varistor and diode"
    ),
    "coil-surge-suppressor-2": View(
        _suppressor_on_coil,
        -28,
        28,
        0.82,
        "An RC suppressor in the coil terminals A1 and A2 of a contactor of 25 A",
    ),
    "replacement-contactor-coil-1": View(
        lambda: place(coil()), 30, 30, 0.76, "Contactor coil, 240 V 50 Hz, terminals A1 and A2"
    ),
    "replacement-contactor-coil-2": View(
        _coils,
        24,
        34,
        0.84,
        "Coils of the three frames: for contactors of 9–38 A, 40–65 A and 80–95 A",
    ),
    "mechanical-interlock-unit-1": View(
        _interlocks,
        48,
        18,
        0.82,
        "Interlock units for the two frames up to 95 A, with their levers",
    ),
    "mechanical-interlock-unit-2": View(
        _reversing_pair,
        36,
        26,
        0.84,
        "An interlock unit of 9 mm at a contactor of 25 A, the second contactor pulled away",
    ),
    "rewirable-fuse-unit-porcelain-1": View(
        _fuse_units, 24, 24, 0.84, "Porcelain fuse units of 32 A, one open; its carrier stands beside it and shows its fuse wire"
    ),
    "rewirable-fuse-unit-porcelain-2": View(
        _open_fuse_unit,
        16,
        26,
        0.84,
        "A porcelain base of 32 A without carrier, and the carrier from behind with its fuse wire",
    ),
    "category-auxiliary-contactors-1": View(
        _auxiliary, 20, 20, 0.84, "Auxiliary contactor, front contact block and suppressor"
    ),
}
