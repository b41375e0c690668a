"""Enclosures and their hardware. Fronts face -y; an enclosure stands on z = 0, its back at y = 0."""

from math import cos, radians, sin

from materials import (
    blue,
    blue_ink,
    brass,
    clear_plastic,
    dark_plastic,
    green,
    ink,
    light_grey_plastic,
    material,
    nickel,
    opening,
    rubber,
    steel,
    white_plastic,
    zinc,
)
from scene import begin, end, place
from shapes import (
    block,
    circle,
    cylinder,
    hex_nut,
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


def powder():
    return material("powder coat", "#cfd2cf", 0.48, bump=0.25, bump_scale=2.5)


def chrome():
    return material("chrome", "#d9dadb", 0.12, 1)


# Hardware


def _cam(y, length=45):
    """A cam on its square, its face towards the back; the long end points down."""
    outline = rounded_rectangle(18, length, 8.8, 0, 9 - length / 2)
    plate(outline, 3, (0, y + 3, 0), zinc(), bevel=0.5)
    hex_nut(13, 5, (0, y + 3, 0), zinc(), "back", rotation=15)


def cam_lock(insert="double bit"):
    """A quarter-turn lock: head of 28 mm, housing 20 mm wide and 18 mm long, cam 45 mm."""
    begin(f"cam lock {insert}")
    metal = chrome()
    head = [
        (8.6, -4), (8.6, 4.4), (9.4, 5), (11, 5), (13, 4.2), (14, 2.6), (14.2, 0.6), (14, 0), (8.6, 0),
    ]  # fmt: skip
    lathe(head, metal, facing="front", steps=112, smooth_angle=30)
    ring(10, 13.6, 1.4, (0, 1.3, 0), rubber(), "front", 0.5)
    cylinder(9.2, 18, (0, 0, 0), metal, "back", 0.5)
    thread(10, 1.5, 16, (0, 1, 0), metal, facing="back")
    hex_nut(27, 5, (0, 4, 0), metal, "back", bore=9.6, rotation=10)
    if insert == "double bit":
        cylinder(8.5, 2, (0, 1, 0), metal, "front", 0.2)
        cylinder(5, 4.4, (0, -0.6, 0), metal, "front", 0.5)
        for sign in (-1, 1):
            plate(rounded_rectangle(3.6, 3, 0.6, sign * 5.8, 0), 4, (0, -0.6, 0), metal, bevel=0.4)
    elif insert == "triangle":
        cylinder(8.5, 2, (0, 1, 0), metal, "front", 0.2)
        corners = [(4.4 * cos(radians(a)), 4.4 * sin(radians(a))) for a in (90, 210, 330)]
        plate(corners, 4.4, (0, -0.6, 0), metal, bevel=0.6)
    else:
        cylinder(8.4, 5.4, (0, 0, 0), nickel(), "front", 0.3)
        plate(rounded_rectangle(1.8, 8.4, 0.3), 0.1, (0, -5.4, 0), opening(), bevel=0)
        plate(rounded_rectangle(1.5, 7.8, 0.3), 9, (0, -5, 0), nickel(), bevel=0.2)
        bow = rounded_rectangle(20, 24, 8, -23, 0)
        plate(bow, 2, (-1, 0, 0), nickel(), [circle(3.4, -27, 0)], facing="right", bevel=0.4)
    _cam(18)
    return end()


def double_bit_key():
    """The key of a double-bit insert, lying."""
    begin("double-bit key")
    metal = material("zamak", "#c8cacc", 0.24, 1, roughness_variation=0.06)
    ring(4.2, 6.4, 22, (0, 0, 6.5), metal, "front", 0.5)
    cylinder(6.2, 16, (0, 0, 6.5), metal, "back", 0.6)
    plate(
        rounded_rectangle(42, 15, 7, 0, 16),
        5,
        (0, 0, 4),
        metal,
        [circle(3.8, -13, 16), circle(3.8, 13, 16)],
        facing="top",
        bevel=1.2,
    )
    return end()


def hinge(size=50, metal=None):
    """A screw-on hinge, its two leaves spread flat and its pin along y."""
    metal = metal or material("hinge black", "#26272a", 0.4, bump=0.15, bump_scale=7)
    begin(f"hinge leaf {size} {metal.name}")
    leaf = size - 8
    spots = [(6 + leaf * 0.56, y) for y in (-size * 0.28, size * 0.28)]
    outline = rounded_rectangle(leaf, size, 4, 6 + leaf / 2 - 1, 0)
    plate(outline, 5.4, (0, 0, -6), metal, [circle(3.2, x, y) for x, y in spots], "top", 0.8)
    for x, y in spots:
        lathe([(3.2, -3), (3.2, -2.2), (5, -0.55), (5.5, -0.55)], metal, (x, y, 0))
        screw(4.4, (x, y, -3), "top", "hex", zinc(), 2.2, 20)
    single = end()
    begin(f"hinge {size}")
    place(single, (0, 0, 0))
    place(single, (0, 0, 0), (0, 0, 180))
    third = size / 3
    for index in range(3):
        y = -size / 2 + third * index + third - 0.2
        cylinder(6, third - 0.4, (0, y, -0.2), metal, "front", 0.7)
        sign = -1 if index % 2 else 1
        low, high = sorted((0, sign * 9))
        block((low, high), (y - third + 0.4, y), (-5.8, -0.8), metal, 0.5)
    cylinder(2.6, size + 1, (0, size / 2 + 0.5, -0.2), steel(), "front", 0.4)
    return end()


# Enclosures


def sheet_steel_enclosure(opened=108):
    """EV-EN-403020: 400 × 300 × 200 mm, the door hung at the left, opened by degrees."""
    width, height, depth, sheet = 300, 400, 180, 4
    cam = cam_lock()
    begin("door")
    coat = powder()
    # The door's own axis is its left edge; its inside faces +y.
    plate(rounded_rectangle(width, height, 5, width / 2, height / 2), 3, (0, 0, 0), coat, bevel=1.2)
    for x in (1.5, width - 1.5):
        block((x - 1.5, x + 1.5), (-1, 17), (1, height - 1), coat, 0.8)
    for z in (1.5, height - 1.5):
        block((1, width - 1), (-1, 17), (z - 1.5, z + 1.5), coat, 0.8)
    seal = rounded_rectangle(width - 16, height - 16, 8, width / 2, height / 2)
    inner = rounded_rectangle(width - 34, height - 34, 6, width / 2, height / 2)
    plate(seal, 8, (0, 8, 0), material("foam", "#2b2c2d", 0.9), [inner], bevel=2)
    place(cam, (width - 26, -3, height / 2))
    cylinder(4, 14, (40, 0, 40), zinc(), "back", 0.4)
    hex_nut(13, 5, (40, 6, 40), zinc(), "back")
    text("ELVORA", 15, (width / 2, -3.02, height - 34), blue_ink())
    door = end()
    begin("sheet-steel enclosure")
    outline = rounded_rectangle(width, height, 4, 0, height / 2)
    hole = rounded_rectangle(width - 2 * sheet, height - 2 * sheet, 3, 0, height / 2)
    plate(outline, depth, (0, 0, 0), coat, [hole], bevel=1.2)
    plate(rounded_rectangle(width - 2, height - 2, 3, 0, height / 2), 3, (0, 0, 0), coat, bevel=0.8)
    # The rim round the opening turns inwards, then forward, where the seal meets it.
    rim = rounded_rectangle(width - 44, height - 44, 3, 0, height / 2)
    plate(outline, 3, (0, -depth + 3, 0), coat, [rim], bevel=0.8)
    lip = rounded_rectangle(width - 38, height - 38, 4, 0, height / 2)
    plate(lip, 12, (0, -depth + 1, 0), coat, [rim], bevel=0.6)
    plate_outline = rounded_rectangle(250, 350, 3, 0, height / 2)
    corners = [circle(4.5, x, height / 2 + z) for x in (-113, 113) for z in (-163, 163)]
    plate(plate_outline, 4, (0, -18, 0), zinc(), corners, bevel=0.5)
    for x in (-113, 113):
        for z in (-163, 163):
            cylinder(4, 22, (x, -4, height / 2 + z), zinc(), "front", 0.4)
            hex_nut(13, 6.5, (x, -22, height / 2 + z), zinc(), "front", rotation=x)
    cylinder(4, 20, (-100, -22, 42), brass(), "front", 0.4)
    hex_nut(13, 6, (-100, -24, 42), brass(), "front")
    # Hinges at the left edge.
    for z in (70, height - 70):
        cylinder(6, 46, (-width / 2 - 4, -depth - 6, z - 23), zinc(), "top", 0.8)
        block(
            (-width / 2 - 2, -width / 2 + 2),
            (-depth - 6, -depth + 20),
            (z - 14, z + 14),
            zinc(),
            0.8,
        )
    for x in (-60, 60):
        block((x - 40, x + 40), (-depth + 40, -40), (-1.2, 0.4), coat, 0.4)
    place(door, (-width / 2 - 4, -depth - 14, 0), (0, 0, -opened))
    return end()


def junction_box(length, width, depth, clear=False):
    """A polycarbonate box, upright: `length` is its height. The lid takes a third of the depth."""
    begin(f"junction box {length} {clear}")
    grey = material("polycarbonate grey", "#c3c7c8", 0.38, bump=0.06)
    middle = length / 2
    base = depth * 0.66
    hole = rounded_rectangle(width - 7, length - 7, 5, 0, middle)
    outline = rounded_rectangle(width, length, 7, 0, middle)
    plate(outline, base, (0, 0, 0), grey, [hole], bevel=1.2)
    plate(rounded_rectangle(width - 1, length - 1, 6, 0, middle), 3, (0, 0, 0), grey, bevel=0.6)
    seal = rounded_rectangle(width - 2, length - 2, 6, 0, middle)
    plate(seal, 1.4, (0, -base + 0.2, 0), rubber(), [hole], bevel=0.3)
    lid = clear_plastic("clear lid", "#f7fafb", 0.8, 0.03, 0.03) if clear else grey
    top = depth - base - 1.2
    if clear:
        cover = plate(outline, top, (0, -base - 1.2, 0), lid, bevel=1.8)
        cover.visible_shadow = False
        # What is seen inside: bosses for a mounting plate, and ribs of the floor.
        for x in (-width * 0.27, width * 0.27):
            for z in (middle - length * 0.31, middle + length * 0.31):
                cylinder(4.4, 7, (x, -2.6, z), grey, "front", 0.4, top_radius=3.8)
                cylinder(1.6, 0.1, (x, -9.58, z), opening(), "front", 0, steps=32)
            block(
                (x - 0.9, x + 0.9), (-5, -2), (middle - length * 0.3, middle + length * 0.3), grey
            )
        text("ELVORA", width * 0.09, (0, -3.02, middle + 5), ink())
        text("PC   IP66", width * 0.065, (0, -3.02, middle - 6), ink())
    else:
        plate(outline, top, (0, -base - 1.2, 0), lid, bevel=1.8)
        text("ELVORA", width * 0.09, (0, -depth - 0.02, middle), blue_ink())
    for x in (-width / 2 + 8.5, width / 2 - 8.5):
        for z in (8.5, length - 8.5):
            ring(4.6, 6, 0.5, (x, -depth + 0.1, z), grey, "front", 0.2)
            screw(4.4, (x, -depth + 0.2, z), "front", "both", white_plastic(), 1.6, x + z)
    # Knock-outs: the ring of thin wall, its score and its centre.
    spots = [("right", width / 2, z) for z in (middle - length * 0.2, middle + length * 0.2)]
    spots += [("left", -width / 2, z) for z in (middle - length * 0.2, middle + length * 0.2)]
    for facing, x, z in spots:
        at = (x - 0.3 * (1 if x > 0 else -1), -base * 0.52, z)
        ring(12, 13, 0.7, at, grey, facing, 0.15)
        ring(9.6, 10.2, 0.6, at, grey, facing, 0.1)
    for x in (-width * 0.2, width * 0.2):
        ring(12, 13, 0.7, (x, -base * 0.52, length - 0.3), grey, "top", 0.15)
        ring(9.6, 10.2, 0.6, (x, -base * 0.52, length - 0.3), grey, "top", 0.1)
    return end()


def distribution_box():
    """EV-DB-12: 230 × 275 × 115 mm with a clear door, rail, cover plate and bars."""
    begin("distribution box")
    height, width, depth = 230, 275, 115
    middle = height / 2
    grey = material("ABS grey", "#d3d6d3", 0.4, bump=0.08, bump_scale=3)
    outline = rounded_rectangle(width, height, 9, 0, middle)
    hole = rounded_rectangle(width - 8, height - 8, 6, 0, middle)
    plate(outline, 70, (0, 0, 0), grey, [hole], bevel=2)
    plate(rounded_rectangle(width - 2, height - 2, 8, 0, middle), 3, (0, 0, 0), grey, bevel=0.5)
    seam = rounded_rectangle(width - 1.2, height - 1.2, 9, 0, middle)
    plate(seam, 1.4, (0, -69.6, 0), rubber(), [hole], bevel=0.3)
    window = rounded_rectangle(width - 34, 124, 5, 0, middle)
    plate(outline, 34, (0, -70.8, 0), grey, [window], bevel=2.2)
    # Cover plate with the aperture for twelve modules.
    aperture = rounded_rectangle(214, 47, 1.5, 0, middle)
    cover = rounded_rectangle(width - 30, 128, 3, 0, middle)
    plate(cover, 2.5, (0, -74, 0), white_plastic(), [aperture], bevel=0.6)
    # The rail behind, and bars seen through the aperture.
    web = rectangle(226, 35, 0, middle)
    plate(web, 1.4, (0, -42, 0), zinc(), bevel=0.2)
    for z in (middle - 15.5, middle + 15.5):
        block((-113, 113), (-49.5, -42), (z - 2, z + 2), zinc(), 0.4)
    for step in range(8):
        slot = rounded_rectangle(15, 6.2, 3, -87.5 + 25 * step, middle)
        plate(slot, 0.1, (0, -43.4, 0), opening(), bevel=0)
    block((-115, 115), (-12, -4), (40, height - 40), dark_plastic(), 0)
    # Blanks close the places that stay free.
    for index in range(3):
        x = 107 - 17.8 * (index + 0.5) - 0.5
        plate(
            rounded_rectangle(17.2, 46, 0.8, x, middle),
            3,
            (0, -74.5, 0),
            light_grey_plastic(),
            bevel=0.6,
        )
    for index in range(12):
        x = -107 + 17.8 * (index + 0.5)
        text(str(index + 1), 4.4, (x, -76.53, middle - 29), ink())
    text("ELVORA", 7, (-80, -76.53, middle + 34), blue_ink())
    text("EV-DB-12   IP65", 4.6, (107, -76.53, middle + 34), ink(), align="RIGHT")
    clear = clear_plastic("clear door", "#f7fafb", 0.8, 0.02, 0.02)
    door = plate(
        rounded_rectangle(width - 36, 122, 5, 0, middle), 4, (0, -101.5, 0), clear, bevel=1
    )
    door.visible_shadow = False
    frame = material("door frame", "#a5b0b6", 0.3)
    frame_outline = rounded_rectangle(width - 24, 134, 8, 0, middle)
    plate(
        frame_outline,
        5,
        (0, -104, 0),
        frame,
        [rounded_rectangle(width - 44, 114, 4, 0, middle)],
        bevel=1.4,
    )
    plate(rounded_rectangle(40, 12, 4, 0, middle - 61), 6, (0, -108.5, 0), frame, bevel=1.6)
    for x in (-70, 70):
        cylinder(4.4, 36, (x - 18, -106, middle + 67), grey, "right", 0.8)
    for x in (-width / 2 + 16, width / 2 - 16):
        for z in (18, height - 18):
            ring(5.2, 7.5, 0.6, (x, -104.5, z), grey, "front", 0.25)
            screw(4.9, (x, -104.6, z), "front", "both", white_plastic(), 1.2, x + z)
    for x in (-90, -45, 0, 45, 90):
        ring(10, 11.2, 0.6, (x, -34, height - 0.3), grey, "top", 0.2)
        ring(12.6, 13.6, 0.5, (x, -34, height - 0.3), grey, "top", 0.15)
    return end()


def _bar(x, length, z, made_of, name):
    """A brass bar with clamping screws on two feet, in front of the box's floor."""
    metal = brass()
    for side in (-1, 1):
        block(
            (x + side * (length / 2 - 5) - 4, x + side * (length / 2 - 5) + 4),
            (-30, -3),
            (z - 7, z + 7),
            made_of,
            0.8,
        )
    block((x - length / 2, x + length / 2), (-38, -29), (z - 4.5, z + 4.5), metal, 0.5)
    count = int((length - 18) / 8)
    for index in range(count):
        at = x - (count - 1) * 4 + 8 * index
        screw(2.8, (at, -38, z), "front", "slot", zinc(), 2, 25 * index)
    text(name, 6, (x - length / 2 + 5, -30.03, z + 10.5), ink())


def opened_distribution_box():
    """The same box without its upper part: rail, neutral bar and earth bar."""
    begin("opened distribution box")
    height, width = 230, 275
    middle = height / 2
    grey = material("ABS grey", "#d3d6d3", 0.4, bump=0.08, bump_scale=3)
    outline = rounded_rectangle(width, height, 9, 0, middle)
    hole = rounded_rectangle(width - 8, height - 8, 6, 0, middle)
    plate(outline, 70, (0, 0, 0), grey, [hole], bevel=2)
    plate(rounded_rectangle(width - 2, height - 2, 8, 0, middle), 3, (0, 0, 0), grey, bevel=0.5)
    for x in (-width / 2 + 16, width / 2 - 16):
        for z in (18, height - 18):
            cylinder(8, 66, (x, -2, z), grey, "front", 0.6)
            cylinder(2, 0.1, (x, -68, z), opening(), "front", 0)
    for x in (-90, 90):
        block((x - 9, x + 9), (-42, -3), (middle - 14, middle + 14), grey, 0.8)
    plate(rectangle(226, 27, 0, middle), 1, (0, -42, 0), zinc(), bevel=0.2)
    for sign in (-1, 1):
        low, high = sorted((middle + sign * 12.5, middle + sign * 13.5))
        block((-113, 113), (-49.5, -42), (low, high), zinc(), 0.2)
        low, high = sorted((middle + sign * 12.5, middle + sign * 17.5))
        block((-113, 113), (-50.5, -49.5), (low, high), zinc(), 0.2)
    for step in range(8):
        slot = rounded_rectangle(15, 6.2, 3, -87.5 + 25 * step, middle)
        plate(slot, 0.1, (0, -43, 0), opening(), bevel=0)
    _bar(-54, 94, height - 42, blue(), "N")
    _bar(54, 94, height - 42, green(), "PE")
    for x in (-90, -45, 0, 45, 90):
        ring(10, 11.2, 0.6, (x, -34, height - 0.3), grey, "top", 0.2)
        ring(12.6, 13.6, 0.5, (x, -34, height - 0.3), grey, "top", 0.15)
    return end()


# Views


def cam_locks():
    place(cam_lock("double bit"), (-20, 0, 36), (0, 0, 24))
    place(cam_lock("key"), (28, -14, 36), (0, 0, 24))
    place(double_bit_key(), (-14, -46, 0), (0, 0, 62))


def hinges():
    place(hinge(50), (0, 46, 6.4), (0, 0, 12))
    place(hinge(60, material("hinge chrome", "#d9dadb", 0.14, 1)), (16, -26, 6.4), (0, 0, -14))
    place(hinge(40), (-72, -26, 6.4), (0, 0, 80))


def junction_boxes():
    place(junction_box(130, 130, 75), (-46, 20, 0), (0, 0, 8))
    place(junction_box(130, 94, 57, True), (66, -30, 0), (0, 0, 8))


def enclosure_family():
    place(distribution_box(), (-90, 40, 0), (0, 0, 10))
    place(junction_box(130, 130, 75), (110, -40, 0))
    place(cam_lock("triangle"), (16, -150, 36))


def cam_lock_rear():
    """From behind: nut and cam; another insert from the front."""
    place(cam_lock("double bit"), (-24, 0, 36), (0, 0, 200))
    place(cam_lock("triangle"), (24, -6, 36), (0, 0, 16))


def concealed_hinge(name="concealed hinge"):
    """A hinge for inside: a block on a bracket for the frame, an angle for the door, its pin along z."""
    begin(name)
    body = material("zamak", "#c8cacc", 0.24, 1, roughness_variation=0.06)
    plate(rounded_rectangle(30, 50, 2, 21, 25), 3, (0, 0, 0), zinc(), [
        circle(3.2, 25, 12), circle(3.2, 25, 38),
    ], bevel=0.4)  # fmt: skip
    block((2, 9), (-9, 0), (8, 42), body, 0.8)
    cylinder(5, 16, (0, -9, 17), body, bevel=0.6)
    for z, high in ((5, 11.6), (33.4, 11.6)):
        cylinder(5, high, (0, -9, z), body, bevel=0.6)
    cylinder(2, 46, (0, -9, 2), steel(), bevel=0.4)
    block((-9, -2), (-12, -6), (6, 44), body, 0.8)
    plate(rounded_rectangle(38, 46, 2, 19, 25), 3, (-9, 0, 0), zinc(), [
        circle(3.2, 26, 12), circle(3.2, 26, 38),
    ], facing="left", bevel=0.4)  # fmt: skip
    return end()


def hinge_kinds():
    """Screwed on outside, closed to a right angle's door, and concealed inside."""
    place(concealed_hinge(), (-34, 0, 0), (0, 0, 22))
    place(hinge(50), (36, -10, 6.4), (0, 0, 0))


def closed_enclosure():
    place(sheet_steel_enclosure(0))


def junction_box_sizes():
    """The smallest and a large one, with grey lids."""
    place(junction_box(180, 130, 75), (-48, 20, 0), (0, 0, 6))
    place(junction_box(94, 94, 57), (84, -20, 0), (0, 0, 6))


VIEWS = {
    "cam-lock-for-panel-door-1": View(
        cam_locks,
        -4,
        22,
        0.84,
        "Cam locks: double bit with its key, and keyed cylinder",
        light="metal",
    ),
    "cam-lock-for-panel-door-2": View(
        cam_lock_rear,
        6,
        26,
        0.84,
        "Cam locks: double bit from behind with nut and cam, triangle insert from the front",
        light="metal",
    ),
    "panel-hinge-1": View(
        hinges, 6, 50, 0.86, "Screw-on hinges in three sizes, black and chrome", light="metal"
    ),
    "panel-hinge-2": View(
        hinge_kinds,
        10,
        34,
        0.84,
        "A concealed hinge for the inside with its two angles, and a screw-on hinge of 50 mm",
        light="metal",
    ),
    "wall-mounting-enclosure-ip65-sheet-steel-1": View(
        lambda: place(sheet_steel_enclosure()), 26, 14, 0.86, "Sheet-steel enclosure, door open"
    ),
    "wall-mounting-enclosure-ip65-sheet-steel-2": View(
        closed_enclosure,
        -30,
        18,
        0.84,
        "Sheet-steel enclosure, 400 × 300 × 200 mm, door closed",
    ),
    "polycarbonate-junction-box-ip66-1": View(
        junction_boxes, 24, 22, 0.84, "Polycarbonate junction boxes with grey and with clear lid"
    ),
    "polycarbonate-junction-box-ip66-2": View(
        junction_box_sizes,
        -24,
        20,
        0.86,
        "Polycarbonate junction boxes of 180 × 130 and 94 × 94 mm with knock-outs at their sides",
    ),
    "distribution-box-ip65-transparent-door-1": View(
        lambda: place(distribution_box()), 24, 16, 0.82, "Distribution box with transparent door"
    ),
    "distribution-box-ip65-transparent-door-2": View(
        lambda: place(opened_distribution_box()),
        -18,
        20,
        0.84,
        "Distribution box without its cover: rail for twelve modules, N bar and PE bar",
    ),
    "category-enclosures-hardware-1": View(
        enclosure_family, 22, 18, 0.88, "Distribution box, junction box and cam lock"
    ),
}
