"""The sample case for dealers: glands of each common metric size, lock nuts and a strip gauge."""

from math import cos, radians, sin

from mathutils import Vector

from materials import aluminium, black_plastic, blue_ink, ink, material, white_ink, white_plastic
from models.gland_accessories import lock_nut
from models.glands import brass_gland, nylon_gland
from scene import begin, end, place
from shapes import box, circle, cylinder, plate, rectangle, rounded_rectangle, text
from view import View

# Thread, then spanner width and thread length in brass and in nylon, then the lock nut.
SIZES = (
    (12, 14, 5, 15, 8, 15, 2.8),
    (16, 20, 6, 19, 8, 19, 2.8),
    (20, 24, 6, 24, 9, 24, 3),
    (25, 30, 7, 29, 11, 30, 3.5),
    (32, 36, 8, 36, 11, 36, 4),
    (40, 46, 8, 46, 13, 46, 5),
)
WIDTH, DEPTH, WALL = 322, 246, 5
FOAM_TOP = 40
LEAN = 22


def foam():
    return material("foam", "#34373b", 0.95, bump=0.5, bump_scale=2.2)


def shell(height, name):
    """Half of the case: walls of black board, edges of aluminium, corners of plastic."""
    begin(name)
    outline = rounded_rectangle(WIDTH, DEPTH, 8)
    inside = rounded_rectangle(WIDTH - 2 * WALL, DEPTH - 2 * WALL, 5)
    plate(outline, 4, (0, 0, 0), black_plastic(), facing="top", bevel=1)
    plate(outline, height - 8, (0, 0, 4), black_plastic(), [inside], "top", bevel=0.4)
    rim = rounded_rectangle(WIDTH + 2, DEPTH + 2, 9)
    plate(rim, 8, (0, 0, height - 8), aluminium(), [inside], "top", bevel=0.8)
    for sx in (-1, 1):
        for sy in (-1, 1):
            at = (sx * (WIDTH / 2 - 7), sy * (DEPTH / 2 - 7), 0)
            cylinder(9.4, height - 7, at, material("corner", "#4a4d51", 0.4), bevel=1.2)
    return end()


def columns():
    x, gap = -WIDTH / 2 + 26, 10.5
    for size in SIZES:
        width = size[1] * 1.155
        yield x + width / 2, size
        x += width + gap


def gauge():
    """A strip with holes: the smallest that the cable goes through is its diameter."""
    begin("strip gauge")
    diameters = (4, 6, 8, 10, 12, 14, 16, 18, 20, 25)
    x, centres = -118, []
    for diameter in diameters:
        centres.append(x + diameter / 2)
        x += diameter + 11
    strip = [circle(d / 2, c, 4, steps=40) for d, c in zip(diameters, centres)]
    plate(rounded_rectangle(266, 40, 5), 1.6, (0, 0, 0), white_plastic(), strip, "top", bevel=0.3)
    for diameter, centre in zip(diameters, centres):
        text(str(diameter), 6, (centre, -13.5, 1.62), ink(), facing="top")
    text("Ø mm", 6, (124, 15, 1.62), blue_ink(), facing="top", align="RIGHT")
    return end()


def open_case():
    lower = shell(52, "lower shell")
    lid = shell(34, "lid")
    place(lower)
    box((WIDTH - 2 * WALL - 1, DEPTH - 2 * WALL - 1, FOAM_TOP - 4), (0, 0, 22), foam(), 1.5)
    for x, (thread, brass_flats, brass_length, nylon_flats, nylon_length, nut, height) in columns():
        name = f"M{thread}"
        place(
            brass_gland(f"{name} brass", thread, 1.5, brass_length, brass_flats),
            (x, 78, FOAM_TOP - brass_length + 1.2),
        )
        place(
            nylon_gland(f"{name} nylon", thread, 1.5, nylon_length, nylon_flats, black_plastic()),
            (x, 14, FOAM_TOP - nylon_length + 1.2),
        )
        place(lock_nut(thread, nut, height), (x, -43, FOAM_TOP))
        text(name, 8, (x, -14, FOAM_TOP + 0.02), white_ink(), facing="top")
    place(gauge(), (0, -92, FOAM_TOP))
    begin("open lid")
    place(lid)
    box((WIDTH - 2 * WALL - 1, DEPTH - 2 * WALL - 1, 20), (0, 0, 14), foam(), 1.5)
    plate(rectangle(150, 62), 0.6, (0, 0, 24), white_plastic(), facing="top", bevel=0.15)
    text("ELVORA", 24, (0, 11, 24.64), blue_ink(), facing="top")
    text("Cable gland samples", 11, (0, -14, 24.64), ink(), facing="top")
    opened = end()
    # Made lying on its back, the lid stands up behind the lower shell, leaning back a little.
    tilt = radians(LEAN)
    hinge = Vector((0, DEPTH / 2 + 2, 53))
    to_centre = Vector(
        (0, DEPTH / 2 * sin(tilt) + 34 * cos(tilt), DEPTH / 2 * cos(tilt) - 34 * sin(tilt))
    )
    place(opened, hinge + to_centre, (90 - LEAN, 0, 0))
    for x in (-90, 90):
        box((26, 3, 22), (x, -DEPTH / 2 - 2, 42), aluminium(), 0.8)
        box((16, 2.4, 12), (x, -DEPTH / 2 - 4, 40), aluminium(), 0.8)
    for x in (-34, 34):
        cylinder(5, 9, (x, -DEPTH / 2 + 0.5, 28), black_plastic(), facing="front", bevel=1)
    box((84, 9, 12), (0, -DEPTH / 2 - 12, 28), black_plastic(), 3.5)


VIEWS = {
    "cable-gland-sample-case-1": View(
        open_case,
        14,
        44,
        0.9,
        "An open case with brass and nylon glands of six sizes, their lock nuts and a strip gauge",
    ),
}
