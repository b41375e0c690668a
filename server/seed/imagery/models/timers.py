"""Timers for 35 mm rail: a modular housing with its terminals, dials and prints."""

from math import cos, degrees, radians, sin

from materials import (
    black_plastic,
    blue,
    blue_ink,
    dark_plastic,
    ink,
    material,
    opening,
    white_ink,
)
from models.rails import steel_35
from scene import begin, end, place
from shapes import (
    block,
    box,
    cut,
    cylinder,
    plate,
    rectangle,
    ring,
    rounded_rectangle,
    screw,
    text,
)
from view import View

FACE = -62


def housing(width, plastic, upper, lower, print_material):
    """A rail housing, 90 mm high; `upper` and `lower` name two rows of terminals, outer row first."""
    profile = [
        (0, 0), (0, 26), (4, 26), (4, 30), (0, 30), (0, 90), (-34, 90), (-34, 79.5), (-44, 79.5),
        (-44, 68), (FACE, 67.5), (FACE, 22.5), (-44, 22), (-44, 10.5), (-34, 10.5), (-34, 0),
    ]  # fmt: skip
    body = plate(
        profile, width - 0.3, (-width / 2 + 0.15, 0, 0), plastic, facing="right", bevel=0.7
    )
    spread = width * 0.24
    spots = []
    for rows, heights in ((upper, (84.6, 73.6)), (lower, (5.4, 16.4))):
        for names, z, y in zip(rows, heights, (-34, -44)):
            xs = (-spread, spread) if len(names) == 2 else (0,)
            spots += [(x, y, z, name) for x, name in zip(xs, names)]
    cutters = [cylinder(2.9, 8, (x, y + 4, z), None, "front", 0) for x, y, z, _ in spots]
    cutters.append(box((width * 2, 11, 36), (0, 0, 45), None, 0))
    cut(body, cutters)
    for index, (x, y, z, name) in enumerate(spots):
        screw(2.6, (x, y + 3, z), "front", "both", height=1.6, rotation=20 + 37 * index)
    # The names stand on the face, at its rims, in the order of the rows.
    for rows, z, step in ((upper, 65.4, -2.6), (lower, 24.6, 2.6)):
        for row, names in enumerate(rows):
            xs = (-spread * 1.15, spread * 1.15) if len(names) == 2 else (0,)
            for x, name in zip(xs, names):
                text(name, 2.1, (x, FACE - 0.03, z + step * row), print_material)
    block((-5, 5), (-2, 2), (-3, 8), dark_plastic(), 0.6)
    for x, facing in ((width / 2 - 0.14, "right"), (-width / 2 + 0.14, "left")):
        for step in range(6):
            plate(
                rounded_rectangle(16, 1.4, 0.6),
                0.1,
                (x, -14, 32 + 5 * step),
                opening(),
                facing=facing,
                bevel=0,
            )


def dial(x, z, radius, names, turn, knob, print_material, y=FACE):
    """A rotary switch with names over 270 degrees; `turn` is the index of the one set."""
    count = len(names)
    angles = [225 - 270 * index / (count - 1) for index in range(count)]
    ring(radius, radius + 0.5, 0.3, (x, y, z), black_plastic(), "front", 0.1)
    cylinder(radius, 1.6, (x, y, z), knob, "front", 0.4, steps=40)
    bar = rounded_rectangle(radius * 0.4, radius * 1.8, 0.3)
    turned = 225 - 270 * turn / (count - 1) - 90
    plate(bar, 0.9, (x, y - 1.5, z), knob, bevel=0.2, rotation=turned)
    angle = radians(turned + 90)
    point = (x + radius * 0.5 * cos(angle), y - 2.38, z + radius * 0.5 * sin(angle))
    plate(rectangle(0.4, radius * 0.7), 0.05, point, white_ink(), bevel=0, rotation=turned)
    for name, position in zip(names, angles):
        angle = radians(position)
        tick = (x + (radius + 1) * cos(angle), y, z + (radius + 1) * sin(angle))
        plate(
            rectangle(0.2, 0.8), 0.04, tick, print_material, bevel=0, rotation=degrees(angle) - 90
        )
        size = {1: 1.45, 2: 1.3, 3: 1.05}.get(len(name), 0.85)
        at = (x + (radius + 2.3) * cos(angle), y - 0.03, z + (radius + 2.1) * sin(angle))
        text(name, size, at, print_material)


def led(x, z, color, name, print_material, on=True):
    base, glow = {"green": ("#3fdc6a", "#35e06a"), "yellow": ("#ffb300", "#ff9d00")}[color]
    lamp = material(
        f"timer led {color} {on}", base, 0.3, emission=glow, emission_strength=1.5 if on else 0
    )
    cylinder(1.1, 0.5, (x, FACE + 0.1, z), lamp, "front", 0.3, steps=32)
    text(name, 1.5, (x, FACE - 0.03, z - 2.2), print_material)


def _curve(levels, left, z, unit, print_material, y=FACE):
    """A pulse diagram: `levels` are (length, 0 or 1)."""
    x, before, height, line = left, None, 2, 0.28
    for length, level in levels:
        middle = (x + length * unit / 2, y, z + level * height)
        plate(rectangle(length * unit + line, line), 0.04, middle, print_material, bevel=0)
        if before is not None and before != level:
            plate(rectangle(line, height), 0.04, (x, y, z + height / 2), print_material, bevel=0)
        before, x = level, x + length * unit


def multifunction_timer():
    """EV-TF-8: 17.5 mm, function A to H and ten ranges."""
    begin("EV-TF-8")
    plastic = material("timer light", "#dcdedd", 0.38, bump=0.06)
    housing(17.5, plastic, (("A1", "B1"), ("15",)), (("A2",), ("16", "18")), ink())
    dial(
        0,
        53.6,
        3,
        ("0.1", "0.3", "0.5", "0.7", "0.9", "1"),
        3,
        material("dial white", "#f4f5f5", 0.4),
        ink(),
    )
    dial(0, 43.4, 2.6, tuple("ABCDEFGH"), 0, blue(), ink())
    ranges = ("1s", "10s", "30s", "1m", "10m", "30m", "1h", "10h", "30h", "100h")
    dial(0, 33.8, 2.6, ranges, 4, blue(), ink())
    led(-6.3, 59.6, "green", "U", ink())
    led(6.3, 59.6, "yellow", "R", ink())
    text("ELVORA", 2.4, (0, FACE - 0.03, 28.6), blue_ink())
    _side_label(17.5, "EV-TF-8", "24–240 V AC/DC", "1 CO  8 A  250 V~", ink())
    return end()


def star_delta_timer(wide=False):
    """EV-TSD-30, or the type for 380–415 V of 22.5 mm."""
    width = 22.5 if wide else 17.5
    code = "EV-TSD-30-415" if wide else "EV-TSD-30"
    begin(code)
    plastic = material("timer grey", "#5b6167", 0.42, bump=0.08)
    housing(width, plastic, (("A1",), ("15",)), (("A2",), ("18", "28")), white_ink())
    seconds = ("0.3", "5", "10", "15", "20", "30")
    dial(0, 50.4, 3.6, seconds, 2, material("dial yellow", "#e9b81a", 0.4), white_ink())
    text("t Y (s)", 1.9, (0, FACE - 0.03, 44.6), white_ink())
    for x, color, name in ((-5.4, "yellow", "Y"), (5.4, "green", "D")):
        led(x, 39.4, color, name, white_ink(), color == "yellow")
    delta = [(-1.1, -0.9), (1.1, -0.9), (0, 1)]
    plate(delta, 0.04, (5.4, FACE, 42.2), white_ink(), bevel=0)
    left = -width * 0.36
    unit = width * 0.72 / 9
    _curve(((1, 0), (4, 1), (4, 0)), left, 33.4, unit, white_ink())
    _curve(((6, 0), (3, 1)), left, 30, unit, white_ink())
    text("ELVORA", 2.3, (0, FACE - 0.03, 59.4), white_ink())
    text("50 ms", 1.5, (0, FACE - 0.03, 37), white_ink())
    supply = "380–415 V AC" if wide else "24–240 V AC/DC"
    _side_label(width, code, supply, "2 NO, common feed", white_ink())
    return end()


# Names round the dial of the true off-delay timers.
OFF_DELAYS = {
    "EV-TOF-6": ("0.15", "1", "2", "3", "4", "5", "6"),
    "EV-TOF-60": ("1.5", "10", "20", "30", "40", "50", "60"),
    "EV-TOF-600": ("15", "100", "200", "300", "400", "500", "600"),
}


def off_delay_timer(code="EV-TOF-60"):
    """22.5 mm wide, without auxiliary voltage."""
    begin(code)
    plastic = material("timer black", "#2b2d30", 0.42, bump=0.1)
    housing(22.5, plastic, (("A1",), ("15",)), (("A2",), ("16", "18")), white_ink())
    front = material("timer front", "#d8dbdc", 0.45)
    plate(rounded_rectangle(20, 34, 0.8), 0.3, (0, FACE + 0.1, 45), front, bevel=0.08)
    y = FACE - 0.2
    dial(0, 52.4, 4.2, OFF_DELAYS[code], 4, material("dial red", "#c8372d", 0.4), ink(), y)
    text("t (s)", 2, (0, y - 0.03, 46.6), ink())
    for z, name, levels in (
        (38.6, "U", ((1, 0), (3, 1), (4, 0))),
        (34.4, "R", ((1, 0), (5.5, 1), (1.5, 0))),
    ):
        text(name, 2, (-8.2, y - 0.03, z + 1), ink())
        _curve(levels, -6.4, z, 1.9, ink(), y)
    text("ELVORA", 2.5, (0, y - 0.03, 30.6), blue_ink())
    cylinder(
        1.1,
        0.5,
        (7.6, y + 0.1, 44),
        material("led on", "#ffb300", 0.3, emission="#ff9d00", emission_strength=1.4),
        "front",
        0.3,
    )
    text("R", 1.5, (7.6, y - 0.03, 41.8), ink())
    _side_label(22.5, code, "24–240 V AC/DC", "1 CO  5 A  250 V~", white_ink())
    return end()


def _side_label(width, code, supply, contact, print_material):
    for x, facing in ((width / 2 - 0.14, "right"), (-width / 2 + 0.14, "left")):
        text("ELVORA", 4, (x, -42, 55), print_material, facing)
        text(code, 3, (x, -42, 49.5), print_material, facing)
        text(supply, 2.1, (x, -42, 45), print_material, facing, font="regular")
        text(contact, 2.1, (x, -42, 41.5), print_material, facing, font="regular")


# Views


def star_delta_pair():
    place(star_delta_timer(), (-17, 0, 3), (0, 0, -4))
    place(star_delta_timer(True), (17, -12, 3), (0, 0, -4))


def timer_on_rail():
    """The multifunction timer on its rail, from the side with its print."""
    place(steel_35(50, name="rail"), (0, 0, 45), (90, 0, 0))
    place(multifunction_timer(), (0, -4, 0))


def off_delay_variants():
    """Delays of 6 and of 600 s."""
    place(off_delay_timer("EV-TOF-6"), (-16, 0, 0))
    place(off_delay_timer("EV-TOF-600"), (16, 0, 0))


VIEWS = {
    "multifunction-timer-1": View(
        lambda: place(multifunction_timer()), 24, 13, 0.8, "Multifunction timer, one module wide"
    ),
    "multifunction-timer-2": View(
        timer_on_rail,
        -52,
        20,
        0.82,
        "Multifunction timer, 17.5 mm wide, on 35 mm rail, from the left with its print",
    ),
    "star-delta-timer-1": View(
        star_delta_pair, -32, 18, 0.82, "Star-delta timers, 17.5 and 22.5 mm wide"
    ),
    "star-delta-timer-2": View(
        lambda: place(star_delta_timer(True)),
        54,
        16,
        0.82,
        "Star-delta timer for 380–415 V, 22.5 mm wide, from the right with the print of its side",
    ),
    "true-off-delay-timer-1": View(
        lambda: place(off_delay_timer()), 28, 16, 0.8, "True off-delay timer, 22.5 mm wide"
    ),
    "true-off-delay-timer-2": View(
        off_delay_variants,
        -18,
        18,
        0.82,
        "True off-delay timers for 0.15–6 s and for 15–600 s side by side",
    ),
}
