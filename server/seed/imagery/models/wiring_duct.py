"""Wiring ducts along x with open fingers and a snap-on lid."""

from materials import ink, material
from models.rails import steel_35, steel_35_deep
from scene import begin, end, place
from shapes import block, plate, rectangle, slot, smooth_path, text, tube
from view import View


def _wall(length, height, pitch, gap, floor):
    """Outline of a side: fingers with a head under the lid, and slots open to the top."""
    count = int(length / pitch)
    margin = (length - count * pitch) / 2
    points = [(-length / 2, 0), (length / 2, 0), (length / 2, height - 0.1)]
    edge = min(0.9, gap * 0.2)
    for i in range(count):
        x = length / 2 - margin - pitch * (i + 0.5)
        half, neck = gap / 2, gap / 2 - edge
        points += [
            (x + half + 0.6, height - 0.1), (x + neck, height - 1.2), (x + neck, height - 6),
            (x + half, height - 7.4), (x + half, floor + half), (x + half * 0.7, floor + half * 0.3),
            (x, floor), (x - half * 0.7, floor + half * 0.3), (x - half, floor + half),
            (x - half, height - 7.4), (x - neck, height - 6), (x - neck, height - 1.2),
            (x - half - 0.6, height - 0.1),
        ]  # fmt: skip
    points.append((-length / 2, height - 0.1))
    return points


def duct(width, height, pitch, gap, length, plastic, name, wall=1.6):
    """The base: floor with slots for screws, walls with fingers and lips for the lid."""
    begin(name)
    floor = height * 0.2
    outline = _wall(length, height, pitch, gap, floor)
    for y in (-width / 2 + wall, width / 2):
        plate(outline, wall, (0, y, 0), plastic, bevel=0.15)
    holes = [slot(16, 6.5, x, 0) for x in range(int(-length / 2) + 25, int(length / 2) - 10, 50)]
    base = rectangle(length, width - 0.4)
    plate(base, wall, (0, 0, 0.02), plastic, holes, facing="top", bevel=0.15)
    # Score lines where the walls break off, and the rib that the lid snaps behind.
    line = material(f"score of {name}", "#5f6467", 0.6)
    for z in (floor * 0.45, floor * 0.8):
        for y in (-width / 2 - 0.01, width / 2 + 0.01):
            block(
                (-length / 2 + 0.3, length / 2 - 0.3), (y - 0.03, y + 0.03), (z, z + 0.25), line, 0
            )
    count = int(length / pitch)
    margin = (length - count * pitch) / 2
    edges = [-length / 2 + margin + pitch * (i + 0.5) for i in range(count)]
    heads = zip([-length / 2 - gap / 2, *edges], [*edges, length / 2 + gap / 2])
    for left, right in heads:
        bounds = (left + gap / 2 + 0.4, right - gap / 2 - 0.4)
        if bounds[1] - bounds[0] < 0.8:
            continue
        for side in (-1, 1):
            y = side * width / 2
            block(bounds, sorted((y, y + side * 0.9)), (height - 3.4, height - 2), plastic, 0.25)
    return end()


def lid(width, length, plastic, name, wall=1.5, print_=None):
    """A lid on z = 0: its skirts point down."""
    begin(name)
    half = width / 2 + 1.1 + wall
    skirt = 6.5
    section = [
        (-half, 0), (-half + wall * 0.8, 0), (-half + wall, 1.6), (-half + wall, skirt),
        (half - wall, skirt), (half - wall, 1.6), (half - wall * 0.8, 0), (half, 0),
        (half, skirt + wall), (-half, skirt + wall),
    ]  # fmt: skip
    plate(section, length, (-length / 2, 0, 0), plastic, facing="right", bevel=0.35)
    if print_:
        text(
            print_,
            width * 0.11,
            (-length / 2 + 6, 0, skirt + wall + 0.02),
            ink(),
            facing="top",
            font="regular",
            align="LEFT",
        )
    return end()


def stone_grey():
    return material("RAL 7030", "#92938c", 0.42, bump=0.08, bump_scale=6)


def fine_grey():
    return material("duct grey", "#a9adae", 0.42, bump=0.08, bump_scale=6)


def halogen_free_grey():
    return material("halogen-free grey", "#c6cac7", 0.48, bump=0.08, bump_scale=6)


def standard_duct():
    place(duct(40, 60, 12.5, 6, 225, stone_grey(), "EV-WD-40-60"))
    place(lid(40, 150, stone_grey(), "lid", print_="ELVORA  EV-WD-40-60"), (54, 0, 53.6))


def fine_duct():
    place(duct(60, 60, 8, 4, 200, fine_grey(), "EV-WDF-60-60"))
    place(duct(25, 40, 8, 4, 160, fine_grey(), "EV-WDF-25-40", wall=1.4), (-14, -72, 0))
    place(lid(60, 96, fine_grey(), "lid", print_="ELVORA  EV-WDF-60-60"), (62, 0, 53.6))


def halogen_free_duct():
    plastic = halogen_free_grey()
    place(duct(60, 60, 12.5, 6, 200, plastic, "EV-WDH-60-60"), (0, 30, 0))
    cover = lid(60, 200, plastic, "lid", print_="ELVORA  EV-WDH-60-60   HALOGEN-FREE   V-0   90 °C")
    place(cover, (10, -54, 0), (0, 0, 4))


def rails_and_ducts():
    place(duct(40, 60, 12.5, 6, 200, stone_grey(), "EV-WD-40-60"), (0, 40, 0))
    place(lid(40, 120, stone_grey(), "lid"), (56, 40, 53.6))
    place(steel_35_deep(), (0, -14, 0))
    place(steel_35(), (0, -62, 0))


def duct_in_use():
    """Wires lie in the duct and leave it between the fingers."""
    place(duct(40, 60, 12.5, 6, 200, stone_grey(), "EV-WD-40-60"))
    begin("wires")
    count = 16
    margin = (200 - count * 12.5) / 2
    gaps = [-100 + margin + 12.5 * (i + 0.5) for i in range(count)]
    colors = ("#c41f22", "#202124", "#1f5fb0", "#8b9094", "#1f9550")
    for k in range(14):
        y, z = -13 + (k % 5) * 6.4, 5 + (k // 5) * 7
        made_of = material(f"duct wire {k % 5}", colors[k % 5], 0.42)
        if k % 3 == 0:
            route = [(-112, y, z), (-60, y, z), (20, y, z + 1), (112, y, z)]
        else:
            x = gaps[3 + k % 11]
            side = -1 if k % 2 else 1
            route = [(-112, y, z), (x - 46, y, z), (x - 14, y + side * 3, 26 + k * 0.6)]
            route += [(x, side * 19, 32 + k * 0.6), (x, side * 30, 32 + k * 0.6), (x, side * 46, 24)]
        tube(smooth_path(route), 1.7, made_of)
    place(end())


def fine_sizes():
    """Ends of three sizes with their lids on."""
    for width, height, y in ((40, 80, 0), (40, 40, 58), (25, 60, 106)):
        name = f"EV-WDF-{width}-{height}"
        place(duct(width, height, 8, 4, 120, fine_grey(), name), (0, -y, 0))
        place(lid(width, 104, fine_grey(), f"lid {name}"), (-8, -y, height - 6.4))


def halogen_free_sizes():
    """The floor with its slots for screws from above, and a smaller one with its lid."""
    plastic = halogen_free_grey()
    place(duct(60, 80, 12.5, 6, 150, plastic, "EV-WDH-60-80"))
    place(duct(40, 40, 12.5, 6, 150, plastic, "EV-WDH-40-40"), (0, -72, 0))
    place(lid(40, 110, plastic, "small lid", print_="ELVORA  EV-WDH-40-40"), (20, -72, 33.6))


VIEWS = {
    "slotted-wiring-duct-pvc-grey-1": View(
        standard_duct,
        40,
        28,
        0.88,
        "Slotted duct in stone grey with its lid half on",
    ),
    "slotted-wiring-duct-pvc-grey-2": View(
        duct_in_use,
        34,
        42,
        0.88,
        "An open slotted duct, 40 × 60 mm, with wires that leave it between the fingers",
    ),
    "fine-slot-wiring-duct-1": View(
        fine_duct,
        28,
        34,
        0.88,
        "Two ducts with narrow fingers of 8 mm pitch, one with a piece of its lid",
    ),
    "fine-slot-wiring-duct-2": View(
        fine_sizes,
        64,
        22,
        0.86,
        "Ends of fine-slot ducts with lids: 40 × 80, 40 × 40 and 25 × 60 mm",
    ),
    "halogen-free-wiring-duct-1": View(
        halogen_free_duct,
        -36,
        34,
        0.88,
        "Light grey halogen-free duct, its lid lying in front",
    ),
    "halogen-free-wiring-duct-2": View(
        halogen_free_sizes,
        -30,
        46,
        0.88,
        "Halogen-free ducts of 60 × 80 mm, open to the slots in its floor, and 40 × 40 mm with its lid",
    ),
    "category-din-rails-wiring-ducts-1": View(
        rails_and_ducts,
        40,
        38,
        0.88,
        "A wiring duct and two slotted rails",
    ),
}
