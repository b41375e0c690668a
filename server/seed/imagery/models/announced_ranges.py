"""Ranges that have a category and no article yet, and the discontinued ones."""

from materials import (
    aluminium,
    black_plastic,
    blue_ink,
    dark_plastic,
    green,
    ink,
    material,
    red,
    white_ink,
    white_plastic,
)
from models.contactor_accessories import fuse_carrier, fuse_unit
from models.miniature_breakers import FACE, MODULE, PROFILE
from scene import begin, end, place
from shapes import (
    block,
    box,
    cut,
    cylinder,
    plate,
    rounded_rectangle,
    screw,
    smooth_path,
    text,
    tube,
)
from view import View


def surge_protective_device(poles=4):
    """A type 2 device: plug-in cartridges with a state window in a base for the rail."""
    begin("surge protective device")
    base = material("base plastic", "#d9dbd9", 0.38, bump=0.05)
    cartridge = material("cartridge", "#2f3d52", 0.4, bump=0.06)
    width = MODULE - 0.25
    for k in range(poles):
        x = (k - (poles - 1) / 2) * MODULE
        neutral = k == poles - 1
        body = plate(PROFILE, width, (x - width / 2, 0, 0), base, facing="right", bevel=0.7)
        slot = box((width - 2.4, 16, 38.4), (x, FACE + 6, 42), None, 0)
        holes = [cylinder(3.5, 7, (x, -38.5, z), None, "front", bevel=0) for z in (73.5, 10.5)]
        entries = [box((9, 11, 8), (x, -33, z), None, 0) for z in (82, 2)]
        cut(body, [slot, *holes, *entries], bevel=0.5)
        for z in (73.5, 10.5):
            screw(3.2, (x, -38.6, z), kind="both", height=2.8, rotation=30 + x * 5 + z)
        half = (width - 2.8) / 2
        face = FACE - 1.6
        block((x - half, x + half), (face, FACE + 12), (23.2, 60.8), cartridge, 0.8)
        for side in (-1, 1):
            block((x + side * half - 0.8, x + side * half + 0.8), (face - 0.6, face + 3),
                  (34, 50), cartridge, 0.4)  # fmt: skip
        window = rounded_rectangle(6.4, 4.4, 0.6)
        plate(window, 0.2, (x, face, 55), green(), bevel=0.05)
        text("N-PE" if neutral else f"L{k + 1}", 3.4, (x, face - 0.03, 47), white_ink())
        text("255 V" if neutral else "275 V~", 2.6, (x, face - 0.03, 41.4), white_ink())
        text("20 kA" if not neutral else "40 kA", 2.6, (x, face - 0.03, 37.4), white_ink())
        text("8/20 µs", 1.9, (x, face - 0.03, 34), white_ink(), font="regular")
        text("T2", 3, (x, face - 0.03, 28), white_ink())
        text("N" if neutral else f"L{k + 1}", 2.6, (x, -44.03, 67.7), ink())
    first = -(poles - 1) / 2 * MODULE
    text("ELVORA", 2.7, (first, -44.03, 16.6), blue_ink())
    text("IEC 61643-11", 2, (first + MODULE * 1.5, -44.03, 16.6), ink(), font="regular")
    # Remote signalling: a plug with three terminals below the last pole.
    x = (poles - 1) / 2 * MODULE
    block((x - 7, x + 7), (-30, -16), (-7, 3), material("plug green", "#3c8a4d", 0.42), 0.6)
    for step in (-4.5, 0, 4.5):
        screw(1.7, (x + step, -30, -2), "front", "slot", height=0.5, rotation=20 * step)
    return end()


def surge_devices():
    place(surge_protective_device(), (-14, 0, 8))
    place(surge_protective_device(2), (60, -24, 8))


def panel_lamp(length):
    """An LED lamp for panels: a profile with a diffuser, a switch and feet."""
    begin(f"panel lamp {length}")
    half = length / 2
    diffuser = material("diffuser", "#fdfdf6", 0.5, emission="#fff6e0", emission_strength=0.55)
    block((-half, half), (-14, 14), (10, 30), aluminium(), 2)
    block((-half + 16, half - 46), (-15.6, -3), (12, 28), diffuser, 3)
    for x in (-half, half):
        block((x - 4, x + 4), (-16, 15), (9, 31), dark_plastic(), 2)
    for x in (-half + 24, half - 24):
        box((26, 26, 9.4), (x, 0, 5), black_plastic(), 1.4)
    at = half - 24
    plate(rounded_rectangle(28, 13, 1.5), 1.4, (at, -14, 20), black_plastic(), bevel=0.5)
    box((20, 5, 8), (at, -15.6, 20), red(), 1, rotation=(8, 0, 0))
    text("I", 4.5, (at - 5, -18.6, 20.2), white_ink())
    text("0", 4.5, (at + 5, -18.2, 20.2), white_ink())
    text("ELVORA", 5, (-half + 34, 0, 30.02), ink(), facing="top")
    text("LED  7 W  240 V~", 4, (10, 0, 30.02), ink(), facing="top", font="regular")
    cable = smooth_path([(-half, 2, 20), (-half - 26, 4, 16), (-half - 34, -26, 5), (-half - 4, -52, 4), (-half + 60, -56, 4)])  # fmt: skip
    tube(cable, 3.4, white_plastic())
    return end()


def panel_lamps():
    place(panel_lamp(220), (0, 0, 0), (0, 0, -4))
    place(panel_lamp(150), (12, 58, 0), (0, 0, 6))


def rewirable_fuses():
    place(fuse_unit(), (-30, 16, 0))
    place(fuse_carrier(), (-30, -4, 23.5))
    place(fuse_unit(), (30, 6, 0), (0, 0, -10))


def discontinued_lines():
    for x, y in ((-52, 10), (0, 4), (52, -4)):
        place(fuse_unit(), (x, y, 0))
        place(fuse_carrier(), (x, y - 20, 23.5))


VIEWS = {
    "category-surge-protective-devices-1": View(
        surge_devices,
        22,
        16,
        0.86,
        "Surge protective devices of four and two poles with cartridges",
    ),
    "category-panel-lighting-1": View(
        panel_lamps, 46, 30, 0.9, "LED panel lamps with switch, 220 and 150 mm long"
    ),
    "category-rewirable-fuse-units-1": View(
        rewirable_fuses, 24, 18, 0.82, "Rewirable fuse units of porcelain, one without its carrier"
    ),
    "category-discontinued-lines-1": View(
        discontinued_lines, -20, 18, 0.86, "Three rewirable fuse units side by side, 32 A"
    ),
}
