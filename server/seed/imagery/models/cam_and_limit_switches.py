"""Rotary cam switches and limit switches. Fronts face -y; the panel lies at y = 0."""

from math import cos, radians, sin

from materials import (
    black_plastic,
    blue_ink,
    dark_plastic,
    ink,
    label,
    material,
    opening,
    screw_metal,
    steel,
    white_ink,
)
from scene import begin, end, place
from shapes import (
    block,
    cut,
    cylinder,
    hex_nut,
    lathe,
    plate,
    rectangle,
    ring,
    rounded_rectangle,
    screw,
    text,
)
from view import View


def stages(size, count, code, programme):
    """The stack of contact stages behind the panel, its axis at z = 0."""
    half = size * 0.36
    for index in range(count):
        y = 3 + index * 11.5
        tone = "#dcd8cb" if index % 2 else "#cfccc0"
        stage = material(f"stage {tone}", tone, 0.42)
        outline = rounded_rectangle(half * 2, half * 2, 3)
        plate(outline, 10.9, (0, y + 10.9, 0), stage, bevel=0.6)
        for sign in (-1, 1):
            for offset in (-half * 0.5, half * 0.5):
                block(
                    (offset - 4.2, offset + 4.2),
                    (y + 1.2, y + 9.8),
                    (sign * half - 1.6, sign * half + 1.6),
                    stage,
                    0.5,
                )
                spot = (offset, y + 5.5, sign * (half + 1.4))
                facing = "top" if sign > 0 else "bottom"
                screw(2.8, spot, facing, "both", height=1.2, rotation=30 * index + offset)
                side = "right" if sign > 0 else "left"
                spot = (sign * half, y + 5.5, offset * 1.3)
                if sign < 0:
                    screw(2.6, spot, side, "both", height=1.2, rotation=33 * index + offset)
        text(str(2 * index + 1), 3, (-half * 0.5, y + 5.5, half + 0.02), ink(), "top")
    back = 3 + count * 11.5
    plate(
        rounded_rectangle(half * 1.8, half * 1.8, 2),
        2.5,
        (0, back + 2, 0),
        black_plastic(),
        bevel=0.5,
    )
    # The side label: code and contact diagram.
    low, high = 4.5, back - 1.5
    wide = high - low
    outline = rounded_rectangle(wide, half * 1.7, 0.6, (low + high) / 2, 0)
    plate(outline, 0.25, (half, 0, 0), label(), facing="right", bevel=0.06)
    x = half + 0.27
    text("ELVORA", 3.4, (x, (low + high) / 2, half * 0.66), blue_ink(), "right")
    text(code, 2.8, (x, (low + high) / 2, half * 0.42), ink(), "right")
    rows, columns = count * 2, len(programme[0])
    step_y, step_z = wide * 0.8 / (columns + 1), half * 1.05 / rows
    for row in range(rows):
        z = half * 0.22 - step_z * row
        start = low + wide * 0.16
        text(f"{2 * row + 1}-{2 * row + 2}", 1.7, (x, start, z), ink(), "right", font="regular")
        line = rectangle(step_y * columns, 0.15, start + step_y * (columns + 1) / 2 + 1, z)
        plate(line, 0.03, (x - 0.02, 0, 0), ink(), facing="right", bevel=0)
        for column, closed in enumerate(programme[row % len(programme)]):
            if closed:
                at = start + step_y * (column + 1) + 1
                cross = [
                    (at - 0.9, z - 0.9), (at - 0.6, z - 0.9), (at + 0.9, z + 0.9), (at + 0.6, z + 0.9),
                ]  # fmt: skip
                plate(cross, 0.03, (x - 0.02, 0, 0), ink(), facing="right", bevel=0)
                mirrored = [(2 * at - a, b) for a, b in cross]
                plate(mirrored[::-1], 0.03, (x - 0.02, 0, 0), ink(), facing="right", bevel=0)


def front_plate(size, positions, frame, face, print_material):
    """The square front; `positions` are (name, angle in degrees from the right)."""
    plate(rounded_rectangle(size, size, 3.5), 5, (0, 0, 0), frame, bevel=1)
    plate(rounded_rectangle(size - 6, size - 6, 2.5), 0.5, (0, -4.8, 0), face, bevel=0.12)
    for name, turn in positions:
        angle = radians(turn)
        reach = size * 0.385
        spot = (reach * cos(angle), -5.33, reach * sin(angle))
        text(name, size * 0.1, spot, print_material)
        reach = size * 0.31
        spot = (reach * cos(angle), -5.3, reach * sin(angle))
        plate(rectangle(0.6, 2.2), 0.03, spot, print_material, bevel=0, rotation=turn - 90)
    text("ELVORA", size * 0.062, (size * 0.27, -5.33, -size * 0.405), print_material)


def handle(size, plastic, turn, mark):
    """A pistol handle; `turn` counter-clockwise from upright."""
    scale = size / 64
    cylinder(15.5 * scale, 3, (0, -5.2, 0), plastic, "front", 0.8)
    cylinder(13.6 * scale, 6, (0, -8, 0), plastic, "front", 1, top_radius=12.6 * scale)
    points = [
        (7.2 * scale * cos(radians(t)), (15 + 5 * sin(radians(t))) * scale)
        for t in range(0, 181, 12)
    ]
    points += [
        (5.6 * scale * cos(radians(t)), (-13 + 4.6 * sin(radians(t))) * scale)
        for t in range(180, 361, 12)
    ]
    plate(points, 13 * scale, (0, -13, 0), plastic, bevel=1.5 * scale, rotation=turn)
    angle = radians(turn + 90)
    spot = (13 * scale * cos(angle), -13 - 13 * scale, 13 * scale * sin(angle))
    outline = rounded_rectangle(1.6 * scale, 8 * scale, 0.6 * scale)
    plate(outline, 0.15, spot, mark, bevel=0.04, rotation=turn)


def main_switch():
    """EV-CM-40-3 as main switch: red handle, yellow plate, ring for three padlocks."""
    begin("EV-CM-40-3")
    red = material("switch red", "#c5141a", 0.3, coat=0.2)
    yellow = material("switch yellow", "#f4c712", 0.4)
    size = 64
    front_plate(size, (("0 OFF", 90), ("I", 0)), yellow, yellow, ink())
    text("ON", 5, (25, -5.33, -7), ink())
    ring(15.8, 20.5, 6, (0, -5, 0), red, "front", 1)
    for turn in (200, 225, 250):
        angle = radians(turn)
        spot = (18.2 * cos(angle), -11, 18.2 * sin(angle))
        cylinder(2.6, 0.15, spot, material("hole", "#0a0a0b", 0.7), "front", 0, steps=32)
    handle(size, red, 0, white_ink())
    stages(size, 3, "EV-CM-40-3", ((0, 1), (0, 1)))
    return end()


def change_over(size=64, turn=45):
    """EV-CC-32-3: 1-0-2 with a black handle on an aluminium plate."""
    begin(f"EV-CC {size}")
    face = material("front aluminium", "#dfe1e2", 0.42, 0.6, roughness_variation=0.03)
    code = "EV-CC-32-3" if size == 64 else "EV-CC-16-3"
    front_plate(size, (("1", 135), ("0", 90), ("2", 45)), black_plastic(), face, ink())
    handle(size, black_plastic(), turn, white_ink())
    stages(size, 3, code, ((1, 0, 0), (0, 0, 1)))
    return end()


def voltmeter_selector():
    """EV-CV-16: seven positions round a small handle."""
    begin("EV-CV-16")
    face = material("front aluminium", "#dfe1e2", 0.42, 0.6, roughness_variation=0.03)
    names = ("L3-N", "L2-N", "L1-N", "0", "L1-L2", "L2-L3", "L3-L1")
    plate(rounded_rectangle(48, 48, 3.5), 5, (0, 0, 0), black_plastic(), bevel=1)
    plate(rounded_rectangle(43, 43, 2.5), 0.5, (0, -4.8, 0), face, bevel=0.12)
    for index, name in enumerate(names):
        angle = radians(90 + 45 * (3 - index))
        text(name, 2.7, (17.8 * cos(angle), -5.33, 17.8 * sin(angle)), ink())
    text("V", 4, (0, -5.33, -17.8), ink())
    handle(46, black_plastic(), 0, white_ink())
    stages(48, 3, "EV-CV-16", ((0, 1, 0, 1), (1, 0, 0, 0)))
    return end()


def limit_switch(adjustable=False):
    """A switch 30 mm wide with a roller lever; the entry is below, its thread M20."""
    begin(f"limit switch {adjustable}")
    plastic = material("limit housing", "#2a2c2f", 0.42, bump=0.1)
    lid = material("limit lid", "#3c4046", 0.42, bump=0.1)
    body = block((-15, 15), (-24, 0), (0, 62), plastic, 1.8)
    cut(body, [cylinder(10.6, 20, (0, -13, -8), None, bevel=0)], bevel=0.8)
    plate(rounded_rectangle(29.4, 56, 2.4), 5.4, (0, -24.4, 31), lid, bevel=1)
    plate(rounded_rectangle(28.6, 55.4, 2), 0.8, (0, -23.8, 31), material("seal", "#1b1b1c", 0.6))
    for x in (-11, 11):
        for z in (7, 55):
            cylinder(2.9, 0.2, (x, -29.75, z), dark_plastic(), "front", 0)
            screw(2.5, (x, -29.8, z), "front", "both", height=0.8, rotation=x + z)
    plate(rounded_rectangle(19, 26, 0.8), 0.2, (0, -29.75, 31), label(), bevel=0.05)
    y = -29.97
    text("ELVORA", 3.6, (0, y, 40), blue_ink())
    text("EV-LS-RA" if adjustable else "EV-LS-RL", 2.6, (0, y, 35.4), ink())
    text("IEC 60947-5-1", 2, (0, y, 31.6), ink(), font="regular")
    text("1 NO + 1 NC", 2, (0, y, 28), ink(), font="regular")
    text("IP66", 2.6, (0, y, 23), ink())
    for x in (-10, 10):
        for z in (3.5, 58.5):
            ring(2.1, 3, 0.3, (x * 1.1, -0.2, z), plastic, "back", 0.1)
    # The head turns in steps of 90 degrees: a square with a seam and four screws on its top.
    block((-13.4, 13.4), (-25, -1), (62, 63), material("seal", "#1b1b1c", 0.6), 0.2)
    block((-14.4, 14.4), (-26, 0), (63, 84), plastic, 1.6)
    for x in (-10.6, 10.6):
        for depth in (-22, -4):
            screw(2.2, (x, depth, 84), "top", "both", height=1, rotation=x * depth)
    cylinder(7.4, 3, (0, -25.6, 73), plastic, "front", 0.6)
    cylinder(4, 9, (0, -27, 73), steel(), "front", 0.5)
    reach, turn = (44, 22) if adjustable else (34, 24)
    lever = rounded_rectangle(11, reach + 12, 5.4, 0, reach / 2)
    angle = radians(90 + turn)
    holes = [] if not adjustable else [rounded_rectangle(3.4, reach - 14, 1.6, 0, reach / 2 + 3)]
    plate(lever, 3, (0, -32, 73), steel(), holes, bevel=0.5, rotation=turn)
    hex_nut(8, 3.4, (0, -35, 73), screw_metal(), "front", rotation=20)
    ex, ez = reach * cos(angle), 73 + reach * sin(angle)
    roller = material("roller", "#efece2", 0.4)
    ring(3, 9, 6, (ex, -35.2, ez), roller, "front", 0.8)
    cylinder(3.2, 6.8, (ex, -35, ez), steel(), "front", 0.3)
    screw(4.2, (ex, -41.4, ez), "front", "slot", screw_metal(), 1.4, 40)
    # The entry: a collar with an internal thread M20 × 1.5.
    flanks = [(10 - 0.85 * (step % 2), -3.2 + 0.75 * step) for step in range(19)]
    collar = [(10.6, -4), (12, -4), (12.4, -3.6), (12.4, 0.5), (11, 0.5), (11, 10.4)]
    lathe([*collar, *reversed(flanks)], plastic, (0, -13, 0), smooth_angle=25, closed=True)
    cylinder(10.8, 1, (0, -13, 10), opening(), bevel=0)
    return end()


# Views


def main_switches():
    place(main_switch(), (0, 0, 32))


def change_overs():
    place(change_over(), (-22, 10, 32), (0, 0, -8))
    place(voltmeter_selector(), (52, -34, 24), (0, 0, -8))


def limit_switches():
    place(limit_switch(), (0, 0, 4))


def switch_family():
    place(main_switch(), (-44, 10, 32))
    place(change_over(48, -45), (22, -26, 24))
    place(limit_switch(), (70, 20, 4))


def selector_programmes():
    place(voltmeter_selector(), (-32, 0, 24))
    place(change_over(48, -45), (32, 0, 24))


VIEWS = {
    "rotary-cam-switch-on-off-1": View(
        main_switches,
        34,
        18,
        0.8,
        "Cam switch as main switch: red handle, yellow plate, padlock ring",
    ),
    "rotary-cam-switch-on-off-2": View(
        main_switches,
        118,
        26,
        0.82,
        "Cam switch 3 × 40 A from the rear: contact stages with terminals and the contact diagram",
    ),
    "rotary-cam-switch-change-over-and-selector-1": View(
        change_overs, 42, 18, 0.84, "Change-over switch 1-0-2 and voltmeter selector"
    ),
    "rotary-cam-switch-change-over-and-selector-2": View(
        selector_programmes,
        -14,
        16,
        0.86,
        "Voltmeter selector with seven positions and change-over switch 1-0-2, plates 48 × 48 mm",
    ),
    "limit-switch-roller-lever-1": View(
        limit_switches, 30, 14, 0.84, "Limit switch, 30 mm wide, with roller lever"
    ),
    "limit-switch-roller-lever-2": View(
        lambda: place(limit_switch(True), (0, 0, 0), (-90, 0, 0)),
        24,
        34,
        0.84,
        "Limit switch with adjustable roller lever, lying, with its M20 entry",
    ),
    "category-cam-limit-switches-1": View(
        switch_family, 26, 16, 0.88, "Main switch, change-over switch and limit switch"
    ),
}
