"""Moulded case circuit breakers and their accessories."""

from dataclasses import dataclass

from materials import (
    black_plastic,
    blue_ink,
    dark_plastic,
    ink,
    light_grey_plastic,
    material,
    opening,
    red,
    steel,
    tinned,
    white_ink,
    white_plastic,
    yellow,
    zinc,
)
from models.terminals import arrow_dial, label_plate
from scene import begin, end, place
from shapes import (
    block,
    cut,
    cylinder,
    hex_nut,
    plate,
    rectangle,
    ring,
    rounded_rectangle,
    screw,
    text,
)
from view import View


@dataclass(frozen=True)
class Frame:
    width: float
    height: float
    depth: float
    pitch: float
    terminal: float
    screw: float
    lines: tuple
    bars: bool = False


FRAMES = {
    160: Frame(90, 130, 68, 29, 22, 5.4, ("160 A", "Ui 750 V", "Icu 25 kA / 415 V")),
    250: Frame(105, 165, 84, 35, 28, 6.4, ("250 A", "Ui 750 V", "Icu 36 kA / 415 V")),
    630: Frame(140, 255, 104, 45, 42, 8, ("630 A", "Ui 750 V", "Icu 50 kA / 415 V"), True),
}


def moulded_case_breaker(size):
    """A three-pole breaker, its handle ON: fixed, adjustable or electronic release by the frame."""
    frame = FRAMES[size]
    begin(f"breaker {size}")
    housing = material("breaker case", "#2f3236", 0.42, bump=0.1)
    half, middle = frame.width / 2, frame.height / 2
    step = -frame.depth * 0.7
    low, high = frame.terminal, frame.height - frame.terminal
    block((-half, half), (step, 0), (0, frame.height), housing, 1.4)
    plate(
        rounded_rectangle(frame.width, high - low, 2),
        frame.depth * 0.18 + 1,
        (0, step + 1, middle),
        housing,
        bevel=1.3,
    )
    face = step - frame.depth * 0.18
    cover_height = high - low - frame.depth * 0.14
    plate(
        rounded_rectangle(frame.width - 6, cover_height, 3),
        4,
        (0, face + 1, middle),
        light_grey_plastic(),
        bevel=1.1,
    )
    face -= 3
    columns = (-frame.pitch, 0, frame.pitch)
    for upward in (True, False):
        _terminals(frame, columns, step, upward, housing)
    names = (("1/L1", "3/L2", "5/L3"), high), (("2/T1", "4/T2", "6/T3"), low)
    for marks, z in names:
        level = z + (-1 if z > middle else 1) * frame.depth * 0.036
        for x, mark in zip(columns, marks):
            text(mark, frame.depth * 0.045, (x, face + 2.97, level), white_ink())
    _handle(frame, face, middle, housing)
    _print(frame, face, middle, cover_height)
    release = {160: _thermal_dial, 250: _two_dials, 630: _electronic}[size]
    release(frame, face, middle - cover_height / 2)
    return end()


def _terminals(frame, columns, step, upward, housing):
    """Recessed terminals with clamp and hexagon socket screw, between partitions."""
    side = 1 if upward else -1
    edge = frame.height if upward else 0
    half = frame.width / 2
    reach = sorted((edge, edge - side * frame.terminal))
    for x in columns:
        level = edge - side * frame.terminal * 0.5
        wide = frame.pitch * 0.62
        if frame.bars:
            _bar(frame, x, step, edge, side)
            continue
        block(
            (x - wide / 2, x + wide / 2),
            (step - 3, step + 2),
            (level - wide * 0.45, level + wide * 0.45),
            tinned(),
            0.5,
        )
        screw(frame.screw, (x, step - 2.9, level), kind="hex", height=frame.screw * 0.8, rotation=x)
    gaps = [x + frame.pitch / 2 for x in columns[:-1]]
    for x in (-half + 1.6, *gaps, half - 1.6):
        block(
            (x - 1.6, x + 1.6),
            (step - frame.depth * 0.14, step + 2),
            (reach[0], reach[1] + 0.5),
            housing,
            0.6,
        )


def _bar(frame, x, step, edge, side):
    """A flat bar with a bolt M10, a washer under its head."""
    reach = sorted((edge + side * 0.2, edge - side * frame.terminal))
    block((x - 15, x + 15), (step - 6, step + 2), reach, tinned(), 0.6)
    level = edge - side * frame.terminal * 0.48
    ring(5.4, 11, 2, (x, step - 6, level), zinc(), "front", 0.4)
    hex_nut(17, 6.6, (x, step - 8, level), zinc(), facing="front", rotation=11 + x + side * 20)


def _handle(frame, face, middle, housing):
    wide, tall = frame.width * 0.3, frame.depth * 0.58
    plate(
        rounded_rectangle(wide * 1.3, tall * 1.25, 2),
        2.4,
        (0, face + 0.4, middle),
        housing,
        [rounded_rectangle(wide, tall, 1.5)],
        bevel=0.6,
    )
    plate(rounded_rectangle(wide, tall, 1.5), 0.4, (0, face + 0.2, middle), opening(), bevel=0)
    black = black_plastic()
    plate(
        rounded_rectangle(wide * 0.96, tall * 0.5, 1.4),
        4,
        (0, face + 0.3, middle + tall * 0.22),
        black,
        bevel=0.8,
    )
    lever = rounded_rectangle(wide * 0.72, tall * 0.3, 2)
    plate(lever, frame.depth * 0.24, (0, face - 2, middle + tall * 0.24), black, bevel=1.6)
    stripe = rounded_rectangle(wide * 0.3, tall * 0.05, 0.4)
    plate(
        stripe, 0.1, (0, face - 2 - frame.depth * 0.24, middle + tall * 0.24), white_ink(), bevel=0
    )
    x = wide * 0.65 + frame.width * 0.09
    size = frame.depth * 0.052
    text("I  ON", size, (x, face - 0.03, middle + tall * 0.35), red())
    text("TRIP", size * 0.8, (x, face - 0.03, middle), ink())
    text(
        "O  OFF",
        size,
        (x, face - 0.03, middle - tall * 0.35),
        material("off green", "#14803c", 0.5),
    )


def _print(frame, face, middle, cover_height):
    left = -frame.width * 0.318
    scale = frame.width / 90
    text(
        "ELVORA", 5.4 * scale, (0, face - 0.03, middle + cover_height / 2 - 7.5 * scale), blue_ink()
    )
    lines = [
        (frame.lines[0], 5.2 * scale, 5.8 * scale),
        (frame.lines[1], 2.7 * scale, 0.6 * scale),
        (frame.lines[2], 2.15 * scale, -3.4 * scale),
        ("IEC 60947-2", 2.5 * scale, -7.6 * scale),
    ]
    label_plate(20.6 * scale, 22 * scale, left, face, middle + 5 * scale, lines)


def _test_button(x, face, z, scale):
    ring(2.6 * scale, 3.5 * scale, 0.5, (x, face, z), dark_plastic(), "front", 0.15)
    cylinder(2.5 * scale, 1.3, (x, face, z), red(), "front", 0.3)
    text("TEST", 2.1 * scale, (x, face - 0.03, z - 5.2 * scale), ink())


def _thermal_dial(frame, face, bottom):
    arrow_dial(
        -22, face, bottom + 13.5, 4.8, white_plastic(), 40, ("0.8", "0.9", "1.0"), 2.5, spread=180
    )
    text("× In", 2.6, (-22, face - 0.03, bottom + 5), ink())
    text("Im 1600 A", 2.6, (3, face - 0.03, bottom + 9), ink())
    _test_button(29, face, bottom + 12, 1)


def _two_dials(frame, face, bottom):
    for x, numbers, title in (
        (-30, ("0.8", "0.9", "1.0"), "Ir  × In"),
        (0, ("5", "6", "7", "8", "9", "10"), "Im  × In"),
    ):
        arrow_dial(x, face, bottom + 17, 5.6, white_plastic(), x + 60, numbers, 2.8, spread=240)
        text(title, 2.9, (x, face - 0.03, bottom + 6.5), ink())
    _test_button(34, face, bottom + 16, 1.1)


def _electronic(frame, face, bottom):
    """The panel of the LSI release: dials for long time and short time, and a test socket."""
    z = bottom + 20.5
    plate(rounded_rectangle(122, 36, 2.5), 3, (0, face + 0.5, z), dark_plastic(), bevel=0.8)
    y = face - 2.5
    dials = (
        (-47, ("0.4", "0.6", "0.8", "1.0"), "Ir  × In"),
        (-19, ("1.5", "3", "5", "8", "10"), "Isd  × Ir"),
        (9, ("0", "0.1", "0.2", "0.4"), "tsd  s"),
    )
    for x, numbers, title in dials:
        arrow_dial(x, y, z - 1, 5.6, white_plastic(), x + 70, numbers, 2.8, white_ink(), 250)
        text(title, 3.1, (x, y - 0.03, z + 13.4), white_ink())
    text("Ii = 11 × In", 3.2, (42, y - 0.03, z + 13.4), white_ink())
    text("LSI", 5, (30, y - 0.03, z - 3), white_ink())
    plate(rounded_rectangle(17, 8, 1), 0.6, (48, y, z - 3), black_plastic(), bevel=0.2)
    for k in range(4):
        cylinder(0.9, 0.2, (42.8 + 3.5 * k, y - 0.55, z - 3), tinned(), "front", 0.05)
    text("TEST", 2.5, (48, y - 0.03, z - 10.5), white_ink())
    for x, color in ((26, "#3fdc6a"), (34, "#e03a2e")):
        light = material(f"light {color}", color, 0.3, emission=color, emission_strength=0.6)
        cylinder(1.3, 0.6, (x, y, z - 10.5), light, "front", 0.25)
    text("RUN   >Ir", 2.2, (30, y - 0.03, z - 14.6), white_ink())
    for x in (-57.5, 57.5):
        screw(1.9, (x, y, z + 14.6), height=0.9)


def _rotary_handle():
    """The door handle, red on yellow, with the socket for its shaft."""
    begin("rotary handle")
    z = 36
    plate(rounded_rectangle(72, 72, 5), 7, (0, 0, z), yellow(), bevel=1.4)
    cylinder(25, 7, (0, -6.5, z), red(), "front", 1)
    plate(rounded_rectangle(15, 60, 6), 22, (0, -12, z), red(), bevel=2.2, rotation=0)
    plate(rectangle(1.6, 14), 0.12, (0, -34, z + 19), white_ink(), bevel=0)
    for content, x, at in (("I ON", 0, 67.5), ("O OFF", 25, 60)):
        text(content, 4.6, (x, -7.03, at if content[0] == "I" else z - 28), ink())
    text("ELVORA", 4, (-22, -7.03, z - 29), blue_ink())
    cylinder(14, 12, (0, 12, z), dark_plastic(), "front", 1)
    return end()


def _shaft():
    """The shaft of the rotary handle, 400 mm long, lying along x."""
    begin("shaft")
    block((-200, 200), (-4, 4), (0, 8), zinc(), 0.5)
    for x in (-194, 194):
        cylinder(1.6, 8.4, (x, 0, -0.2), dark_plastic(), bevel=0)
    return end()


def _spreader():
    begin("spreader")
    bar = block((-10, 10), (-3, 3), (0, 62), tinned(), 0.6)
    cut(bar, [cylinder(4.6, 20, (0, 10, z), None, "front", bevel=0) for z in (10, 50)], bevel=0.4)
    return end()


def _barrier():
    begin("barrier")
    block((-1.3, 1.3), (-32, 32), (0, 88), material("fibre", "#6d4a2f", 0.5), 0.5)
    block((-2.4, 2.4), (-32, 32), (0, 7), material("fibre", "#6d4a2f", 0.5), 0.6)
    return end()


def _release():
    """A shunt trip: coil in a cassette, with its terminals."""
    begin("release")
    block((-11, 11), (-30, 30), (0, 40), dark_plastic(), 1)
    block((-7, 7), (-30.5, -20), (40, 43), black_plastic(), 0.5)
    cylinder(2.2, 9, (0, 18, 39.5), steel(), "top", 0.5)
    for z in (31, 20):
        screw(3, (0, -30, z), height=1.4, kind="both", rotation=z)
    text("C1", 3, (6.5, -30.03, 31), white_ink())
    text("C2", 3, (6.5, -30.03, 20), white_ink())
    label_plate(18, 11, 0, -30, 8, [("240 V~", 3.4, 2), ("EV-MCA-ST-240", 1.9, -2.6)])
    return end()


def _accessories():
    place(_shaft(), (10, 0, 0), (0, 0, 52))
    place(_rotary_handle(), (-96, 50, 0), (0, 0, -6))
    barrier = _barrier()
    for k in range(4):
        place(barrier, (-20 + 19 * k, 150, 0))
    spreader = _spreader()
    for k in range(3):
        place(spreader, (2 + 27 * k, -116, 3), (90, 0, 180))
    place(_release(), (112, -6, 0), (0, 0, -10))


def _frames():
    place(moulded_case_breaker(630), (-80, 60, 0))
    place(moulded_case_breaker(250), (56, 20, 0))
    place(moulded_case_breaker(160), (156, -20, 0))


def _with_barriers():
    """The 250 A frame with spreaders and phase barriers at its line side."""
    place(moulded_case_breaker(250))
    frame = FRAMES[250]
    step = -frame.depth * 0.7
    spreader = _spreader()
    for x in (-frame.pitch, 0, frame.pitch):
        place(spreader, (x, step - 6, frame.height - 17))
    barrier = _barrier()
    for x in (-1.5, -0.5, 0.5, 1.5):
        place(barrier, (x * frame.pitch, step + 12, frame.height - 4))


VIEWS = {
    "moulded-case-circuit-breaker-160-a-frame-1": View(
        lambda: place(moulded_case_breaker(160)), 28, 18, 0.78, "Three-pole MCCB, 160 A frame"
    ),
    "moulded-case-circuit-breaker-160-a-frame-2": View(
        lambda: place(moulded_case_breaker(160)),
        -34,
        44,
        0.82,
        "Three-pole MCCB, 160 A frame, from above: terminals 1/L1, 3/L2, 5/L3 and thermal dial",
    ),
    "moulded-case-circuit-breaker-250-a-frame-1": View(
        lambda: place(moulded_case_breaker(250)), -26, 18, 0.82, "Three-pole MCCB, 250 A frame"
    ),
    "moulded-case-circuit-breaker-250-a-frame-2": View(
        _with_barriers,
        26,
        24,
        0.86,
        "Three-pole MCCB, 250 A frame, with spreader terminals and phase barriers at its line side",
    ),
    "moulded-case-circuit-breaker-630-a-frame-1": View(
        lambda: place(moulded_case_breaker(630)),
        20,
        14,
        0.88,
        "Three-pole MCCB, electronic release",
    ),
    "moulded-case-circuit-breaker-630-a-frame-2": View(
        lambda: place(moulded_case_breaker(630)),
        -30,
        50,
        0.86,
        "Three-pole MCCB, 630 A frame, from above: bar terminals with bolts, electronic release",
    ),
    "mccb-accessories-1": View(
        _accessories,
        12,
        32,
        0.88,
        "Door handle and its shaft of 400 mm, four phase barriers, three spreaders, a shunt trip",
    ),
    "category-moulded-case-circuit-breakers-1": View(
        _frames, 18, 16, 0.88, "MCCBs of the 630 A, 250 A and 160 A frames"
    ),
}
