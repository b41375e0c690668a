"""Accessories of cable glands: lock nuts, stopping plugs, thread adaptors, breather plugs."""

from math import cos, pi, sin

from materials import black_plastic, material, nickel, rubber, white_plastic
from models.glands import brass_gland
from scene import begin, end, place
from shapes import bore_thread, box, cut, cylinder, hex_nut, lathe, plate, ring, thread
from view import View


def grey_polyamide():
    return material("grey polyamide", "#a6abae", 0.42, bump=0.1)


def lock_nut(diameter, spanner, thickness, toothed=False):
    """A lock nut lying on its flat side; the toothed one grips the wall with the side shown on top."""
    begin(f"lock nut {diameter} {toothed}")
    hex_nut(spanner, thickness, (0, 0, 0), nickel(), bore=diameter / 2, chamfer=0.2)
    bore_thread(diameter / 2, 1.5, thickness, (0, 0, 0), nickel())
    if toothed:
        count = 20
        outer, inner = spanner / 2 - 0.2, diameter / 2 + 0.3
        for i in range(count):
            middle, half = 2 * pi * i / count, 2 * pi / count * 0.27
            outline = [
                (inner * cos(middle - half), inner * sin(middle - half)),
                (outer * cos(middle - half), outer * sin(middle - half)),
                (outer * cos(middle + half), outer * sin(middle + half)),
                (inner * cos(middle + half), inner * sin(middle + half)),
            ]
            plate(outline, 1.1, (0, 0, thickness - 0.1), nickel(), facing="top", bevel=0.15)
    return end()


def lock_nuts():
    large = lock_nut(40, 46, 5)
    medium = lock_nut(32, 36, 4)
    place(large, (0, 6, 23), (90, 0, 24))
    place(medium, (-33, -23, 0), (0, 0, 8))
    place(medium, (-31, -21, 4), (0, 0, 31))
    place(lock_nut(25, 30, 3.5, toothed=True), (9, -32, 0), (0, 0, 20))
    place(lock_nut(20, 24, 3), (37, -16, 0), (0, 0, 13))


def stopping_plug(diameter, flange, length, made_of, name):
    """A plug standing on its thread, with a slot for a screwdriver or a coin."""
    begin(f"{name} plug {diameter}")
    radius = diameter / 2
    thread(radius, 1.5, length, (0, 0, length), made_of, facing="bottom")
    lathe([(radius * 0.72, length), (radius * 0.72, 0), (radius - 0.9, 0)], made_of)
    cylinder(radius * 0.74, 0.5, (0, 0, length - 1.5), made_of, bevel=0)
    ring(radius - 0.2, radius + 2, 1.8, (0, 0, length - 1.7), rubber(), bevel=0.8)
    head = lathe(
        [
            (0, length),
            (flange / 2 - 0.4, length),
            (flange / 2, length + 0.4),
            (flange / 2, length + 2.4),
            (flange / 2 - 1.6, length + 3.6),
            (0, length + 4.2),
        ],
        made_of,
        smooth_angle=25,
        bevel=0.25,
    )
    cut(head, [box((diameter * 0.86, 3, 4.6), (0, 0, length + 4.2), None, 0)], bevel=0.2)
    return end()


def stopping_plugs():
    nylon = stopping_plug(25, 32, 9, black_plastic(), "nylon")
    metal = stopping_plug(25, 32, 9, nickel(), "brass")
    small = stopping_plug(20, 26, 9, grey_polyamide(), "nylon")
    place(nylon, (-20, 8, 0), (0, 0, 28))
    place(metal, (20, 8, 0), (0, 0, -22))
    _lay(metal, (26, -38, 0), 32, 12.5, 11, 38)
    _lay(small, (-18, -38, 0), 26, 10, 11, -40)


def _lay(part, location, flange, radius, height, turn):
    """Lays a part on its flange, or on a flat, and the rim of its thread: the thread to the front."""
    tilt = (flange / 2 - radius) / height
    x, y, _ = location
    place(part, (x, y, radius * cos(tilt)), (-90 + tilt * 180 / pi, 0, turn))


def adaptor(male, female, spanner, female_depth=10):
    """A thread adaptor standing on its male thread; an enlarger is one with the larger female."""
    begin(f"adaptor {male} {female}")
    metal = nickel()
    length, collar = 9, 4.5
    bore = min(male / 2 - 1.8, female / 2)
    thread(male / 2, 1.5, length, (0, 0, length), metal, facing="bottom")
    ring(male / 2 - 0.2, male / 2 + 1.9, 1.7, (0, 0, length - 1.6), rubber(), bevel=0.8)
    lathe([(bore, length + 0.5), (bore, 0.4), (bore + 0.4, 0), (male / 2 - 0.8, 0)], metal)
    if female < male:
        hex_nut(spanner, collar, (0, 0, length), metal, bore=female / 2, chamfer=0.12)
        bore_thread(female / 2, 1.5, length + collar - 1, (0, 0, 1), metal)
    else:
        height = female_depth + 3
        hex_nut(spanner, height, (0, 0, length), metal, bore=female / 2, chamfer=0.05)
        ring(bore, female / 2 + 0.5, height - female_depth, (0, 0, length + 0.1), metal)
        bottom = length + height - female_depth
        bore_thread(female / 2, 1.5, female_depth, (0, 0, bottom), metal)
    return end()


def adaptors():
    reducer = adaptor(32, 25, 36)
    enlarger = adaptor(25, 32, 38)
    place(reducer, (-28, 16, 0), (0, 0, 10))
    place(enlarger, (26, 16, 0), (0, 0, 16))
    _lay(reducer, (4, -46, 0), 36, 16, 9, 25)


def breather(diameter, spanner, made_of, name):
    """A breather plug standing on its thread: a slotted crown over the membrane, a hexagon, an O-ring."""
    begin(f"{name} breather {diameter}")
    radius, length = diameter / 2, 10
    thread(radius, 1.5, length, (0, 0, length), made_of, facing="bottom")
    lathe([(radius * 0.6, length), (radius * 0.6, 0), (radius - 0.8, 0)], made_of)
    ring(radius - 0.2, radius + 1.9, 1.8, (0, 0, length - 1.6), rubber(), bevel=0.8)
    hex_nut(spanner, 5, (0, 0, length), made_of, chamfer=0.14)
    top = length + 5
    crown = spanner / 2 - 1.2
    cylinder(crown - 2, 3.6, (0, 0, top - 0.2), white_plastic(), bevel=0.2)
    count = 12
    for i in range(count):
        middle, half = 2 * pi * i / count, 2 * pi / count * 0.29
        outline = [
            (r * cos(middle + side * half), r * sin(middle + side * half))
            for r, side in (
                (crown - 2.6, -1),
                (crown - 0.2, -1),
                (crown - 0.2, 1),
                (crown - 2.6, 1),
            )
        ]
        plate(outline, 3.4, (0, 0, top - 0.2), made_of, facing="top", bevel=0.2)
    cap = [
        (0, top + 3),
        (crown - 0.3, top + 3),
        (crown, top + 3.3),
        (crown, top + 4.8),
        (crown - 1.4, top + 6),
        (crown - 3, top + 6.3),
        (0, top + 6.6),
    ]
    lathe(cap, made_of, smooth_angle=28)
    return end()


def breathers():
    black = breather(20, 26, black_plastic(), "nylon")
    metal = breather(20, 24, nickel(), "brass")
    place(black, (-20, 4, 0), (0, 0, 8))
    place(metal, (22, 8, 0), (0, 0, 20))
    _lay(black, (4, -44, 0), 26, 10, 10, 34)


LOCK_NUTS = (
    (63, 70, 6), (50, 60, 5), (40, 46, 5), (32, 36, 4), (25, 30, 3.5), (20, 24, 3), (16, 19, 2.8),
    (12, 15, 2.8),
)  # fmt: skip


def lock_nut_pyramid():
    """All sizes, each on the next larger one: M63 below, M12 on top."""
    z = 0
    for k, (diameter, spanner, thickness) in enumerate(LOCK_NUTS):
        place(lock_nut(diameter, spanner, thickness), (0, 0, z), (0, 0, 11 * k))
        z += thickness


def plug_sizes():
    black = black_plastic()
    place(stopping_plug(40, 48, 10, black, "nylon"), (-40, 10, 0), (0, 0, 24))
    place(stopping_plug(32, 39, 10, nickel(), "brass"), (8, 4, 0), (0, 0, -30))
    place(stopping_plug(16, 21, 8, black, "nylon"), (42, -2, 0), (0, 0, 16))
    place(stopping_plug(12, 17, 8, nickel(), "brass"), (24, -32, 0), (0, 0, 40))
    place(stopping_plug(20, 26, 9, nickel(), "brass"), (-14, -34, 13.2), (180, 0, 0))


def adaptors_in_use():
    """Each adaptor with the gland that it takes: smaller in the reducer, larger in the enlarger."""
    reducer = adaptor(32, 25, 36)
    enlarger = adaptor(25, 32, 38)
    place(reducer, (-26, 4, 0), (0, 0, 10))
    place(brass_gland("M25", 25, 1.5, 7, 30, "M25 × 1.5", turn=20), (-26, 4, 6.6))
    place(enlarger, (24, -4, 0), (0, 0, 16))
    place(brass_gland("M32", 32, 1.5, 8, 36, "M32 × 1.5", turn=20), (24, -4, 14.1))


def breather_sizes():
    """Both sizes of both materials; those in front stand on their crowns."""
    place(breather(20, 26, black_plastic(), "nylon"), (-18, 14, 0), (0, 0, 8))
    place(breather(20, 24, nickel(), "brass"), (16, 18, 0), (0, 0, 20))
    place(breather(12, 17, nickel(), "brass"), (34, -8, 21.6), (180, 0, 12))
    place(breather(12, 17, black_plastic(), "nylon"), (2, -22, 21.6), (180, 0, 0))


VIEWS = {
    "brass-lock-nut-1": View(
        lock_nuts,
        4,
        32,
        0.84,
        "Hexagon lock nuts of four sizes, nickel-plated brass; one upright, one toothed",
        light="metal",
    ),
    "brass-lock-nut-2": View(
        lock_nut_pyramid,
        12,
        26,
        0.84,
        "Brass lock nuts of all eight sizes from M63 to M12, stacked",
        light="metal",
    ),
    "stopping-plug-1": View(
        stopping_plugs,
        -4,
        30,
        0.84,
        "Stopping plugs of black and grey polyamide and of nickel-plated brass, with O-rings",
    ),
    "stopping-plug-2": View(
        plug_sizes,
        6,
        34,
        0.86,
        "Stopping plugs from M40 to M12, black polyamide and nickel-plated brass, one upside down",
    ),
    "thread-adaptor-reducing-and-enlarging-1": View(
        adaptors,
        10,
        34,
        0.82,
        "A reducing and an enlarging thread adaptor of nickel-plated brass, and a reducer on its side",
        light="metal",
    ),
    "thread-adaptor-reducing-and-enlarging-2": View(
        adaptors_in_use,
        12,
        18,
        0.82,
        "A reducer M32 to M25 and an enlarger M25 to M32, each with a brass gland screwed in",
        light="metal",
    ),
    "breather-drain-plug-1": View(
        breathers,
        -8,
        28,
        0.84,
        "Breather drain plugs of black polyamide and of nickel-plated brass, one showing its thread",
    ),
    "breather-drain-plug-2": View(
        breather_sizes,
        8,
        42,
        0.86,
        "Breather plugs of M20 upright and of M12 upside down, showing the vent through the thread",
    ),
}
