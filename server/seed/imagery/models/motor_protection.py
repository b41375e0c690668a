"""Overload relays, motor breakers, starters and the phase failure relay."""

from math import cos, pi, sin

from materials import (
    black_plastic,
    blue,
    blue_ink,
    dark_plastic,
    green,
    ink,
    light_grey_plastic,
    material,
    red,
    tinned,
    white_ink,
    white_plastic,
    yellow,
    zinc,
)
from models.contactors import (
    FOUR_COLUMNS,
    MAIN_MARKS,
    SMALL,
    contactor,
)
from models.terminals import arrow_dial, label_plate, marks, small_screw, terminal_deck
from scene import begin, end, place
from shapes import (
    block,
    circle,
    cut,
    cylinder,
    hex_nut,
    plate,
    ring,
    rounded_rectangle,
    screw,
    text,
    tube,
)
from view import View


def overload_relay(name, width, height, depth, columns, title, numbers, entry, radius, kind, bars):
    """A bimetal relay with the pins (or `bars`) that go up into the contactor's terminals."""
    begin(name)
    housing = dark_plastic()
    half = width / 2
    deck = height * 0.3
    deck_front = -depth * 0.84
    block((-half + 0.3, half - 0.3), (deck_front + 8, -6), (0.3, height), housing, 1)
    terminal_deck(
        width, (0, deck), (deck_front + entry[1] + 9, deck_front), columns, housing, False,
        radius, entry, kind, share=0.58, fins=2.4,
    )  # fmt: skip
    marks(("2/T1", "4/T2", "6/T3"), columns, deck_front, 2.6, width * 0.056)
    middle = height * 0.44
    block((-half, half), (deck_front - 4, deck_front + 9), (deck - 0.5, height), housing, 0.8)
    step = width * 0.23
    for k, number in enumerate(("97 NO", "98", "95 NC", "96")):
        x = (k - 1.5) * step
        small_screw(x, deck_front - 4, middle - 1.6, 2.6, 15 + 35 * k, housing)
        text(number, 2.2, (x, deck_front - 4.03, middle + 4.4), white_ink())
    cover_low = middle + 7
    cover = rounded_rectangle(width - 0.6, height - cover_low, 1.6)
    z = (height + cover_low) / 2
    plate(cover, depth * 0.16, (0, deck_front - 2, z), light_grey_plastic(), bevel=1)
    face = deck_front - 2 - depth * 0.16
    dial_x = -half * 0.44
    dial = (height - cover_low) * 0.17
    arrow_dial(dial_x, face, z - 0.5, dial, white_plastic(), 20, numbers, dial * 0.4)
    text(f"{title[0]} A", width * 0.052, (dial_x, face - 0.03, cover_low + 2.4), ink())
    controls = ((0.16, blue(), "RESET"), (-0.06, red(), "STOP"), (-0.28, yellow(), "TEST"))
    for rise, color, content in controls:
        level = z + rise * (height - cover_low)
        x = half * 0.2
        radius = (height - cover_low) * 0.075
        ring(radius, radius * 1.3, 0.5, (x, face, level), housing, "front", 0.15)
        cylinder(radius * 0.94, 2, (x, face + 0.2, level), color, "front", 0.4)
        text(content, width * 0.045, (x + 4.6, face - 0.03, level), ink(), align="LEFT")
    text("ELVORA", width * 0.06, (half * 0.4, face - 0.03, height - 4.4), blue_ink())
    text(title[1], width * 0.042, (half * 0.48, face - 0.03, cover_low + 2.4), ink())
    back = -74 if kind == "hex" else -56
    for x in bars:
        if kind == "hex":
            block(
                (x - 4.5, x + 4.5), (back - 2, back + 2), (height - 4, height + 34), tinned(), 0.5
            )
        else:
            cylinder(2.1, 24, (x, back, height - 2), tinned(), bevel=0.5)
        block((x - 6, x + 6), (back - 7, back + 7), (height - 3, height + 5), housing, 0.8)
    block((-half * 0.5, half * 0.5), (back + 9, back + 15), (height - 3, height + 10), housing, 0.8)
    return end()


def overload_small():
    return overload_relay(
        "overload 25", 45, 72, 74, (-14, 0, 14), ("17–25", "CLASS 10"),
        ("17", "19", "21", "23", "25"), (8, 8), 3.4, "both", (-16.5, -5.5, 5.5),
    )  # fmt: skip


def overload_large():
    return overload_relay(
        "overload 70", 72, 92, 104, (-22.5, 0, 22.5), ("55–70", "CLASS 20"),
        ("55", "60", "65", "70"), (13, 13), 5, "hex", (-22.5, 0, 22.5),
    )  # fmt: skip


def motor_breaker():
    """EV-MP-10: a rotary handle above, the setting dial below."""
    begin("motor breaker")
    housing = dark_plastic()
    grey = light_grey_plastic()
    block((-22.4, 22.4), (-56, 0), (1, 89), housing, 0.9)
    columns = (-14, 0, 14)
    for upward, z in ((True, (70, 90)), (False, (0, 20))):
        terminal_deck(45, z, (-40, -62), columns, housing, upward, 3.5, (9, 9), share=0.5, fins=2)
    marks(("1/L1", "3/L2", "5/L3"), columns, -62, 72.6, 2.5)
    marks(("2/T1", "4/T2", "6/T3"), columns, -62, 3, 2.5)
    plate(rounded_rectangle(44.6, 49, 1.6), 16, (0, -55, 45), grey, bevel=1)
    y = -71
    text("ELVORA", 3.2, (-10, y - 0.03, 65.4), blue_ink())
    ring(11.6, 13.4, 1, (0, y, 48.5), housing, "front", 0.3)
    cylinder(11.4, 4, (0, y + 0.3, 48.5), black_plastic(), "front", 0.8)
    plate(rounded_rectangle(8, 22.4, 3), 10, (0, y - 3.4, 48.5), black_plastic(), bevel=1.4)
    plate(rounded_rectangle(1.3, 6.5, 0.5), 0.12, (0, y - 13.4, 55), white_ink(), bevel=0)
    text("I", 4, (0, y - 0.03, 64.4), ink())
    text("O", 4, (-16.4, y - 0.03, 48.5), ink())
    arrow_dial(-10.5, y, 28, 3.4, white_plastic(), 30, ("6", "7", "8", "9", "10"), 1.9)
    lines = [("6–10 A", 3.2, 3.4), ("Icu 100 kA", 1.9, 0), ("IEC 60947-4-1", 1.6, -3.6)]
    label_plate(19, 11.6, 10.6, y, 28.2, lines)
    text("TEST", 1.9, (16.4, y - 0.03, 36.6), ink())
    ring(1.3, 1.9, 0.4, (16.4, y, 39.8), housing, "front", 0.1)
    cylinder(1.2, 0.3, (16.4, y, 39.8), red(), "front", 0.1)
    return end()


def dol_starter():
    """A sheet-steel box with two buttons in the door, entries closed with plugs."""
    begin("DOL starter")
    paint = material("RAL 7035", "#cfd2cf", 0.42, bump=0.05)
    width, height, depth = 170, 240, 128
    half = width / 2
    plate(rounded_rectangle(width, height, 5), depth - 16, (0, 0, height / 2), paint, bevel=1.5)
    gasket = rounded_rectangle(width - 4, height - 4, 5)
    plate(gasket, 3, (0, -depth + 18, height / 2), black_plastic(), bevel=0.3)
    door = rounded_rectangle(width + 3, height + 3, 5)
    plate(door, 15, (0, -depth + 15, height / 2), paint, bevel=2.4)
    y = -depth
    for z, color, sign in ((150, green(), "I"), (92, red(), "O")):
        ring(13, 17.6, 4.6, (0, y, z), zinc(), "front", 1.2)
        cylinder(12.8, 7, (0, y, z), color, "front", 1.4)
        text(sign, 11, (0, y - 7.05, z), white_ink())
    for content, z in (("START", 176), ("STOP / RESET", 118)):
        label_plate(44, 9, 0, y, z, [(content, 4.6, 0)])
    text("ELVORA", 11, (0, y - 0.03, 213), blue_ink(), spacing=1.1)
    lines = [
        ("EV-DOL-125", 5.6, 11),
        ("9.3 kW   415 V 3~ 50 Hz", 4.2, 3.4),
        ("17–25 A   IP65", 4.2, -3.6),
        ("IEC 60947-4-1", 3.4, -10.6),
    ]
    label_plate(72, 33, 0, y, 44, lines)
    for z in (22, height - 22):
        ring(5.4, 8, 1, (half - 13, y, z), zinc(), "front", 0.3)
        screw(5, (half - 13, y + 0.1, z), kind="slot", height=2.2, rotation=z)
    for z in (50, height - 50):
        cylinder(4.5, 26, (-half - 3.4, y + 9, z - 13), zinc(), "top", 0.6)
    hex_nut(30, 5, (-28, -56, height), black_plastic(), rotation=12)
    cylinder(11, 3.4, (-28, -56, height + 4.6), black_plastic(), bevel=1)
    for x in (-30, 30):
        hex_nut(30, 5, (x, -56, 0), black_plastic(), facing="bottom", rotation=8)
        cylinder(11, 3.4, (x, -56, -4.6), black_plastic(), "bottom", 1)
    for x in (-half + 16, half - 16):
        for z in (-9, height - 9):
            tab = plate(rounded_rectangle(18, 34, 6), 2.4, (x, 2.4, z + 9), zinc(), bevel=0.4)
            level = z - 1 if z < 0 else z + 19
            cut(tab, [cylinder(3.4, 20, (x, 10, level), None, "front", bevel=0)], bevel=0.3)
    return end()


def phase_relay(wide):
    """EV-PF-1 (one module, fixed) or EV-PF-2 (`wide`: two modules with dials)."""
    begin("phase relay 2" if wide else "phase relay 1")
    width = 35 if wide else 17.5
    profile = [
        (0, 3), (0, 87), (-40, 87), (-43, 85), (-43, 70), (-46, 67.7), (-60, 67.5), (-62, 66),
        (-62, 24), (-60, 22.5), (-46, 22.3), (-43, 20), (-43, 5), (-40, 3),
    ]  # fmt: skip
    profile = [(y, z - 3) for y, z in profile]
    narrow = (-5.3, 0, 5.3)
    above = (-12.6, -4.2, 4.2, 12.6) if wide else narrow
    below = (-13.5, -8.1, -2.7, 2.7, 8.1, 13.5) if wide else narrow
    terminals = [(x, 76) for x in above] + [(x, 8) for x in below]
    body = plate(profile, width, (-width / 2, 0, 0), white_plastic(), facing="right", bevel=0.8)
    cutters = [cylinder(2, 7, (x, -37.5, z), None, "front", bevel=0) for x, z in terminals]
    # The holes lie close together: a wider bevel would fold where they nearly meet.
    cut(body, cutters, bevel=0.2)
    for i, (x, z) in enumerate(terminals):
        screw(1.85, (x, -37.6, z), kind="both", height=3, rotation=20 + 41 * i + z)
    upper = ("L1", "L2", "L3", "N") if wide else ("L1", "L2", "L3")
    lower = ("15", "16", "18", "25", "26", "28") if wide else ("15", "16", "18")
    for names, columns, z in ((upper, above, 61.4), (lower, below, 22.6)):
        for x, mark in zip(columns, names):
            text(mark, 2.5, (x, -62.04, z), ink())
    sheet = material("relay print", "#d4dade", 0.45)
    plate(rounded_rectangle(width - 2.4, 34, 1), 0.5, (0, -61.8, 42), sheet, bevel=0.2)
    y = -62.3
    text("ELVORA", 2.9 if wide else 2.4, (0, y - 0.03, 56.2), blue_ink())
    leds = (("Un", "#3fdc6a"), ("R", "#ffb300"))
    for k, (name, color) in enumerate(leds):
        x = (k - 0.5) * (8 if wide else 7)
        z = 28.2 if wide else 46
        light = material(f"phase {name}", color, 0.3, emission=color, emission_strength=0.8)
        cylinder(1.3, 0.6, (x, y, z), light, "front", 0.3)
        text(name, 1.9, (x, y - 0.03, z + 3.1), ink())
    if wide:
        dials = (
            (-8.6, 48.4, ("70", "80", "95"), "U< %"),
            (8.6, 48.4, ("105", "115", "125"), "U> %"),
            (-8.6, 36, ("5", "10", "15"), "Asym %"),
            (8.6, 36, ("0.5", "5", "10"), "t  s"),
        )
        for x, z, numbers, title in dials:
            arrow_dial(x, y, z, 2.9, blue(), x * 5, numbers, 1.4, spread=200)
            text(title, 1.5, (x, y - 0.03, z - 4.7), ink())
    else:
        text("415 V 3~", 2.1, (0, y - 0.03, 38.6), ink())
        text("L1-L2-L3", 2, (0, y - 0.03, 34.8), ink())
        text("EV-PF-1", 2.3, (0, y - 0.03, 30), ink())
    return end()


def _star_delta():
    """Main contactor with its relay, delta and star contactor, and timer, wired on a plate."""
    begin("plate")
    paint = material("RAL 7035", "#cfd2cf", 0.42, bump=0.05)
    corners = [circle(4, x, z) for x in (-133, 133) for z in (-118, 118)]
    plate(rounded_rectangle(286, 256, 4), 3, (0, 14, 128), paint, corners, bevel=0.6)
    block((-136, 136), (8.6, 11), (158, 193), zinc(), 0.4)
    for z in (158, 190):
        block((-136, 136), (0, 9), (z, z + 3), zinc(), 0.4)
    for x, name in ((-98, "K1"), (-32, "K2"), (34, "K3"), (98, "K4")):
        label_plate(16, 8, x, 11, 234, [(name, 5, 0)])
    panel = end()
    place(panel)
    for x, rating in (
        (-98, ("AC-3  25 A", "11 kW")),
        (-32, ("AC-3  25 A", "11 kW")),
        (34, ("AC-3  12 A", "5.5 kW")),
    ):
        lines = (rating[0], f"415 V  {rating[1]}", "Ui 690 V   IEC 60947-4-1")
        part = contactor(f"K {x}", SMALL, FOUR_COLUMNS, MAIN_MARKS, lines, ("240 V", "50 Hz"))
        place(part, (x, 0, 132))
    place(overload_small(), (-98, 0, 54))
    place(_timer(), (98, 0, 134))
    _wires()


def _timer():
    begin("star delta timer")
    block((-11.2, 11.2), (-43, 0), (0, 84), white_plastic(), 0.8)
    block((-11.2, 11.2), (-62, -42), (20, 64), white_plastic(), 1)
    for z, names in ((74, ("A1", "17")), (10, ("18", "28"))):
        for x, name in zip((-5.2, 5.2), names):
            small_screw(x, -43, z, 2.5, 20 + z + x, white_plastic())
            text(name, 2.4, (x, -62.03, 60 if z > 40 else 24), ink())
    text("ELVORA", 2.7, (0, -62.03, 54.5), blue_ink())
    arrow_dial(0, -62, 42, 4, blue(), 20, ("0", "5", "10", "20", "30 s"), 1.7)
    text("Y", 3.6, (-3.4, -62.03, 30.4), ink())
    delta = [(1.4, -1.3), (5.4, -1.3), (3.4, 1.7)]
    hollow = [(2, -0.95), (4.8, -0.95), (3.4, 1.1)]
    plate(delta, 0.05, (0, -62, 30.4), ink(), [hollow], bevel=0)
    return end()


def _wires():
    """Phase links above, from the main to the delta contactor, and below to the star contactor."""
    colors = ("#b3262a", "#e2b21c", "#2458a5")
    for k, color in enumerate(colors):
        wire = material(f"wire {color}", color, 0.4)
        column = FOUR_COLUMNS[k]
        entry = -SMALL.depth * 0.755 + 8.57
        _arch(-98 + column, -32 + column, 204, 15 + 4 * k, entry, wire)
        _arch(-32 + column, 34 + column, 137, -13 - 4 * k, entry, wire)


def _arch(start, finish, z, rise, y, wire):
    """A wire from one terminal's entry to another's, in a flat arch."""
    points = []
    steps = 40
    for i in range(steps + 1):
        t = i / steps
        x = start + (finish - start) * (0.5 - cos(pi * t) / 2)
        points.append((x, y, z + rise * sin(pi * t) ** 0.5))
    tube(points, 1.7, wire)


def _motor_protection():
    place(motor_breaker(), (-36, 0, 0))
    place(overload_small(), (24, -14, 0))
    place(phase_relay(True), (76, -22, 0))


def _phase_relays():
    place(phase_relay(True), (-12, 0, 0))
    place(phase_relay(False), (24, -6, 0))


def _starter():
    place(dol_starter(), (0, 0, 8))


def _overload_on_contactor():
    """Under its contactor: the pins lie in the contactor's lower terminals."""
    lines = ("AC-3  25 A", "415 V  11 kW", "Ui 690 V   IEC 60947-4-1")
    part = contactor("K1", SMALL, FOUR_COLUMNS, MAIN_MARKS, lines, ("240 V", "50 Hz"))
    place(part, (0, 0, 78))
    place(overload_small())


def _two_overload_relays():
    place(overload_large(), (-40, 0, 0))
    place(overload_small(), (44, -20, 0))


VIEWS = {
    "thermal-overload-relay-0-1-38-a-1": View(
        lambda: place(overload_small()), 26, 20, 0.78, "Thermal overload relay, 17–25 A, with pins"
    ),
    "thermal-overload-relay-0-1-38-a-2": View(
        _overload_on_contactor,
        -26,
        16,
        0.84,
        "Thermal overload relay, 17–25 A, plugged under a contactor of 25 A",
    ),
    "thermal-overload-relay-23-95-a-1": View(
        lambda: place(overload_large()), -26, 18, 0.82, "Thermal overload relay, 55–70 A, with bars"
    ),
    "thermal-overload-relay-23-95-a-2": View(
        _two_overload_relays,
        14,
        46,
        0.84,
        "Overload relays of 55–70 A with bars and of 17–25 A with pins, from above",
    ),
    "motor-protection-circuit-breaker-1": View(
        lambda: place(motor_breaker()), 30, 18, 0.78, "Motor breaker, 6–10 A, with rotary handle"
    ),
    "motor-protection-circuit-breaker-2": View(
        lambda: place(motor_breaker()),
        -34,
        44,
        0.8,
        "Motor breaker, 6–10 A, from above: terminals 1/L1, 3/L2, 5/L3",
    ),
    "direct-on-line-starter-in-enclosure-1": View(
        _starter, 28, 14, 0.84, "DOL starter in its steel enclosure"
    ),
    "direct-on-line-starter-in-enclosure-2": View(
        _starter, -34, 18, 0.84, "DOL starter in its enclosure, from the left"
    ),
    "direct-on-line-starter-in-enclosure-3": View(
        _starter, 0, 3, 0.82, "DOL starter in its enclosure, from the front"
    ),
    "direct-on-line-starter-in-enclosure-4": View(
        _starter, 24, 48, 0.84, "DOL starter in its enclosure, from above"
    ),
    "direct-on-line-starter-in-enclosure-5": View(
        _starter, 64, 10, 0.84, "DOL starter in its enclosure, from the right"
    ),
    "star-delta-starter-1": View(
        _star_delta,
        18,
        14,
        0.88,
        "Star-delta starter: three contactors, relay and timer on a plate",
    ),
    "star-delta-starter-2": View(
        _star_delta,
        -30,
        30,
        0.88,
        "Star-delta starter from the left and above: contactors with their phase links",
    ),
    "phase-failure-and-sequence-relay-1": View(
        _phase_relays, 24, 16, 0.78, "Phase failure relays EV-PF-2 and EV-PF-1"
    ),
    "phase-failure-and-sequence-relay-2": View(
        lambda: place(phase_relay(False)),
        -40,
        20,
        0.8,
        "Phase failure relay EV-PF-1, one module wide, from the left",
    ),
    "category-motor-protection-1": View(
        _motor_protection, 24, 18, 0.86, "Motor breaker, overload relay and phase failure relay"
    ),
}
