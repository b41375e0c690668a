"""Mounting rails of EN 60715, lying along x with their front up."""

from materials import material, zinc
from scene import begin, end, place
from shapes import cut, plate, slot
from view import View


def hat_outline(width, height, sheet, inner):
    """Section of a hat rail; `inner` is the width outside of its walls."""
    half, wall = width / 2, inner / 2
    bend = min(0.5, sheet * 0.35)
    outer = [
        (wall - bend, 0), (wall, bend), (wall, height - sheet - bend),
        (wall + bend, height - sheet), (half, height - sheet), (half, height),
        (wall - sheet + bend, height), (wall - sheet, height - bend),
        (wall - sheet, sheet + bend), (wall - sheet - bend, sheet),
    ]  # fmt: skip
    return outer + [(-x, y) for x, y in reversed(outer)]


def rail(outline, length, metal, name, pitch=0, slot_length=18, slot_width=6.3, sheet=1):
    """A rail of a section; with a `pitch`, slots are punched into its back."""
    begin(name)
    body = plate(outline, length, (-length / 2, 0, 0), metal, facing="right", bevel=0.2)
    if pitch:
        count = int((length - slot_length * 0.4) / pitch)
        cutters = []
        for i in range(count):
            outline = slot(slot_length, slot_width, (i - (count - 1) / 2) * pitch, 0)
            cutters.append(plate(outline, sheet * 4, (0, 0, -sheet), None, facing="top", bevel=0))
        cut(body, cutters, bevel=0.15)
    return end()


def steel_35(length=200, metal=None, name="TH 35-7.5"):
    return rail(hat_outline(35, 7.5, 1, 27), length, metal or zinc(), name, 25)


def steel_35_deep(length=200):
    return rail(hat_outline(35, 15, 1.5, 27), length, zinc(), "TH 35-15", 25, sheet=1.5)


def steel_15(length=200):
    return rail(hat_outline(15, 5.5, 1, 10.5), length, zinc(), "TH 15-5.5", 20, 12, 4.2)


def steel_rails():
    place(steel_35_deep(), (0, 44, 0))
    place(steel_35(), (0, 0, 0))
    place(steel_15(), (0, -30, 0))


def anodised():
    return material(
        "anodised aluminium", "#dcdee0", 0.42, 1, roughness_variation=0.04, anisotropic=0.5
    )


def aluminium_rail(height, wall, length, name):
    """An extruded rail: no slots, thicker, a centre groove on its back for the drill."""
    outline = hat_outline(35, height, wall, 27)
    middle = len(outline)
    groove = [(-0.9, wall), (0, wall - 0.45), (0.9, wall)]
    half = middle // 2
    outline = outline[:half] + groove[::-1] + outline[half:]
    return rail(outline, length, anodised(), name)


def aluminium_rails():
    low = aluminium_rail(7.5, 1.3, 170, "EV-DRA-35")
    deep = aluminium_rail(15, 1.8, 170, "EV-DRA-35D")
    place(deep, (12, -10, 0))
    place(low, (0, 32, 0))
    # The third shows its back.
    place(low, (-8, -52, 7.5), (180, 0, 0))


def steel_ends():
    """Short pieces standing on their ends: the three sections."""
    for part, x, y in (
        (steel_35_deep(75), -28, 0),
        (steel_35(75), 16, 0),
        (steel_15(75), 48, -4),
    ):
        place(part, (x, y, 37.5), (0, -90, 90))


def aluminium_ends():
    """Short pieces standing on their ends: wall thickness and the groove for the drill."""
    place(aluminium_rail(15, 1.8, 60, "EV-DRA-35D"), (-22, 0, 30), (0, -90, 90))
    place(aluminium_rail(7.5, 1.3, 60, "EV-DRA-35"), (24, 4, 30), (0, -90, 90))
    place(aluminium_rail(7.5, 1.3, 60, "EV-DRA-35 lying"), (4, -44, 7.5), (180, 0, 14))


VIEWS = {
    "din-rail-steel-slotted-1": View(
        steel_rails,
        42,
        48,
        0.88,
        "Slotted steel rails: TH 35-15, TH 35-7.5 and TH 15-5.5",
        light="metal",
    ),
    "din-rail-steel-slotted-2": View(
        steel_ends,
        -16,
        44,
        0.84,
        "Sections of the steel rails TH 35-15, TH 35-7.5 and TH 15-5.5, short pieces on end",
        light="metal",
    ),
    "din-rail-aluminium-1": View(
        aluminium_rails,
        54,
        44,
        0.86,
        "Aluminium rails TH 35-15 and TH 35-7.5 without slots, one with its back up",
        light="metal",
    ),
    "din-rail-aluminium-2": View(
        aluminium_ends,
        14,
        46,
        0.84,
        "Sections of the aluminium rails TH 35-15 and TH 35-7.5, one lying with its groove up",
        light="metal",
    ),
}
