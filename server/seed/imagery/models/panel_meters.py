"""Panel meters: a bezel, a display of segments, and terminals behind. Fronts face -y."""

from materials import (
    black_plastic,
    dark_plastic,
    material,
    opening,
    white_ink,
)
from scene import begin, end, place
from shapes import block, circle, cylinder, plate, rectangle, rounded_rectangle, screw, text
from view import View

SEGMENTS = {
    "0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc",
    "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abcdfg",
}  # fmt: skip


def digits(content, left, y, z, height, on, off=None):
    """Seven-segment digits from `left`; segments that are dark show in `off`."""
    width, line = height * 0.52, height * 0.11
    advance, slant = height * 0.76, 0.1
    half = height / 2
    centres = {
        "a": (0, half), "g": (0, 0), "d": (0, -half), "f": (-width / 2, half / 2),
        "b": (width / 2, half / 2), "e": (-width / 2, -half / 2), "c": (width / 2, -half / 2),
    }  # fmt: skip
    x = left + width / 2
    for character in content:
        if character == ".":
            spot = (x - advance + width / 2 + line * 1.3, y, z - half)
            plate(circle(line * 0.6, steps=20), 0.05, spot, on, bevel=0)
            continue
        if character == " ":
            x += advance * 0.4
            continue
        for name, (cx, cz) in centres.items():
            lit = name in SEGMENTS[character]
            if not lit and off is None:
                continue
            length = (width if name in "agd" else half) - line * 0.4
            shape = [
                (-length / 2, 0), (-length / 2 + line / 2, line / 2), (length / 2 - line / 2, line / 2),
                (length / 2, 0), (length / 2 - line / 2, -line / 2), (-length / 2 + line / 2, -line / 2),
            ]  # fmt: skip
            if name not in "agd":
                shape = [(b, a) for a, b in shape]
            points = [(px + cx + slant * (pz + cz), pz + cz) for px, pz in shape]
            plate(points, 0.05, (x, y, z), on if lit else off, bevel=0)
        x += advance


def meter_body(width, height, depth=55, frame=None):
    """Bezel, case and rear terminals; the sheet lies at y = 0. Returns the y of the window."""
    frame = frame or black_plastic()
    middle = height / 2
    rim = 5 if width > 60 else 4
    hole = rounded_rectangle(width - 2 * rim, height - 2 * rim, 1.5)
    plate(rounded_rectangle(width, height, 2.5), 8, (0, 0, middle), frame, [hole], bevel=1.2)
    inner = rounded_rectangle(width - 2 * rim - 0.2, height - 2 * rim - 0.2, 1.4)
    plate(inner, 2, (0, -4.5, middle), material("meter face", "#17181a", 0.32), bevel=0.1)
    cut_out = 2.5 if height > 45 else 1.6
    case = (-width / 2 + cut_out, width / 2 - cut_out), (0, depth), (cut_out, height - cut_out)
    block(*case, black_plastic(), 1)
    for step in range(int((width - 20) / 8)):
        x = -width / 2 + 12 + 8 * step
        block((x, x + 3), (14, depth - 8), (height - cut_out, height - cut_out + 0.1), opening(), 0)
    for sign in (-1, 1):
        x = sign * (width / 2 - cut_out)
        block((x - 1.6, x + 1.6), (2, 30), (middle - 5, middle + 5), dark_plastic(), 0.6)
    terminal = material("terminal green", "#3c8a4d", 0.42)
    for step in range(int((width - 10) / 8)):
        x = -width / 2 + 8 + 8 * step
        block((x - 3.7, x + 3.7), (depth - 1, depth + 7), (6, 18), terminal, 0.4)
        screw(2, (x, depth + 7, 13), "back", "slot", height=0.6, rotation=17 * step)
    return -6.52


def buttons(names, z, y, pitch):
    """Keys of the front; `up`, `down` and `left` are arrows."""
    arrows = {
        "up": [(-1.4, -1), (1.4, -1), (0, 1.4)],
        "down": [(-1.4, 1), (1.4, 1), (0, -1.4)],
        "left": [(1, -1.4), (1, 1.4), (-1.4, 0)],
    }
    start = -(len(names) - 1) * pitch / 2
    for index, name in enumerate(names):
        x = start + pitch * index
        plate(
            rounded_rectangle(pitch * 0.72, 5, 1.6), 1, (x, y + 0.1, z), dark_plastic(), bevel=0.4
        )
        if name in arrows:
            plate(arrows[name], 0.04, (x, y - 0.9, z), white_ink(), bevel=0)
        else:
            text(name, 2.2, (x, y - 0.92, z), white_ink())


def led_meter(size, value, unit, quantity, code):
    """A three-digit LED meter, 14 mm high digits."""
    begin(code)
    y = meter_body(size, size)
    middle = size / 2
    window = material("led window", "#1c0606", 0.14, coat=0.5)
    plate(rounded_rectangle(size - 24, 28, 1.2), 0.1, (-3, y, middle + 8), window, bevel=0.02)
    on = material("segment on", "#ff2a1a", 0.4, emission="#ff1f10", emission_strength=3)
    off = material("segment off", "#2c0a09", 0.35)
    wide = 14 * 0.76 * 2 + 14 * 0.52
    digits(value, -3 - wide / 2, y - 0.12, middle + 8, 14, on, off)
    text(unit, 8, (size / 2 - 10, y - 0.03, middle + 8), white_ink())
    text("ELVORA", 4.2, (0, y - 0.03, size - 11), white_ink())
    text(quantity, 3.2, (0, y - 0.03, middle - 12), white_ink(), font="regular")
    text(code, 2.8, (0, y - 0.03, middle - 17), white_ink(), font="regular")
    buttons(("SET", "up", "down"), 11.5, y, 15 if size > 80 else 13)
    return end()


def multifunction_meter():
    """EV-MF-3: three lines on a lit LCD."""
    begin("EV-MF-3")
    frame = material("meter frame", "#35383c", 0.42, bump=0.1)
    y = meter_body(96, 96, 58, frame)
    lcd = material("lcd", "#a9c6d6", 0.25, emission="#9fc6dc", emission_strength=0.22)
    plate(rounded_rectangle(74, 52, 1), 0.1, (0, y, 54.5), lcd, bevel=0.02)
    dark = material("lcd segment", "#10202a", 0.4)
    faint = material("lcd segment off", "#9dbac9", 0.4)
    top = y - 0.12
    for z, value, unit in ((71.5, "415.2", "V"), (57.5, "87.4", "A"), (43.5, "59.7", "kW")):
        left = -26 if len(value) == 5 else -26 + 11 * 0.76
        digits(value, left, top, z, 11, dark, faint)
        text(unit, 7, (14, top, z), dark, align="LEFT")
    digits("0012846", -19.6, top, 32.6, 5, dark)
    text("kWh", 4, (14, top, 32.6), dark, align="LEFT")
    plate(rectangle(68, 0.3), 0.03, (0, top, 36.4), dark, bevel=0)
    text("ELVORA", 4, (-37, y - 0.03, 86), white_ink(), align="LEFT")
    text("EV-MF-3", 3.4, (37, y - 0.03, 86), white_ink(), align="RIGHT")
    buttons(("V A", "P", "kWh", "up", "SET"), 16, y, 15.5)
    green = material("pulse led", "#3fdc6a", 0.3, emission="#35e06a", emission_strength=1.5)
    cylinder(1.1, 0.5, (-14, y + 0.1, 24), green, "front", 0.3, steps=32)
    text("RS-485   Modbus RTU", 2.5, (-11, y - 0.03, 24), white_ink(), align="LEFT", font="regular")
    return end()


def hour_meter(size, code):
    """A seven-digit LCD that counts hundredths of an hour."""
    begin(code)
    y = meter_body(size, size, 40)
    scale = size / 48
    middle = size / 2
    lcd = material("hour lcd", "#c3cbb4", 0.3)
    plate(
        rounded_rectangle(36 * scale, 13 * scale, 1),
        0.1,
        (0, y, middle + 2 * scale),
        lcd,
        bevel=0.02,
    )
    dark = material("lcd segment", "#10202a", 0.4)
    height = 5.6 * scale
    wide = height * (0.76 * 6 + 0.52)
    digits("12847.36", -wide / 2, y - 0.12, middle + 2 * scale, height, dark)
    text("h", 4 * scale, (15.4 * scale, y - 0.03, middle - 8 * scale), white_ink())
    text("HOURS RUN", 2.8 * scale, (-2 * scale, y - 0.03, middle - 8 * scale), white_ink())
    text("ELVORA", 3.2 * scale, (0, y - 0.03, middle + 13.4 * scale), white_ink())
    supply = "90–265 V AC" if "AC" in code else "12–36 V DC"
    text(supply, 2.3 * scale, (0, y - 0.03, middle - 13.6 * scale), white_ink(), font="regular")
    return end()


# Views


def led_meters():
    place(led_meter(96, "415", "V", "AC VOLTAGE  TRUE RMS", "EV-DM-V-96"), (-50, 24, 0), (0, 0, 6))
    place(led_meter(72, "4.75", "A", "AC CURRENT  TRUE RMS", "EV-DM-A-72"), (58, -14, 0), (0, 0, 6))


def hour_meters():
    place(hour_meter(72, "EV-HM-AC-72"), (-16, 30, 0), (0, 0, -8))
    place(hour_meter(48, "EV-HM-DC"), (36, -36, 0), (0, 0, -8))


def meter_family():
    place(multifunction_meter(), (-58, 10, 0))
    place(led_meter(96, "415", "V", "AC VOLTAGE  TRUE RMS", "EV-DM-V-96"), (48, 20, 0))
    place(hour_meter(48, "EV-HM-AC"), (10, -64, 0))


def multifunction_rear():
    place(multifunction_meter(), (0, 0, 0), (0, 0, 180))


def led_meter_in_panel():
    """In a sheet with a cut-out beside it."""
    meter = led_meter(72, "230", "V", "AC VOLTAGE  TRUE RMS", "EV-DM-V-72")
    begin("panel")
    coat = material("panel coat", "#cfd2cf", 0.48)
    holes = [rounded_rectangle(68, 68, 1, x, 62) for x in (-48, 48)]
    plate(rounded_rectangle(200, 124, 3, 0, 62), 2, (0, 2, 0), coat, holes, bevel=0.4)
    place(meter, (-48, 0, 26))
    place(end())


def hour_meter_rear():
    place(hour_meter(48, "EV-HM-AC"), (-22, 0, 0), (0, 0, 196))
    place(hour_meter(48, "EV-HM-DC"), (34, -14, 0), (0, 0, 8))


VIEWS = {
    "multifunction-meter-1": View(
        lambda: place(multifunction_meter()),
        28,
        18,
        0.8,
        "Multifunction meter with LCD, 96 × 96 mm",
    ),
    "multifunction-meter-2": View(
        multifunction_rear,
        26,
        24,
        0.82,
        "Multifunction meter, 96 × 96 mm, from the rear: case for the cut-out and green terminals",
    ),
    "hour-meter-1": View(
        hour_meters, -16, 20, 0.84, "Hour meters with LCD, 72 × 72 and 48 × 48 mm"
    ),
    "hour-meter-2": View(
        hour_meter_rear,
        8,
        26,
        0.84,
        "Hour meters, 48 × 48 mm, from the rear with terminals, and from the front",
    ),
    "digital-panel-meter-single-function-1": View(
        led_meters, 20, 18, 0.86, "LED panel meters: voltmeter 96 × 96 and ammeter 72 × 72 mm"
    ),
    "digital-panel-meter-single-function-2": View(
        led_meter_in_panel,
        -26,
        16,
        0.86,
        "An LED voltmeter, 72 × 72 mm, in a panel; a cut-out of 68 × 68 mm beside it",
    ),
    "category-panel-meters-1": View(
        meter_family, 16, 20, 0.88, "Multifunction meter, voltmeter and hour meter"
    ),
}
