"""Push buttons, selectors and lamps for holes of 22.3 mm: fronts face -y, the panel lies at y = 0."""

from math import cos, pi, radians, sin

from materials import (
    black_gloss,
    black_plastic,
    dark_plastic,
    ink,
    label,
    light_grey_plastic,
    material,
    nickel,
    opening,
    rubber,
    screw_metal,
    white_ink,
    white_plastic,
)
from scene import begin, end, place
from shapes import (
    block,
    box,
    circle,
    cut,
    cylinder,
    lathe,
    plate,
    rectangle,
    ring,
    rounded_rectangle,
    screw,
    text,
    thread,
)
from view import View

COLORS = {
    "red": ("#c4161c", "#ff1a1a"),
    "green": ("#12a04a", "#10e060"),
    "yellow": ("#f0b400", "#ffb000"),
    "blue": ("#1a5fb4", "#2a7bff"),
    "white": ("#e8eaea", "#ffffff"),
    "black": ("#202124", None),
    "grey": ("#85898c", None),
}
# Behind the panel: fixing collar, then contact blocks.
COLLAR_FRONT, COLLAR_BACK = 4, 14


def chrome():
    return material("chrome", "#d9dadb", 0.12, 1)


def button_plastic(color):
    return material(f"button {color}", COLORS[color][0], 0.3, coat=0.2)


def lens(color, lit=0.55):
    base, glow = COLORS[color]
    return material(
        f"lens {color} {lit}", base, 0.18, coat=0.6, emission=glow, emission_strength=lit
    )


def around(content, size, radius, middle, pitch, y, print_material):
    """Letters on a circle; at the lower half they are read from left to right as well."""
    upper = middle > 0
    for index, letter in enumerate(content):
        offset = (index - (len(content) - 1) / 2) * pitch
        degrees = middle - offset if upper else middle + offset
        angle = radians(degrees)
        text(
            letter,
            size,
            (radius * cos(angle), y, radius * sin(angle)),
            print_material,
            rotation=degrees - 90 if upper else degrees + 90,
        )


# Behind the panel


def contact_block(color, numbers, kind, code):
    """A contact block: its screws face -y, its plunger +y; numbers of the upper and lower screw."""
    body = {
        "green": material("contact green", "#22984c", 0.4, bump=0.08),
        "red": material("contact red", "#c3272b", 0.4, bump=0.08),
        "white": material("module white", "#dfe0dc", 0.4, bump=0.06),
    }[color]
    print_material = ink() if color == "white" else white_ink()
    begin(f"block {code}")
    profile = [
        (0, -13), (0, 13), (-7, 13), (-7, 20), (-22.5, 20), (-24, 18.5), (-24, 8), (-27, 7),
        (-27, -7), (-24, -8), (-24, -18.5), (-22.5, -20), (-7, -20), (-7, -13),
    ]  # fmt: skip
    solid = plate(profile, 9.8, (-4.9, 0, 0), body, facing="right", bevel=0.5)
    cutters = []
    for z in (14, -14):
        cutters.append(cylinder(3.3, 6, (0, -20.5, z), None, "front", 0))
        cutters.append(box((5.6, 8.4, 9), (0, -15.5, z * 1.5), None, 0))
    cut(solid, cutters)
    for z, turn in ((14, 25), (-14, 70)):
        screw(2.95, (0, -20.6, z), "front", "both", height=1.8, rotation=turn)
        block((-2.7, 2.7), (-19.5, -12), (z - 2.5, z + 2.5), screw_metal(), 0.3)
    text(numbers[0], 3.2, (0, -24.02, 9.6), print_material)
    text(numbers[1], 3.2, (0, -24.02, -9.6), print_material)
    text(kind, 3.2, (0, -27.02, 4.5), print_material)
    if kind == "NO":
        marks = (((0, -0.2), (0.35, 2)), ((0, -5.2), (0.35, 2)))
        lever = (0.9, -2.7, 24)
    elif kind == "NC":
        marks = (((0, -0.2), (0.35, 2)), ((0, -5.2), (0.35, 2)), ((0.9, -1.2), (1.8, 0.35)))
        lever = (0.7, -2.7, -20)
    else:
        marks, lever = (), None
    for (x, z), (width, height) in marks:
        plate(rectangle(width, height, x, z), 0.03, (0, -27, 0), print_material, bevel=0)
    if lever:
        stroke = rectangle(0.35, 3.6)
        x, z, turn = lever
        plate(stroke, 0.03, (x, -27, z), print_material, bevel=0, rotation=turn)
    else:
        ring(1.6, 2, 0.04, (0, -27, -2.6), print_material, "front", 0)
        for turn in (45, -45):
            plate(
                rectangle(0.35, 3.4), 0.03, (0, -27, -2.6), print_material, bevel=0, rotation=turn
            )
    for facing, x in (("right", 4.9), ("left", -4.9)):
        text("ELVORA", 3.2, (x, -14, 4), print_material, facing)
        text(code, 2.3, (x, -14, -0.4), print_material, facing)
        text("AC-15  240 V  3 A", 1.6, (x, -14, -4), print_material, facing, font="regular")
    cylinder(2.2, 3.2, (0, -1, 0), white_plastic(), "back", 0.5)
    for z in (9.5, -9.5):
        block((-2.6, 2.6), (-1, 3), (z - 1.1, z + 1.1), body, 0.4)
    return end()


def no_block():
    return contact_block("green", ("3", "4"), "NO", "EV-CB-10")


def nc_block():
    return contact_block("red", ("1", "2"), "NC", "EV-CB-01")


def lamp_block(code="EV-LM-GN-24"):
    return contact_block("white", ("X1", "X2"), "LED", code)


def behind_panel(blocks):
    """Collar and blocks (from the left, seen from the front) of an operator."""
    plastic = black_plastic()
    ring(11, 14.6, 1.3, (0, 1.3, 0), rubber(), "front", 0.5)
    cylinder(11, COLLAR_BACK - 1, (0, COLLAR_BACK, 0), plastic, "front", 0.3)
    thread(11, 1.5, COLLAR_FRONT + 1, (0, 0, 0), plastic, facing="back")
    plate(
        rounded_rectangle(31, 42, 3),
        COLLAR_BACK - COLLAR_FRONT,
        (0, COLLAR_BACK, 0),
        plastic,
        bevel=0.8,
    )
    for x in (-15.5, 15.5):
        facing = "right" if x > 0 else "left"
        for z in (-6, -2, 2, 6):
            box((0.8, 6, 1.4), (x, 9, z), plastic, 0.3)
        text("ELVORA", 2.4, (x + (0.02 if x > 0 else -0.02), 9, 12), white_ink(), facing)
    # The coin releases here.
    screw(4, (8, 9, 21), "top", "slot", light_grey_plastic(), 1.4, 65)
    block((-9, 1), (6, 13), (20.5, 22.2), dark_plastic(), 0.5)
    count = len(blocks)
    for index, part in enumerate(blocks):
        if part:
            place(part, ((index - (count - 1) / 2) * 10.1, COLLAR_BACK, 0), (0, 0, 180))


def bezel(metal):
    profile = [
        (11.4, 0), (14.8, 0), (14.9, 0.6), (14.6, 3.4), (13.6, 4.6), (12.2, 5), (11.6, 4.6), (11.4, 3.8),
    ]  # fmt: skip
    lathe(profile, metal, (0, 0, 0), "front", steps=112, smooth_angle=35, closed=True)


# Operators


def push_button(color, symbol="", extended=False, blocks=()):
    """A flush or extended button."""
    begin(f"button {color} {symbol} {extended}")
    bezel(chrome())
    reach = 8.6 if extended else 3.6
    profile = [(0, reach), (8, reach - 0.05), (10, reach - 0.5), (10.8, reach - 1.4), (10.9, 0)]
    lathe(profile, button_plastic(color), (0, 0, 0), "front", smooth_angle=50)
    if symbol:
        print_material = ink() if color in ("white", "yellow") else white_ink()
        text(symbol, 9, (0, -reach - 0.02, 0), print_material)
    behind_panel(blocks)
    return end()


def illuminated_button(color, blocks=(), lit=0.5):
    """A button with a translucent lens, lit."""
    begin(f"illuminated {color}")
    bezel(chrome())
    ring(10.5, 11.4, 4.6, (0, 0, 0), black_plastic(), "front", 0.3)
    glow = lens(color, lit)
    profile = [(0, 8.8), (5, 8.7), (8.4, 8.2), (9.8, 7.2), (10.3, 6), (10.3, 0)]
    lathe(profile, glow, (0, 0, 0), "front", smooth_angle=60)
    for radius, reach in ((9.1, 7.75), (7.2, 8.4)):
        ring(radius - 0.25, radius + 0.25, 0.3, (0, -reach + 0.1, 0), glow, "front", 0.1)
    behind_panel(blocks)
    return end()


def legend_plate(upper, lower, size):
    """The round yellow plate of an emergency stop."""
    radius = size / 2
    yellow = material("legend yellow", "#f4c712", 0.4)
    plate(circle(radius, steps=96), 1.5, (0, 0, 0), yellow, [circle(11.2)], bevel=0.4)
    around(upper, 5.6, radius - 4.6, 90, 14, -1.5, ink())
    around(lower, 5.6, radius - 4.6, -90, 14, -1.5, ink())


def emergency_stop(blocks=(), with_legend=True, back=True):
    """A mushroom head of 40 mm, reset by turning."""
    begin("emergency stop")
    shiny = material("emergency red", "#c5141a", 0.25, coat=0.4)
    if with_legend:
        legend_plate("EMERGENCY", "STOP", 70)
    base = [(10, 1.5), (14.9, 1.5), (14.9, 2.4), (14, 6), (12.4, 7.4), (10, 7.6)]
    lathe(base, black_gloss(), (0, 0, 0), "front", smooth_angle=35)
    lathe([(9.8, 7), (9.8, 13), (10.4, 16)], material("stem", "#f4c712", 0.4), facing="front")
    profile = [(9.5, 14.5), (18.6, 15), (19.6, 15.7), (20, 17), (20, 21)]
    for step in range(1, 15):
        angle = pi / 2 * step / 14
        profile.append((20 * max(0, cos(angle)) ** 0.75, 21 + 6.4 * sin(angle)))
    profile[-1] = (0, 27.4)
    lathe(profile, shiny, facing="front", steps=128, smooth_angle=50)
    for index in range(24):
        angle = 2 * pi * index / 24
        cylinder(
            0.9, 6.5, (19.7 * cos(angle), -15.6, 19.7 * sin(angle)), shiny, "front", 0.5, steps=16
        )
    plate(circle(11.5), 0.4, (0, -26.4, 0), shiny, bevel=0.15)
    for index in range(3):
        start = 30 + 120 * index
        outer = [
            (10.4 * cos(radians(start + t)), 10.4 * sin(radians(start + t)))
            for t in range(0, 56, 5)
        ]
        inner = [
            (8 * cos(radians(start + t)), 8 * sin(radians(start + t))) for t in range(55, -1, -5)
        ]
        plate(outer + inner, 0.1, (0, -27.35, 0), white_ink(), bevel=0)
        tip = radians(start + 76)
        wings = radians(start + 55)
        head = [(6.6 * cos(wings), 6.6 * sin(wings)), (11.4 * cos(wings), 11.4 * sin(wings))]
        plate([*head, (9.2 * cos(tip), 9.2 * sin(tip))], 0.1, (0, -27.35, 0), white_ink(), bevel=0)
    cylinder(11.6, 1.2, (0, -26.1, 0), shiny, "front", 0.3)
    if back:
        behind_panel(blocks)
    return end()


def position_plate(names):
    """A legend holder above the bezel with the names of the positions."""
    plate(
        rounded_rectangle(31, 50, 3, 0, 9),
        2,
        (0, 0, 0),
        black_plastic(),
        [circle(11.2)],
        bevel=0.5,
    )
    plate(rounded_rectangle(27, 13, 1, 0, 25.4), 0.3, (0, -2, 0), label(), bevel=0.1)
    spots = ((-7.9, 23.4), (0, 28.6), (7.9, 23.4)) if len(names) == 3 else ((-7, 25.4), (7, 25.4))
    for name, (x, z) in zip(names, spots):
        text(name, 4.2 if len(names) == 2 else 3.9, (x, -2.32, z), ink())


def selector(names, turn, blocks=()):
    """A short-handle selector; `turn` in degrees, counter-clockwise from upright."""
    begin("selector")
    position_plate(names)
    shell = [(11, 0), (14.8, 0), (14.9, 0.6), (14.4, 4.4), (13.4, 5.2), (11, 5.4)]
    lathe(shell, chrome(), (0, -2, 0), "front", smooth_angle=35)
    cylinder(11.6, 6.4, (0, -2, 0), black_plastic(), "front", 0.7)
    outline = [
        (4.6 * cos(radians(t)), 9.6 + 4.6 * sin(radians(t)) * 0.9) for t in range(0, 181, 15)
    ]
    outline += [(3.8 * cos(radians(t)), -10 + 3.4 * sin(radians(t))) for t in range(180, 361, 15)]
    plate(outline, 12, (0, -8, 0), black_plastic(), bevel=1.2, rotation=turn)
    angle = radians(turn + 90)
    spot = (8.6 * cos(angle), -20, 8.6 * sin(angle))
    plate(rounded_rectangle(1.6, 7.4, 0.7), 0.12, spot, white_ink(), bevel=0.03, rotation=turn)
    behind_panel(blocks)
    return end()


def key_selector(names, blocks=()):
    """A key selector with its key."""
    begin("key selector")
    position_plate(names)
    shell = [(11, 0), (14.8, 0), (14.9, 0.6), (14.4, 5.4), (13.4, 6.4), (11, 6.6)]
    lathe(shell, chrome(), (0, -2, 0), "front", smooth_angle=35)
    cylinder(11.6, 10, (0, -2, 0), black_plastic(), "front", 0.8)
    ring(7.2, 8.6, 1.2, (0, -12, 0), chrome(), "front", 0.4)
    cylinder(7.2, 0.8, (0, -12, 0), nickel(), "front", 0.2)
    plate(rounded_rectangle(1.8, 9, 0.4), 12, (0, -12, 0), nickel(), bevel=0.2)
    bow = rounded_rectangle(20, 23, 8, -32, 0)
    plate(bow, 2.2, (-1.1, 0, 0), nickel(), [circle(3, -37, 0)], facing="right", bevel=0.4)
    behind_panel(blocks)
    return end()


# Lamps: sealed, in one piece


def lamp_body(names):
    """Barrel with its nut and a terminal block behind it; `names` of the terminals."""
    plastic = black_plastic()
    ring(11, 14.4, 1.3, (0, 1.3, 0), rubber(), "front", 0.5)
    cylinder(10.3, 26, (0, 27, 0), plastic, "front", 0.4)
    thread(11, 1.5, 19, (0, 1, 0), plastic, facing="back")
    nut = [
        (15.4 * cos(2 * pi * i / 48) * (1 if i % 4 < 2 else 0.95),
         15.4 * sin(2 * pi * i / 48) * (1 if i % 4 < 2 else 0.95))
        for i in range(48)
    ]  # fmt: skip
    plate(nut, 5, (0, 13, 0), plastic, [circle(10.6)], bevel=0.4)
    cylinder(12.4, 12, (0, 36, 0), plastic, "front", 0.8)
    plate(rounded_rectangle(24, 20, 1.5), 15, (0, 47, 0), dark_plastic(), bevel=0.7)
    count = len(names)
    pitch = 22 / count
    for index, name in enumerate(names):
        x = (index - (count - 1) / 2) * pitch
        cylinder(2.9, 0.4, (x, 47, -2), opening(), "back", 0)
        screw(2.6, (x, 47.2, -2), "back", "both", height=1.2, rotation=20 + 40 * index)
        text(name, 3, (x, 47.02, 5.6), white_ink(), "back")
        plate(
            rounded_rectangle(4.6, 4.6, 0.4), 0.1, (x, 41, -10), opening(), facing="bottom", bevel=0
        )


def pilot_lamp(color, lit=0.55):
    begin(f"pilot lamp {color}")
    bezel(chrome())
    glow = lens(color, lit)
    profile = [(11.3, 0), (11.3, 5.2)]
    for step in range(1, 15):
        angle = pi / 2 * step / 14
        profile.append((11.2 * cos(angle) if step < 14 else 0, 5.2 + 6.2 * sin(angle)))
    lathe(profile, glow, facing="front", steps=112, smooth_angle=60)
    for radius in (9.9, 8.2, 6.2):
        reach = 5.2 + 6.2 * (1 - (radius / 11.2) ** 2) ** 0.5
        ring(radius - 0.35, radius + 0.35, 0.35, (0, -reach + 0.12, 0), glow, "front", 0.1)
    lamp_body(("X1", "X2"))
    return end()


def test_lamp(color, lit=0.55):
    """A lamp whose flat lens is pressed for the test."""
    begin(f"test lamp {color}")
    lathe(
        [(11, 0), (14.8, 0), (14.9, 0.6), (14.7, 6.2), (13.6, 7), (12.6, 7), (12.4, 2)],
        black_gloss(),
        facing="front",
        smooth_angle=35,
    )
    glow = lens(color, lit)
    profile = [(0, 11.6), (8, 11.6), (10.6, 11.2), (11.5, 10.4), (11.7, 9.4), (11.7, 0)]
    lathe(profile, glow, facing="front", smooth_angle=50)
    ring(9, 9.5, 0.25, (0, -11.5, 0), glow, "front", 0.08)
    text("TEST", 4.4, (0, -11.62, 0), white_ink() if color in ("red", "blue") else ink())
    lamp_body(("X1", "X2", "T"))
    return end()


def buzzer_lamp():
    """A flashing lens within a ring of sound openings."""
    begin("buzzer lamp")
    profile = [(0, 9), (13.6, 9), (14.8, 8), (15.2, 6.6), (15.4, 1), (15, 0)]
    lathe(profile, black_plastic(), facing="front", steps=112, smooth_angle=35)
    for index in range(20):
        angle = 2 * pi * index / 20
        plate(
            rounded_rectangle(1.3, 3.6, 0.6),
            0.15,
            (11.4 * cos(angle), -8.95, 11.4 * sin(angle)),
            opening(),
            bevel=0,
            rotation=360 * index / 20 - 90,
        )
        box(
            (0.9, 3.6, 1.2),
            (15.25 * cos(angle), -3.4, 15.25 * sin(angle)),
            black_plastic(),
            0.3,
            rotation=(0, -360 * index / 20, 0),
        )
    ring(8, 8.7, 0.9, (0, -8.8, 0), chrome(), "front", 0.3)
    glow = lens("red", 0.7)
    dome = [(8, 8)] + [(8 * cos(radians(t)), 9 + 5 * sin(radians(t))) for t in range(0, 86, 8)]
    lathe([*dome, (0, 14)], glow, facing="front", smooth_angle=60)
    lamp_body(("X1", "X2", "S"))
    return end()


# Stations


def station(holes, lid_color="dark"):
    """A box of 72 mm width; returns it and the heights of its holes; its back lies at y = 0."""
    height = {1: 74, 2: 106, 3: 138}[holes]
    grey = material("station grey", "#c4c8c8", 0.42, bump=0.1)
    lid = material("station lid", "#4a4e53", 0.42, bump=0.1)
    if lid_color == "yellow":
        lid = material("station yellow", "#f1c40f", 0.4, bump=0.08)
    middle = height / 2
    plate(rounded_rectangle(72, height, 5), 32, (0, 0, middle), grey, bevel=1.2)
    plate(rounded_rectangle(69.6, height - 2.4, 4), 1.4, (0, -31, middle), rubber(), bevel=0.2)
    plate(rounded_rectangle(72, height, 5), 21, (0, -32.6, middle), lid, bevel=1.8)
    for x in (-29.5, 29.5):
        for z in (6.6, height - 6.6):
            cylinder(4, 0.3, (x, -53.4, z), opening(), "front", 0)
            screw(3.5, (x, -53.5, z), "front", "both", height=0.9, rotation=x + z)
    for facing, z in (("top", height), ("bottom", 0)):
        ring(9.6, 10.3, 0.4, (0, -16, z - 0.2 if z else 0.2), grey, facing, 0.1)
        ring(7.6, 8.1, 0.3, (0, -16, z - 0.1 if z else 0.1), grey, facing, 0.1)
    return [middle + 32 * (index - (holes - 1) / 2) for index in range(holes)]


def three_button_station():
    buttons = [push_button("black"), push_button("red", "O"), push_button("black")]
    begin("station three")
    heights = station(3)
    for part, z in zip(buttons, heights):
        place(part, (0, -53.6, z))
    for z, sign in ((heights[0], -1), (heights[2], 1)):
        arrow = [(-1.2, -4), (1.2, -4), (1.2, 0.4), (3.6, 0.4), (0, 4.4), (-3.6, 0.4), (-1.2, 0.4)]
        arrow = [(x * sign, y * sign) for x, y in arrow]
        plate(arrow, 0.04, (0, -57.2, z), white_ink(), bevel=0)
    text("ELVORA", 4, (0, -53.62, 7), white_ink())
    return end()


def two_button_station():
    """Start and stop."""
    parts = push_button("green", "I"), push_button("red", "O")
    begin("station two")
    for part, z in zip(parts, reversed(station(2))):
        place(part, (0, -53.6, z))
    text("ELVORA", 4, (0, -53.62, 7), white_ink())
    return end()


def emergency_station():
    button = emergency_stop(with_legend=False)
    begin("station emergency")
    (z,) = station(1, "yellow")
    place(button, (0, -52.3, z))
    text("ELVORA", 4, (0, -53.62, 7), ink())
    return end()


# Views


def selectors():
    place(selector(("HAND", "0", "AUTO"), 45, (no_block(), None, no_block())), (-26, 0, 21))
    place(key_selector(("0", "I"), (no_block(), None, nc_block())), (24, -6, 21))


def contact_blocks():
    green, red = no_block(), nc_block()
    place(green, (-13, -2, 20), (0, 0, 10))
    place(red, (5, -12, 20), (0, 0, 10))
    place(green, (12, 24, 20), (0, 0, 10))
    place(red, (22, 25.8, 20), (0, 0, 10))


def stations():
    place(three_button_station(), (-74, 40, 0), (0, 0, 8))
    place(two_button_station(), (16, 24, 0), (0, 0, 4))
    place(emergency_station(), (118, -30, 0), (0, 0, -6))


def illuminated_buttons():
    module = lamp_block()
    blocks = (no_block(), module, nc_block())
    place(illuminated_button("green", blocks), (-16, -16, 21), (0, 0, 8))
    place(illuminated_button("red", blocks), (18, 26, 21), (0, 0, 214))


def push_buttons():
    """Four flush and three extended ones."""
    positions = (
        ("green", "I", False), ("red", "O", False), ("white", "I", False), ("black", "O", False),
        ("yellow", "", True), ("blue", "", True), ("grey", "", True),
    )  # fmt: skip
    for index, (color, symbol, extended) in enumerate(positions):
        row, column = divmod(index, 4)
        place(
            push_button(color, symbol, extended),
            (-49.5 + 33 * column + 16 * row, -45 * row, 14),
            (-90, 0, 0),
        )


def emergency_stop_alone():
    place(emergency_stop((nc_block(), None, nc_block())), (0, 0, 35))


# A white lens needs less light of its own to keep its rings.
LIT = {"white": 0.12}


def pilot_lamps():
    spots = (
        ("red", -38, 0), ("green", 0, 0), ("yellow", 38, 0), ("blue", -19, 34), ("white", 19, 34),
    )  # fmt: skip
    for color, x, y in spots:
        place(pilot_lamp(color, LIT.get(color, 0.55)), (x, y, 48), (-90, 0, 0))


def test_lamps():
    place(test_lamp("yellow"), (-20, 0, 15.5))
    place(test_lamp("blue"), (24, 26, 15.5), (0, 0, 204))


def buzzers():
    part = buzzer_lamp()
    place(part, (0, 0, 16), (0, 0, 14))


def push_button_family():
    place(emergency_stop((nc_block(),)), (24, 50, 35))
    place(push_button("green", "I", blocks=(no_block(), None, None)), (-46, -16, 21))
    place(push_button("red", "O", blocks=(None, None, nc_block())), (-4, -40, 21))


def lamp_family():
    place(buzzer_lamp(), (30, 10, 16), (0, 0, -8))
    place(pilot_lamp("green"), (-46, 10, 16), (0, 0, 10))
    place(test_lamp("yellow"), (4, -38, 16))


def pilot_family():
    place(selector(("HAND", "0", "AUTO"), 45, (no_block(), None, no_block())), (-46, 30, 21))
    place(illuminated_button("green", (no_block(), lamp_block(), nc_block())), (18, 40, 21))
    place(pilot_lamp("yellow"), (2, -44, 16))
    block_part = no_block()
    place(block_part, (60, -38, 20), (0, 0, 14))


def selector_from_behind():
    """Both kinds from the rear: collar, coin release and contact blocks."""
    place(selector(("HAND", "0", "AUTO"), 45, (no_block(), None, no_block())), (-26, 0, 21))
    place(key_selector(("0", "I"), (no_block(), None, nc_block())), (26, 0, 21))


def contact_block_pair():
    """Side by side as they sit behind an operator, from the side with the plunger."""
    place(no_block(), (-7, 0, 20), (0, 0, 150))
    place(nc_block(), (9, 6, 20), (0, 0, 150))


def illuminated_colors():
    """All lens colours, lying on their collars."""
    spots = (
        ("red", -38, 0), ("green", 0, 0), ("yellow", 38, 0), ("blue", -19, -45), ("white", 19, -45),
    )  # fmt: skip
    for color, x, y in spots:
        part = illuminated_button(color, lit=LIT.get(color, 0.5))
        place(part, (x, y, 14), (-90, 0, 0))


def actuator_in_parts():
    """Actuator, collar and contact blocks of one push button from the rear."""
    place(push_button("green", "I", blocks=(no_block(), None, nc_block())), (0, 0, 21))


def pilot_lamp_rear():
    place(pilot_lamp("red"), (-20, 0, 15.5), (0, 0, 200))
    place(pilot_lamp("green"), (20, -8, 15.5), (0, 0, 24))


def test_lamp_colors():
    """All lens colours, standing on their terminals."""
    spots = (
        ("red", -38, 0), ("green", 0, 0), ("yellow", 38, 0), ("blue", -19, -36), ("white", 19, -36),
    )  # fmt: skip
    for color, x, y in spots:
        place(test_lamp(color, LIT.get(color, 0.55)), (x, y, 48), (-90, 0, 0))


def buzzer_rear():
    place(buzzer_lamp(), (0, 0, 16), (0, 0, 205))


VIEWS = {
    "selector-switch-22-mm-1": View(
        selectors, 26, 18, 0.84, "Three-position selector with short handle and key selector, 22 mm"
    ),
    "selector-switch-22-mm-2": View(
        selector_from_behind,
        158,
        26,
        0.84,
        "Selector and key selector, 22 mm, from the rear: fixing collars and contact blocks",
    ),
    "contact-block-for-22-mm-devices-1": View(
        contact_blocks, 24, 26, 0.8, "Contact blocks for 22 mm devices: NO green, NC red"
    ),
    "contact-block-for-22-mm-devices-2": View(
        contact_block_pair,
        6,
        24,
        0.8,
        "Contact blocks NO green and NC red from behind: white plungers and hooks",
    ),
    "push-button-station-1": View(
        stations, 22, 16, 0.86, "Push button stations: up, stop, down; start and stop; emergency stop on a yellow lid"
    ),
    "illuminated-push-button-22-mm-1": View(
        illuminated_buttons,
        -6,
        28,
        0.84,
        "Illuminated push buttons with contact blocks and LED module, from the front and the rear",
    ),
    "illuminated-push-button-22-mm-2": View(
        illuminated_colors,
        12,
        44,
        0.88,
        "Illuminated push buttons with red, green, yellow, blue and white lens, from above",
    ),
    "push-button-actuator-22-mm-1": View(
        push_buttons, -14, 42, 0.88, "Push button actuators, four flush with I or O, three extended, in seven colours"
    ),
    "push-button-actuator-22-mm-2": View(
        actuator_in_parts,
        148,
        24,
        0.82,
        "A push button from the rear: fixing collar, coin release, contact blocks NO and NC",
    ),
    "emergency-stop-push-button-1": View(
        emergency_stop_alone,
        20,
        12,
        0.82,
        "Emergency stop push button with legend plate, collar and NC contact blocks",
    ),
    "emergency-stop-push-button-2": View(
        emergency_stop_alone,
        142,
        20,
        0.82,
        "Emergency stop push button from the rear: collar and NC contact blocks",
    ),
    "led-pilot-lamp-22-mm-1": View(
        pilot_lamps, 8, 36, 0.86, "LED pilot lamps in five colours, standing on their terminals"
    ),
    "led-pilot-lamp-22-mm-2": View(
        pilot_lamp_rear,
        8,
        24,
        0.84,
        "Pilot lamps from the rear with terminals X1 and X2, and from the front",
    ),
    "push-to-test-led-indicator-1": View(
        test_lamps, 18, 26, 0.84, "Push-to-test lamps, from the front and with three terminals"
    ),
    "push-to-test-led-indicator-2": View(
        test_lamp_colors,
        -10,
        44,
        0.88,
        "Push-to-test lamps with red, green, yellow, blue and white lens, from above",
    ),
    "led-indicator-with-buzzer-1": View(
        buzzers, 36, 18, 0.78, "Flashing LED indicator with buzzer, sound openings round the lens"
    ),
    "led-indicator-with-buzzer-2": View(
        buzzer_rear,
        8,
        24,
        0.8,
        "LED indicator with buzzer from the rear: nut, and terminals X1, X2 and S",
    ),
    "category-push-buttons-1": View(
        push_button_family, 18, 16, 0.86, "Start, stop and emergency stop push buttons"
    ),
    "category-indicator-lamps-1": View(
        lamp_family, 22, 22, 0.84, "Pilot lamp, push-to-test lamp and lamp with buzzer"
    ),
    "category-pilot-devices-1": View(
        pilot_family, 14, 20, 0.88, "Selector, illuminated push button, pilot lamp, contact block"
    ),
}
