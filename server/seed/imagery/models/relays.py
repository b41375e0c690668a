"""Plug-in relays, their sockets and slim interface relays."""

from math import cos, pi, sin

from materials import (
    black_plastic,
    blue,
    blue_ink,
    clear_plastic,
    copper,
    ink,
    label,
    material,
    opening,
    red,
    steel,
    tinned,
    white_ink,
    zinc,
)
from models.timers import multifunction_timer
from scene import begin, end, place
from shapes import (
    block,
    box,
    circle,
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


def bobbin():
    return material("bobbin", "#ece6d6", 0.45)


def coil_tape():
    return material("coil tape", "#c9a23c", 0.4)


def green_led():
    return material("led green", "#3fdc6a", 0.3, emission="#35e06a", emission_strength=1.5)


def yellow_led():
    return material("led yellow", "#ffb300", 0.3, emission="#ff9d00", emission_strength=1.2)


def works(width, depth, top):
    """Coil, yoke and contacts of a relay, standing at z = 2."""
    radius = min(width, depth) * 0.27
    coil = top * 0.5
    for z in (3, coil):
        cylinder(radius + 1.6, 1.2, (0, depth * 0.12, z), bobbin(), bevel=0.3)
    cylinder(radius, coil - 4, (0, depth * 0.12, 4), coil_tape(), bevel=0.2)
    block((-width * 0.3, width * 0.3), (-depth * 0.36, -depth * 0.3), (2, coil + 3), steel(), 0.3)
    block(
        (-width * 0.3, width * 0.3),
        (-depth * 0.36, depth * 0.36),
        (coil + 1.8, coil + 3.2),
        steel(),
        0.3,
    )
    for x in (-width * 0.26, width * 0.26):
        block((x - 2.6, x + 2.6), (-depth * 0.3, depth * 0.36), (coil + 5, top - 6), bobbin(), 0.5)
        for z in (coil + 6, coil + 9, coil + 12):
            if z < top - 3:
                block((x - 1.6, x + 1.6), (-depth * 0.42, depth * 0.4), (z, z + 0.5), copper(), 0.1)
                cylinder(1.3, 1.1, (x, -depth * 0.38, z + 0.5), tinned(), bevel=0.25, steps=24)


def cover(width, depth, bottom, top):
    """A clear cover with a solid rim where it snaps on its base."""
    clear = clear_plastic("relay cover", "#eef3f6", 0.9, 0.05, 0.05)
    solid = block(
        (-width / 2, width / 2), (-depth / 2, depth / 2), (bottom, top), clear, min(1.4, width / 12)
    )
    solid.visible_shadow = False


def plug_in_relay(poles=2, code="EV-PR2-24D", voltage="24 V DC", rating="2 CO  10 A 250 V~"):
    """A relay of 21.5 × 28 × 35 mm, standing on its flat pins; the label faces -y."""
    begin(code)
    width, depth, top = 21.5, 28, 36
    base = material("relay base", "#26415f", 0.42)
    block((-width / 2, width / 2), (-depth / 2, depth / 2), (0, 2.6), base, 0.5)
    block((-width / 2 + 0.5, width / 2 - 0.5), (-depth / 2 + 0.5, depth / 2 - 0.5), (2, 3.6), base)
    works(width, depth, top)
    cover(width, depth, 2.7, top)
    columns = (-6.6, 6.6) if poles == 2 else (-6.9, -2.3, 2.3, 6.9)
    for y in (-10.5, -5.5, 1):
        for x in columns:
            block((x - 1.25, x + 1.25), (y - 0.25, y + 0.25), (-6.4, 0.5), tinned(), 0.15)
    for x in (-6.6, 6.6):
        block((x - 1.25, x + 1.25), (9.8, 10.3), (-6.4, 0.5), tinned(), 0.15)
    # The label of the front leaves the works to be seen above.
    plate(rounded_rectangle(19.4, 15, 0.5), 0.2, (0, -depth / 2, 12), label(), bevel=0.05)
    y = -depth / 2 - 0.22
    text("ELVORA", 2.9, (0, y, 17.2), blue_ink())
    text(code, 2.2, (0, y, 14), ink())
    text(rating, 1.75, (0, y, 11.2), ink())
    text(f"Coil {voltage}", 1.9, (0, y, 8.6), ink())
    text("A1  A2", 1.6, (0, y, 6.3), ink(), font="regular")
    # Lockable test lever and LED on the top.
    plate(rounded_rectangle(9, 6, 1), 1, (0, -7.4, top - 0.2), base, facing="top", bevel=0.3)
    # Red for coils of alternating current, orange for direct current.
    lever = red() if code.endswith("A") else material("test lever", "#e2711d", 0.4)
    block((-3.4, 3.4), (-9.6, -5.6), (top + 0.6, top + 3), lever, 0.6)
    plate(rounded_rectangle(3, 1.8, 0.4), 0.5, (6.4, 8, top - 0.2), green_led(), facing="top")
    text("LED", 1.6, (6.4, 5.4, top + 0.02), ink(), "top")
    return end()


def octal_relay(pins=11):
    """A relay of 35 × 35 × 55 mm on a round base with 8 or 11 pins round its key."""
    code, contacts = ("EV-OR11-24D", "3 CO") if pins == 11 else ("EV-OR8-24D", "2 CO")
    begin(code)
    base = black_plastic()
    cylinder(15.6, 6, (0, 0, -6), base, bevel=0.6)
    block((-17.6, 17.6), (-17.6, 17.6), (0, 3.2), base, 0.8)
    works(35, 35, 52)
    cover(35, 35, 3.3, 54)
    for index in range(pins):
        angle = 2 * pi * (index + 0.5) / pins
        x, y = 10.5 * cos(angle), 10.5 * sin(angle)
        cylinder(1.2, 11, (x, y, -16.6), tinned(), bevel=0.5, steps=24)
    cylinder(3.9, 15, (0, 0, -20.6), base, bevel=0.8)
    block((3, 5), (-0.8, 0.8), (-20, -6), base, 0.2)
    plate(rounded_rectangle(30, 22, 0.8), 0.2, (0, -17.5, 16), label(), bevel=0.05)
    y = -17.72
    text("ELVORA", 4.2, (0, y, 23.4), blue_ink())
    text(code, 3.2, (0, y, 18.8), ink())
    text(f"{contacts}  10 A  250 V~", 2.5, (0, y, 14.8), ink())
    text(f"Coil 24 V DC   {'2–10' if pins == 11 else '2–7'}", 2.5, (0, y, 11.2), ink())
    text("62.5 mA   1.5 W", 2, (0, y, 7.8), ink(), font="regular")
    plate(rounded_rectangle(4, 2.6, 0.5), 0.6, (9, 10, 53.8), yellow_led(), facing="top")
    block((-6, 6), (-12, -7), (53.6, 55.6), material("test lever", "#e2711d", 0.4), 0.7)
    return end()


def _steps(rows, width, xs, housing):
    """Rows of screw terminals: (height, depth, names) each; prints face the front."""
    turn = 0
    for z, y, names, print_z in rows:
        outline = rounded_rectangle(width - 0.8, 8.4, 0.6)
        spots = [(x, name) for x, name in zip(xs, names) if name]
        holes = [circle(2.9, x) for x, _ in spots]
        plate(outline, 1.6, (0, y + 0.3, z), housing, holes, bevel=0.3)
        for x, name in spots:
            turn += 37
            cylinder(2.85, 0.2, (x, y - 0.1, z), opening(), "front", 0)
            screw(2.5, (x, y - 0.2, z), "front", "both", height=1, rotation=turn)
            text(name, 2.3, (x, y + print_z[0], z + print_z[1]), white_ink())


def relay_socket(width, round_pins=0, code="EV-RS-14F"):
    """A socket for 35 mm rail: contacts at the top, coil at the bottom; its back lies at y = 0."""
    begin(code)
    housing = material("socket", "#5d6368", 0.45, bump=0.1)
    bed = 46 if round_pins else 40
    low = 24
    high = low + bed
    total = high + 24
    profile = [
        (0, 0), (0, total), (-16, total), (-16, high + 12), (-25, high + 12), (-25, high),
        (-21, high - 1), (-21, low + 1), (-25, low), (-25, 12), (-16, 12), (-16, 0),
    ]  # fmt: skip
    body = plate(profile, width, (-width / 2, 0, 0), housing, facing="right", bevel=0.6)
    middle = total / 2
    groove = box((width * 2, 8, 35.6), (0, 0, middle), None, 0)
    cut(body, [groove])
    block((-7, 7), (-3.4, -0.4), (-3, 6), material("rail clip", "#e0872c", 0.4), 0.6)
    count = 4 if width > 30 or not round_pins else 3
    span = width - 7
    xs = [span * (i / (count - 1) - 0.5) for i in range(count)]
    if round_pins:
        names = (
            ("14", "24", "34", ""), ("11", "21", "31", ""), ("12", "22", "32", ""), ("A1", "", "", "A2"),
        )  # fmt: skip
    else:
        names = (
            ("14", "24", "34", "44"), ("12", "22", "32", "42"), ("11", "21", "31", "41"),
            ("A1", "", "", "A2"),
        )  # fmt: skip
    rows = (
        (total - 5.4, -16, names[0], (-1.33, -4.9)),
        (high + 5.4, -25, names[1], (-1.33, 4.9)),
        (low - 5.4, -25, names[2], (-1.33, -4.9)),
        (5.4, -16, names[3], (-1.33, 4.9)),
    )
    _steps(rows, width, xs, housing)
    # The bed with the holes for the pins.
    face = -21.4
    zc = (low + high) / 2
    if round_pins:
        cylinder(16, 1.6, (0, -20.8, zc), housing, "front", 0.3)
        for index in range(round_pins):
            angle = 2 * pi * (index + 0.5) / round_pins - pi / 2
            spot = (10.5 * cos(angle), -22.3, zc + 10.5 * sin(angle))
            cylinder(1.7, 0.2, spot, opening(), "front", 0, steps=24)
            ring(1.7, 2.3, 0.3, spot, housing, "front", 0.1, steps=24)
            name = (13.9 * cos(angle), -22.42, zc + 13.9 * sin(angle))
            text(str(index + 1), 2, name, white_ink())
        cylinder(4.3, 0.25, (0, -22.3, zc), opening(), "front", 0)
        block((-0.9, 0.9), (-22.55, -22.3), (zc - 6, zc - 4), opening(), 0)
    else:
        plate(rounded_rectangle(22, 30, 1), 1.4, (0, -20.6, zc), housing, bevel=0.4)
        for row, z in enumerate((10.5, 5.5, -1, -10)):
            for x in (-6.9, -2.3, 2.3, 6.9):
                if row == 3 and abs(x) < 5:
                    continue
                slot = rectangle(3, 1.2, x, z)
                plate(slot, 0.12, (0, -22, zc), opening(), bevel=0)
    # The retaining clip lies folded on the bed as long as there is no relay.
    clip = material("retaining clip", "#d8d8d2", 0.4)
    for x in (-width / 2 + 1.1, width / 2 - 1.1):
        block((x - 0.9, x + 0.9), (-24.6, -21), (high - 14, high - 3), clip, 0.6)
    block((-width / 2 + 0.2, width / 2 - 0.2), (-24.8, -22.8), (high - 15.4, high - 12.4), clip, 0.6)
    # Slot of the suppressor module, and the marker.
    plate(rounded_rectangle(9, 2.4, 0.3), 0.15, (0, face, low + 2.6), opening(), bevel=0)
    plate(rounded_rectangle(10.4, 4.6, 0.4), 0.3, (0, -17.2, 5.4), label(), bevel=0.06)
    text("K1", 2.9, (0, -17.52, 5.4), ink())
    text("ELVORA", 3.2, (width / 2, -12, zc + 17), white_ink(), "right")
    text(code, 2.6, (width / 2, -12, 18), white_ink(), "right")
    text("12 A  300 V" if "8F" in code else ("7 A  300 V" if "14" in code else "10 A  300 V"), 2.2,
         (width / 2, -12, 14), white_ink(), "right", font="regular")  # fmt: skip
    return end()


def rail(length):
    """A piece of 35 mm rail along x; its web lies at y = 0 and its middle at z = 0."""
    metal = zinc()
    outer = [
        (0, 0), (13.2, 0), (13.5, -0.3), (13.5, -6.2), (13.8, -6.5), (17.5, -6.5), (17.5, -7.5),
        (13, -7.5), (12.5, -7), (12.5, -1.3), (12.2, -1), (0, -1),
    ]  # fmt: skip
    profile = [(y, z) for z, y in outer] + [(y, -z) for z, y in reversed(outer[1:-1])]
    plate(profile, length, (-length / 2, 0, 0), metal, facing="right", bevel=0.18)


def slim_relay(number, on=False, color=None):
    """A relay of 6.2 mm with its socket; the rail lies at y = 0 and z = 0."""
    begin(f"slim {number} {on}")
    housing = color or material("slim housing", "#3a3d42", 0.45, bump=0.1)
    profile = [
        (4, -26), (4, 26), (-2, 28), (-2, 45), (-30, 45), (-38, 41), (-52, 40), (-52, 30),
        (-58, 28), (-58, -27), (-52, -29), (-52, -40), (-38, -41), (-30, -45), (-2, -45), (-2, -28),
    ]  # fmt: skip
    body = plate(profile, 6, (-3, 0, 0), housing, facing="right", bevel=0.3)
    cutters = [box((20, 11.5, 36), (0, 0, 0), None, 0)]
    for z in (35, -35):
        cutters.append(cylinder(2.1, 20, (0, -40, z), None, "front", 0, steps=24))
        cutters.append(box((3.8, 9, 9), (0, -18, z * 1.28), None, 0))
    cut(body, cutters)
    for z in (35, -35):
        screw(1.95, (0, -45, z), "front", "slot", height=1.2, rotation=20 + number * 29)
    # Relay, lever and LED.
    relay = material("slim relay", "#d9dad6", 0.4)
    block((-2.6, 2.6), (-72, -57), (-16, 13), relay, 0.5)
    text("24 V", 1.9, (0, -72.02, -2), ink(), rotation=90)
    lever = material("eject lever", "#8e9296", 0.42)
    block((-2.5, 2.5), (-74.5, -57), (14, 18.4), lever, 0.6)
    block((-2.5, 2.5), (-77, -72), (12.4, 18.4), lever, 0.7)
    if on:
        block((-1.3, 1.3), (-58.6, -57.6), (21, 24), green_led(), 0.3)
    else:
        block((-1.3, 1.3), (-58.6, -57.6), (21, 24), material("led off", "#4d6b50", 0.35), 0.3)
    block((-2.3, 2.3), (-58.5, -57), (-26, -19), label(), 0.2)
    text(f"K{number}", 2.4, (0, -58.53, -22.5), ink(), rotation=90)
    for z in (33.2, -33.2):
        plate(rectangle(3, 4.4), 0.05, (0, -52, z * 0.97), opening(), bevel=0)
    if not color:
        text("ELVORA", 5, (3.02, -30, 16), white_ink(), "right")
        text("EV-IR-24", 4, (3.02, -30, 4), white_ink(), "right")
        text("24 V AC/DC   8 mA", 2.6, (3.02, -30, -2), white_ink(), "right", font="regular")
        text("1 CO   6 A  250 V~", 2.6, (3.02, -30, -6.5), white_ink(), "right", font="regular")
        for name, y, z in (("A1", -40, -30), ("A2", -26, -36), ("11", -40, 30), ("14", -26, 36)):
            text(name, 3, (3.02, y, z), white_ink(), "right")
    return end()


# Views


def sockets():
    place(relay_socket(27), (-26, 0, 3), (0, 0, 6))
    place(relay_socket(38, 11, "EV-RS-11R"), (26, -4, 3), (0, 0, -2))


def slim_relays():
    rail(84)
    for index in range(7):
        place(slim_relay(index + 1, index in (1, 2, 5)), (-21.6 + 6.2 * index, -4.2, 0))
    bridge = blue()
    block((-21.6 - 2, -21.6 + 6.2 * 6 + 2), (-62, -58.6), (-33.6, -30.6), bridge, 0.6)
    for index in range(7):
        x = -21.6 + 6.2 * index
        block((x - 1, x + 1), (-60, -52), (-33, -31.2), bridge, 0.2)


def octal_relays():
    place(octal_relay(11), (-20, 0, 20.6), (0, 0, 12))
    place(octal_relay(8), (34, -6, 17.6), (-90, 0, 24))


def plug_in_relays():
    place(plug_in_relay(2), (-14, 0, 6.4), (0, 0, 10))
    lying = plug_in_relay(4, "EV-PR4-230A", "230 V AC", "4 CO  5 A 250 V~")
    place(lying, (22, -8, 14), (-90, 0, 26))


def relays_and_timers():
    place(relay_socket(27), (-36, 0, 3))
    place(plug_in_relay(2), (-14, -60, 6.4))
    place(octal_relay(11), (60, -26, 20.6))
    place(multifunction_timer(), (12, 10, 0))


def relay_in_socket():
    """A two-pole relay in its socket on a rail."""
    part = plug_in_relay(2)
    begin("rail")
    rail(60)
    place(end(), (0, 0, 47))
    place(relay_socket(27), (0, -4.2, 3))
    place(part, (0, -26.4, 47), (-90, 0, 180))


def slim_relay_alone():
    """One relay with the print of its side."""
    begin("rail")
    rail(36)
    place(end())
    place(slim_relay(1, True), (0, -4.2, 0))


def plug_in_pair():
    """Both from the front, for direct and for alternating current."""
    place(plug_in_relay(2), (-16, 0, 6.4))
    four = plug_in_relay(4, "EV-PR4-230A", "230 V AC", "4 CO  5 A 250 V~")
    place(four, (16, 0, 6.4))


VIEWS = {
    "relay-socket-1": View(
        sockets,
        26,
        20,
        0.84,
        "Relay sockets for 35 mm rail: for 14 flat pins and for 11 round pins",
    ),
    "relay-socket-2": View(
        relay_in_socket,
        -32,
        18,
        0.82,
        "A relay socket on a rail with its two-pole plug-in relay",
    ),
    "slim-interface-relay-6-2-mm-1": View(
        slim_relays, 34, 22, 0.86, "Seven slim interface relays of 6.2 mm on a rail, bridged"
    ),
    "slim-interface-relay-6-2-mm-2": View(
        slim_relay_alone,
        58,
        14,
        0.84,
        "A slim interface relay of 6.2 mm on a rail, from the side with its data",
    ),
    "octal-base-relay-1": View(
        octal_relays, 14, 20, 0.84, "Octal relays: 11 pin upright, 8 pin lying to show its base"
    ),
    "plug-in-relay-2-and-4-pole-1": View(
        plug_in_relays, 20, 24, 0.84, "Plug-in relays: two-pole upright, four-pole showing its pins"
    ),
    "plug-in-relay-2-and-4-pole-2": View(
        plug_in_pair,
        -16,
        18,
        0.84,
        "Two-pole relay for 24 V DC and four-pole relay for 230 V AC, from the front",
    ),
    "category-relays-timers-1": View(
        relays_and_timers, 22, 20, 0.88, "Relay socket, plug-in relay, octal relay and timer"
    ),
}
