"""Pictures of the gallery: products where they are drawn, kept, wired, tested, packed and shown."""

from math import atan2, degrees, hypot

from materials import (
    black_plastic,
    blue,
    blue_ink,
    ink,
    light_grey_plastic,
    material,
    nickel,
    red,
    stainless,
    steel,
    white_plastic,
    yellow,
)
from models.cable_ties import flat_tie, natural
from models.contactors import auxiliary_contactor, power_contactor_middle, power_contactor_small
from models.crimp_terminals import SINGLE, ferrule
from models.gland_accessories import lock_nut
from models.glands import (
    brass_body,
    brass_cap,
    brass_gland,
    clamping_insert,
    grey_polyamide,
    nylon_gland,
)
from models.miniature_breakers import breaker, residual_breaker
from models.motor_protection import motor_breaker
from models.panel_meters import led_meter
from models.pilot_devices import (
    emergency_stop,
    illuminated_button,
    nc_block,
    no_block,
    pilot_lamp,
    push_button,
    selector,
)
from models.rails import steel_35
from models.relays import octal_relay, plug_in_relay, relay_socket
from models.terminal_blocks import (
    earth_terminal,
    end_stop,
    polyamide,
    push_in_terminal,
    screw_terminal,
)
from models.timers import multifunction_timer
from models.wiring_duct import duct, stone_grey
from scene import begin, end, place
from shapes import (
    box,
    circle,
    cylinder,
    hexagon,
    lathe,
    plate,
    rectangle,
    ring,
    rounded_rectangle,
    smooth_path,
    text,
    tube,
)
from view import View


def wood():
    return material("wood", "#c79a63", 0.5, bump=0.15, bump_scale=3, color_variation=0.25)


def paper():
    return material("paper", "#f6f5f0", 0.8)


def cardboard():
    return material("cardboard", "#b98a58", 0.85, bump=0.1, color_variation=0.12)


# Drawing


def stroke(x1, y1, x2, y2, z, width=0.8, pen=None):
    """A drawn line, lying at a height `z`."""
    length, turn = hypot(x2 - x1, y2 - y1), degrees(atan2(y2 - y1, x2 - x1))
    middle = ((x1 + x2) / 2, (y1 + y2) / 2, z)
    plate(rectangle(length + width, width), 0.03, middle, pen or ink(), (), "top", 0, turn)


def outline_of(points, z, width=0.8, pen=None):
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1]):
        stroke(x1, y1, x2, y2, z, width, pen)


def dimension(x1, x2, y, z, content, drop):
    """A dimension line with arrows between two extension lines that begin `drop` above it."""
    pen = blue_ink()
    for x in (x1, x2):
        stroke(x, y - 3, x, y + drop, z, 0.5, pen)
    stroke(x1, y, x2, y, z, 0.6, pen)
    for x, sign in ((x1, 1), (x2, -1)):
        plate([(x, y), (x + sign * 6, y + 1.3), (x + sign * 6, y - 1.3)], 0.03, (0, 0, z), pen,
              (), "top", 0)  # fmt: skip
    text(content, 8, ((x1 + x2) / 2, y + 6.5, z + 0.02), pen, "top", "regular")


def gland_drawing(z):
    """Side view and end view of an M25 gland, four times its size."""
    k, left, axis = 4, -178, 34
    # Half sections along the axis: thread, body hexagon, neck, cap hexagon, dome.
    steps = ((0, 12.5), (7, 17.3), (15, 12.9), (16.8, 17.3), (25.2, 14.6))
    ends = (7, 15, 16.8, 25.2, 33.4)
    for (start, half), stop in zip(steps, ends):
        x1, x2 = left + start * k, left + stop * k
        if stop == 33.4:
            dome = [(x1, -half), (x1 + 14, -half + 1), (x2 - 6, -11), (x2, -9.4)]
            points = [(x, axis + y * k if abs(y) < 30 else y) for x, y in dome]
            points += [(x, 2 * axis - y) for x, y in reversed(points)]
        else:
            points = [
                (x1, axis - half * k),
                (x2, axis - half * k),
                (x2, axis + half * k),
                (x1, axis + half * k),
            ]
        outline_of(points, z, 1.3)
        if half == 17.3:
            for y in (-8.7, 8.7):
                stroke(x1, axis + y * k, x2, axis + y * k, z, 0.5)
    for y in (-11.6, 11.6):
        stroke(left, axis + y * k, left + 7 * k, axis + y * k, z, 0.6)
    stroke(left - 12, axis, left + 33.4 * k + 12, axis, z, 0.5, red())
    dimension(left, left + 7 * k, axis - 92, z, "7", 40)
    dimension(left, left + 33.4 * k, axis - 112, z, "33,4", 60)
    text("M25 × 1,5", 9, (left + 14, axis + 84, z + 0.02), blue_ink(), "top", "regular")
    middle = 60
    outline_of([(middle + x, axis + y) for x, y in hexagon(30 * k, start=30)], z, 1.3)
    for radius in (14.6, 9.4, 6.3):
        outline_of([(middle + x, axis + y) for x, y in circle(radius * k, steps=64)], z, 0.6)
    for reach in (76,):
        stroke(middle - reach, axis, middle + reach, axis, z, 0.5, red())
        stroke(middle, axis - reach, middle, axis + reach, z, 0.5, red())
    dimension(middle - 60, middle + 60, axis - 92, z, "SW 30", 40)


def drawing_board():
    box((620, 440, 18), (0, 0, -9), wood(), 2)
    plate(rectangle(420, 297), 0.3, (-20, 0, 0), paper(), facing="top", bevel=0.1)
    z = 0.31
    outline_of([(x - 20, y) for x, y in rectangle(396, 275)], z, 1.3)
    outline_of(rectangle(170, 52, 93, -111.5), z, 0.6)
    stroke(8, -103, 178, -103, z)
    for content, size, x, y in (
        ("ELVORA", 11, 14, -94.5),
        ("Brass cable gland M25", 9, 14, -113),
        ("EV-BG-M25    4 : 1    mm", 8, 14, -127),
    ):
        text(content, size, (x, y, z), ink(), "top", "bold" if size > 10 else "regular", "LEFT")
    gland_drawing(z)
    m25 = brass_gland("M25", 25, 1.5, 7, 30, "M25 × 1.5", turn=14)
    place(m25, (150, 118, 0.3))
    place(brass_gland("M20", 20, 1.5, 6, 24, cap_turn=0), (196, 66, 12.4), (90, 0, 128))
    place(lock_nut(25, 30, 3.5), (120, 74, 0.3), (0, 0, 8))
    place(pencil(), (-60, -112, 4.4), (0, 90, 14))
    place(scale_ruler(), (-20, -176, 0), (0, 0, -3))


def pencil():
    begin("pencil")
    plate(
        hexagon(7.4), 140, (0, 0, 0), material("lacquer", "#1c5aa0", 0.3, coat=0.5), (), "top", 0.3
    )
    lathe([(3.9, 140), (1.1, 158)], material("cedar", "#d8b98c", 0.6))
    lathe([(1.1, 158), (0, 162)], material("lead", "#2b2b2d", 0.4))
    lathe([(3.9, 0), (3.9, -3), (0, -3)], material("pencil end", "#16437a", 0.3))
    return end()


def scale_ruler():
    begin("ruler")
    plate(
        rounded_rectangle(320, 28, 3), 1, (0, 0, 0), stainless(), [circle(2.6, 154, 0)], "top", 0.2
    )
    for mm in range(0, 301):
        length = 9 if mm % 10 == 0 else 6.5 if mm % 5 == 0 else 4.5
        plate(
            rectangle(0.22, length, mm - 152, 13.6 - length / 2),
            0.02,
            (0, 0, 1),
            ink(),
            (),
            "top",
            0,
        )
    for centimetre in range(1, 30):
        text(str(centimetre), 4.6, (centimetre * 10 - 152, 0.5, 1.02), ink(), "top", "regular")
    text("ELVORA", 5, (128, -8, 1.02), ink(), "top")
    return end()


# Shelf


def sample_shelf():
    board = material("shelf", "#e3e5e6", 0.5)
    box((620, 10, 480), (0, 5, 228), material("back panel", "#cfd6dc", 0.6), 1)
    for z in (0, 190, 356):
        box((620, 150, 12), (0, -75, z - 6), board, 1.2)
    for x in (-304, 304):
        box((12, 150, 480), (x, -75, 228), board, 1.2)
    lower = (power_contactor_middle(), power_contactor_small(), auxiliary_contactor(),
             motor_breaker(), residual_breaker(), breaker(3, "C32"))  # fmt: skip
    for part, x in zip(lower, (-240, -150, -84, -22, 64, 158)):
        place(part, (x, -22, 0))
    place(breaker(1, "C16"), (216, -22, 0))
    place(breaker(2, "C25"), (260, -22, 0))
    place(multifunction_timer(), (-262, -20, 190))
    place(relay_socket(27), (-212, -20, 192))
    place(plug_in_relay(2), (-160, -60, 196.4))
    place(octal_relay(11), (-100, -60, 210.6))
    place(led_meter(96, "415", "V", "AC VOLTAGE  TRUE RMS", "EV-DM-V-96"), (-16, -30, 190))
    place(led_meter(72, "4.75", "A", "AC CURRENT  TRUE RMS", "EV-DM-A-72"), (84, -40, 190))
    for k, color in enumerate(("green", "red", "yellow", "blue")):
        place(pilot_lamp(color), (156 + 36 * k, -80, 206))
    sizes = ((12, 14, 5), (16, 20, 6), (20, 24, 6), (25, 30, 7), (32, 36, 8), (40, 46, 8))
    x = -280
    for diameter, spanner, length in sizes:
        x += spanner * 0.62
        place(brass_gland(f"B{diameter}", diameter, 1.5, length, spanner), (x, -70, 356))
        x += spanner * 0.62 + 8
    for k, (diameter, spanner, length) in enumerate(
        ((40, 46, 13), (32, 36, 11), (25, 29, 11), (20, 24, 9))
    ):
        made_of = black_plastic() if k % 2 else grey_polyamide()
        x += spanner * 0.62
        place(nylon_gland(f"N{diameter}", diameter, 1.5, length, spanner, made_of), (x, -70, 356))
        x += spanner * 0.62 + 8
    for z, names in (
        (190, ("TIMERS, RELAYS", "METERS", "LAMPS")),
        (356, ("BRASS GLANDS", "", "NYLON GLANDS")),
        (0, ("CONTACTORS", "MOTOR STARTING", "BREAKERS")),
    ):
        for name, at in zip(names, (-190, 10, 200)):
            if name:
                plate(rounded_rectangle(110, 10, 1), 0.4, (at, -150, z - 6), paper(), bevel=0.1)
                text(name, 6.4, (at, -150.45, z - 6), ink())


# Order desk


def clipboard(lines):
    begin("clipboard")
    plate(
        rounded_rectangle(226, 318, 6),
        3,
        (0, 0, 0),
        material("board", "#3b4147", 0.5),
        (),
        "top",
        0.6,
    )
    plate(rectangle(210, 297), 0.3, (0, -6, 3), paper(), facing="top", bevel=0.05)
    plate(rounded_rectangle(96, 26, 4), 4, (0, 146, 3), steel(), (), "top", 1.2)
    text("ELVORA", 13, (-92, 112, 3.32), blue_ink(), "top", "bold", "LEFT")
    text("Packing list", 11, (92, 112, 3.32), ink(), "top", "regular", "RIGHT")
    stroke(-94, 100, 94, 100, 3.31, 0.6)
    for k, (code, name, pieces) in enumerate(lines):
        y = 84 - 21 * k
        outline_of([(x - 90, y + d) for x, d in rectangle(7, 7)], 3.31, 0.5)
        if k < 4:
            stroke(-93, y, -90.6, y - 3, 3.33, 1, blue_ink())
            stroke(-90.6, y - 3, -86, y + 4.5, 3.33, 1, blue_ink())
        text(code, 8.4, (-80, y, 3.32), ink(), "top", "bold", "LEFT")
        text(name, 7.4, (-16, y, 3.32), ink(), "top", "regular", "LEFT")
        text(pieces, 8.4, (93, y, 3.32), ink(), "top", "regular", "RIGHT")
        stroke(-94, y - 10, 94, y - 10, 3.31, 0.2, light_grey_plastic())
    return end()


def tray(width, depth, height, made_of, name):
    begin(name)
    outer = rounded_rectangle(width, depth, 8)
    inner = rounded_rectangle(width - 6, depth - 6, 6)
    plate(outer, 3, (0, 0, 0), made_of, (), "top", 0.8)
    plate(outer, height, (0, 0, 0), made_of, [inner], "top", 0.8)
    return end()


def order_desk():
    box((760, 560, 20), (40, 20, -10), wood(), 2)
    lines = (
        ("EV-BG-M25", "Brass cable gland", "50"),
        ("EV-BG-M20", "Brass cable gland", "100"),
        ("EV-NG-M20", "Nylon cable gland", "40"),
        ("EV-FE-2.5", "End sleeves", "500"),
        ("EV-PC-25", "Power contactor", "6"),
        ("EV-MCB-1C16", "Breaker, one pole", "12"),
    )
    place(clipboard(lines), (-126, 0, 0), (0, 0, 8))
    pen = material("pen", "#123f7c", 0.3, coat=0.4)
    begin("ball pen")
    lathe([(0, 0), (3.4, 2), (4.4, 30), (4.4, 118), (3.6, 120), (0, 120)], pen)
    lathe([(1, -9), (3.2, 0.5)], steel())
    box((3, 1.4, 38), (0, -5.4, 98), steel(), 0.4)
    place(end(), (-160, -120, 8), (0, 90, 26))
    place(tray(190, 130, 34, blue(), "tray of brass"), (128, 74, 0), (0, 0, -4))
    brass_part = brass_gland("M25", 25, 1.5, 7, 30)
    for row in range(3):
        for column in range(5):
            at = (128 - 70 + 35 * column, 74 - 38 + 38 * row, 3)
            place(brass_part, at, (0, 0, 17 * (row * 5 + column)))
    place(tray(190, 110, 34, light_grey_plastic(), "tray of nylon"), (136, -70, 0), (0, 0, 3))
    nylon_part = nylon_gland("M20", 20, 1.5, 9, 24, grey_polyamide())
    for row in range(3):
        for column in range(6):
            at = (136 - 75 + 30 * column, -70 - 32 + 32 * row, 3)
            place(nylon_part, at, (0, 0, 23 * (row * 6 + column)))
    place(power_contactor_small(), (270, 110, 0), (0, 0, -24))
    place(breaker(1, "C16"), (276, 10, 0), (0, 0, -24))
    place(tape_roll(), (290, -110, 0))


def tape_roll():
    begin("tape roll")
    ring(38, 41, 50, (0, 0, 0), cardboard())
    ring(41, 58, 50, (0, 0, 0), material("tape", "#a8763a", 0.25, coat=0.3))
    return end()


# Assembly


def screwdriver(color, length, name):
    begin(name)
    grip = material(f"grip {name}", color, 0.4)
    profile = [
        (0, 0),
        (11, 1),
        (14, 8),
        (14.5, 30),
        (12, 58),
        (9, 76),
        (11, 88),
        (10, 98),
        (4, 100),
    ]
    lathe(profile, grip, smooth_angle=50)
    for z in (20, 32, 44, 56):
        ring(10, 14.8 - z * 0.03, 4, (0, 0, z), material("grip ring", "#26282b", 0.55), bevel=1.4)
    cylinder(4.4, length * 0.7, (0, 0, 99), grip, bevel=0.4)
    lathe([(3, 100), (3, 99 + length - 9), (2.6, 99 + length)], steel())
    box((5.4, 0.9, 5), (0, 0, 99 + length), steel(), 0.1)
    return end()


def wire(color, radius, route):
    tube(smooth_path(route), radius, material(f"wire {color}", color, 0.42))


def assembly_place():
    box((560, 400, 20), (0, 0, -14), wood(), 2)
    plate(
        rounded_rectangle(500, 340, 8),
        4,
        (0, 0, -4),
        material("mat", "#2f5d57", 0.75),
        (),
        "top",
        0.8,
    )
    place(duct(25, 40, 12.5, 6, 340, stone_grey(), "duct"), (0, 118, 0))
    place(steel_35(400, name="upper rail"), (0, 44, 0))
    lying = (-90, 0, 0)
    # Devices lie on their backs; the middle of the rail's notch is at half their height.
    place(motor_breaker(), (-150, 0, 7), lying)
    place(power_contactor_small(), (-92, 0, 7), lying)
    place(breaker(3, "C32"), (-26, 2, 7), lying)
    place(breaker(1, "C16"), (22, 2, 7), lying)
    x = 62
    for k in range(5):
        place(screw_terminal(5.2, 1, polyamide(), str(k + 1), f"grey {k}"), (x, 44, 0))
        x += 5.2
    place(screw_terminal(5.2, 1, blue(), "N", "neutral"), (x, 44, 0))
    place(earth_terminal(5.2, 1, "PE", "earth"), (x + 5.2, 44, 0))
    for k in range(5):
        place(push_in_terminal(5.2, str(k + 6), f"push {k}"), (x + 10.4 + 5.2 * k, 44, 0))
    place(end_stop(), (x + 40, 44, 0))
    for k, color in enumerate(("#8a2b25", "#e9c21a", "#1f5fb0")):
        start = -44 + 17.6 * k
        wire(color, 1.7, [(start, -2, 30), (start, -30, 34), (start + 8, -52 - 5 * k, 20),
                          (start + 60, -60 - 5 * k, 12), (64 + 5.2 * k, -20, 14), (64 + 5.2 * k, 20, 22)])  # fmt: skip
    place(screwdriver("#c8191e", 100, "flat"), (-210, -120, 14.6), (0, 90, 8))
    place(screwdriver("#e7b90e", 80, "small"), (-150, -160, 14.6), (0, 90, -6))
    place(tray(120, 78, 24, light_grey_plastic(), "tray"), (150, -106, 0), (0, 0, 5))
    for k in range(26):
        row = SINGLE[(k * 5) % 6]
        at = (108 + (k * 37) % 84, -132 + (k * 23) % 54, 5 + (k % 3) * 2.4)
        place(ferrule(*row[:5], f"loose {k}"), at, (90, 0, (k * 67) % 360))
    place(flat_tie(natural(), 120, 3.6, "tie"), (20, -140, 0), (0, 0, 12))
    place(flat_tie(black_plastic(), 120, 3.6, "black tie"), (24, -126, 0), (0, 0, 4))


# Packed goods


def carton(width, depth, height, code, content, name):
    begin(name)
    box((width, depth, height), (0, 0, height / 2), cardboard(), 1.4)
    tape = material("tape", "#a8763a", 0.25, coat=0.3)
    plate(rectangle(48, depth + 0.6), 0.3, (0, 0, height), tape, (), "top", 0.1)
    plate(rectangle(48, 60), 0.3, (0, -depth / 2, height - 30), tape, bevel=0.1)
    plate(
        rectangle(width * 0.46, height * 0.34),
        0.4,
        (width * 0.22, -depth / 2, height * 0.36),
        paper(),
        bevel=0.05,
    )
    size = height * 0.062
    for line, rise, face in (
        ("ELVORA", 0.46, "bold"),
        (code, 0.355, "bold"),
        (content, 0.26, "regular"),
    ):
        at = (width * 0.22, -depth / 2 - 0.42, height * rise)
        text(line, size, at, blue_ink() if line == "ELVORA" else ink(), font=face)
    # This side up: two arrows.
    for x in (-0.36, -0.26):
        shaft = rectangle(4, 22, width * x, height * 0.3)
        head = [
            (width * x - 8, height * 0.3 + 11),
            (width * x + 8, height * 0.3 + 11),
            (width * x, height * 0.3 + 24),
        ]
        for shape in (shaft, head):
            plate(shape, 0.1, (0, -depth / 2, 0), ink(), bevel=0)
    return end()


def pallet(width, depth):
    begin("pallet")
    for k in range(5):
        box((width, depth / 6.4, 18), (0, (k - 2) * depth / 4.8, 135), wood(), 1.5)
    for x in (-1, 0, 1):
        box((90, depth, 20), (x * (width / 2 - 45), 0, 10), wood(), 1.5)
        for y in (-1, 0, 1):
            box((88, 90, 106), (x * (width / 2 - 45), y * (depth / 2 - 48), 73), wood(), 1.5)
    return end()


def packed_goods():
    place(pallet(1000, 620))
    goods = (
        ("EV-BG-M25", "Brass cable gland  50 pcs"),
        ("EV-NG-M20", "Nylon cable gland  100 pcs"),
        ("EV-PC-25", "Power contactor  6 pcs"),
        ("EV-MCB-3C32", "Circuit breaker  4 pcs"),
        ("EV-CT-200", "Cable ties  1,000 pcs"),
        ("EV-FE-2.5", "End sleeves  500 pcs"),
        ("EV-TB-4", "Terminals  100 pcs"),
    )
    parts = [carton(300, 270, 230, *row, f"carton {k}") for k, row in enumerate(goods)]
    places = [(x, -140, 144) for x in (-330, 0, 330)] + [(x, 150, 144) for x in (-330, 0, 330)]
    places += [(-320, -130, 376), (2, -134, 376), (-310, 150, 376), (10, 150, 376)]
    for k, at in enumerate(places):
        turn = (1.5, -1, 2, 0, 1, -2, -2.5, 1.4, 1, -1)[k]
        place(parts[k % len(parts)], at, (0, 0, turn))
    place(tape_roll(), (330, -150, 376), scale=1.3)


# Test bench


def socket(x, y, z, color):
    ring(4, 9, 9, (x, y, z), color, "front", 1)
    cylinder(4, 3, (x, y - 1, z), black_plastic(), "front", bevel=0)


def lead(color, points):
    """A test lead with a sleeve at its start, where it is plugged in."""
    made_of = material(f"lead {color}", color, 0.45)
    tube(smooth_path(points), 2.1, made_of)
    x, y, z = points[0]
    cylinder(4.6, 26, (x, y + 4, z), made_of, "front", bevel=1)


def test_bench():
    box((720, 460, 24), (0, -110, -12), material("bench", "#d5d9da", 0.5), 2)
    plate(
        rounded_rectangle(640, 430, 4),
        3,
        (0, -130, 0),
        material("bench mat", "#33566e", 0.8),
        (),
        "top",
        0.6,
    )
    panel = material("console", "#e2e4e4", 0.45)
    box((640, 120, 240), (0, 80, 120), panel, 4)
    front = 20
    place(led_meter(96, "240", "V", "AC VOLTAGE  TRUE RMS", "EV-DM-V-96"), (-220, front - 4, 124))
    place(led_meter(96, "0.19", "A", "AC CURRENT  TRUE RMS", "EV-DM-A-96"), (-104, front - 4, 124))
    place(emergency_stop(with_legend=True, back=False), (250, front, 172))
    place(push_button("green", "I"), (60, front, 176))
    place(push_button("red", "O"), (116, front, 176))
    place(pilot_lamp("yellow"), (176, front, 176))
    names = (
        ("L1", "#8a2b25"),
        ("L2", "#e9c21a"),
        ("L3", "#1f5fb0"),
        ("N", "#16181b"),
        ("A1", "#8a2b25"),
        ("A2", "#16181b"),
    )
    colors = (red(), yellow(), blue(), black_plastic(), red(), black_plastic())
    for k, ((name, _), color) in enumerate(zip(names, colors)):
        x = -250 + 60 * k
        socket(x, front, 60, color)
        text(name, 10, (x, front - 0.03, 82), ink())
    text("ELVORA", 20, (235, front - 0.03, 66), blue_ink())
    text("CONTACTOR TEST", 10, (235, front - 0.03, 46), ink())
    place(power_contactor_small(), (-40, -120, 3), (0, 0, 0))
    place(power_contactor_middle(), (130, -110, 3), (0, 0, -10))
    place(octal_relay(11), (236, -190, 23.6), (0, 0, 10))
    ends = (
        (-56, -170, 88),
        (-45, -170, 88),
        (-34, -170, 88),
        (-23, -170, 88),
        (-56, -152, 98),
        (-24, -152, 98),
    )
    for k, ((_, color), stop) in enumerate(zip(names, ends)):
        x = -250 + 60 * k
        sx, sy, sz = stop
        lead(color, [(x, front - 12, 60), (x, front - 60, 58), (x * 0.7 - 30, -70, 110 + 6 * k),
                     (sx, -120, 150 + 4 * k), (sx, sy + 14, 124), stop])  # fmt: skip
    place(screwdriver("#c8191e", 90, "flat"), (-250, -230, 17.6), (0, 90, -20))


# Laid out as for a show


def step(width, depth, height, y):
    box((width, depth, height), (0, y, height / 2), material("step", "#c3cad0", 0.45), 3)


def name_card(content, x, y, z):
    box((len(content) * 7.4 + 18, 3, 17), (x, y, z + 8.5), white_plastic(), 0.6)
    text(content, 9, (x, y - 1.55, z + 8.5), ink())


def show_of_switchgear():
    for height, y in ((160, 150), (80, 0), (0.6, -150)):
        step(640, 150, height, y)
    for part, x in (
        (power_contactor_middle(), -240),
        (power_contactor_small(), -150),
        (auxiliary_contactor(), -84),
    ):
        place(part, (x, 200, 160))
    place(motor_breaker(), (-10, 190, 160))
    place(residual_breaker(), (90, 190, 160))
    place(breaker(3, "C32"), (190, 190, 160))
    place(breaker(1, "C16"), (256, 190, 160))
    place(led_meter(96, "415", "V", "AC VOLTAGE  TRUE RMS", "EV-DM-V-96"), (-230, 30, 80))
    place(multifunction_timer(), (-130, 40, 80))
    place(relay_socket(27), (-80, 40, 82))
    place(plug_in_relay(2), (-26, 0, 86.4))
    place(octal_relay(11), (40, 0, 100.6))
    for k, color in enumerate(("green", "red", "yellow", "blue", "white")):
        place(pilot_lamp(color), (116 + 38 * k, -10, 96))
    place(selector(("HAND", "0", "AUTO"), 45, (no_block(), None, no_block())), (-240, -150, 22))
    place(illuminated_button("green", (no_block(), None, nc_block())), (-170, -150, 22))
    place(push_button("green", "I", blocks=(no_block(), None, None)), (-104, -150, 22))
    place(push_button("red", "O", blocks=(None, None, nc_block())), (-40, -150, 22))
    place(emergency_stop((nc_block(),)), (40, -140, 36))
    for k in range(8):
        place(
            screw_terminal(5.2, 1, blue() if k == 7 else polyamide(), str(k + 1), f"t {k}"),
            (140 + 5.2 * k, -150, 0.6),
        )
    for k in range(8):
        place(push_in_terminal(5.2, str(k + 9), f"p {k}"), (184 + 5.2 * k, -150, 0.6))
    name_card("CONTACTORS", -190, 84, 160)
    name_card("PROTECTION", 90, 84, 160)
    name_card("METERS, RELAYS", -150, -68, 80)
    name_card("PILOT LAMPS", 190, -68, 80)


def plinth(x, height, radius=26):
    cylinder(radius, height, (x, 0, 0), material("plinth", "#aab4bd", 0.45), bevel=1.2)


def exploded_gland():
    """The parts of a gland in the order in which they are put together."""
    metal, spanner = nickel(), 46
    k = spanner / 30
    plinth(-118, 18)
    place(lock_nut(40, 46, 5), (-118, 0, 18), (0, 0, 10))
    begin("body")
    brass_body(40, 1.5, 8, spanner, metal, 14, "M40 × 1.5")
    place(end(), (-40, 0, 36))
    plinth(-40, 36, 30)
    begin("insert")
    clamping_insert(0, k, 12.6 * k)
    lathe([(7.8 * k, -1 * k), (9.1 * k, -1 * k), (9.1 * k, -16 * k), (7.8 * k, -16 * k)],
          material("insert", "#2b2c2e", 0.45), closed=True)  # fmt: skip
    place(end(), (36, 0, 54 + 16 * k))
    plinth(36, 54)
    begin("cap")
    brass_cap(0, spanner, metal, 21)
    place(end(), (112, 0, 72))
    plinth(112, 72, 30)
    place(brass_gland("M40", 40, 1.5, 8, spanner, "M40 × 1.5", 14), (196, 0, 90))
    plinth(196, 90, 30)
    for x, z, content in (
        (-118, 9, "1"),
        (-40, 18, "2"),
        (36, 27, "3"),
        (112, 36, "4"),
        (196, 45, "1–4"),
    ):
        radius = 26 if x in (-118, 36) else 30
        text(content, 12, (x, -radius - 0.03, z), ink())


def illustrated(build, azimuth, elevation, fill, shows, light="soft"):
    return View(build, azimuth, elevation, fill, shows, light, folder="gallery", aspect=4 / 3)


VIEWS = {
    "office-1": illustrated(
        drawing_board,
        -10,
        46,
        1.34,
        "Drawing board: side and end view of a brass gland, the gland beside it",
    ),
    "office-2": illustrated(
        sample_shelf,
        12,
        9,
        1.0,
        "Sample shelf with contactors, breakers, relays, meters, lamps and glands",
    ),
    "office-3": illustrated(
        order_desk, -6, 44, 1.3, "Order desk: a packing list on a clipboard and trays of glands"
    ),
    "team-1": illustrated(
        assembly_place,
        8,
        50,
        1.26,
        "Assembly place: a rail being wired, screwdrivers, sleeves and ties",
    ),
    "building-1": illustrated(
        packed_goods, 28, 18, 0.92, "Cartons with labels, packed on a pallet"
    ),
    "building-3": illustrated(
        test_bench, 10, 24, 1.0, "Test bench with meters and a contactor wired by test leads"
    ),
    "events-1": illustrated(
        show_of_switchgear,
        14,
        18,
        0.96,
        "Switchgear, relays, meters and pilot devices laid out on three steps",
    ),
    "events-2": illustrated(
        exploded_gland,
        8,
        16,
        0.92,
        "The parts of a brass gland on plinths, in the order of assembly",
        "metal",
    ),
}
