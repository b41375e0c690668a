"""Cable glands, standing on the end of their thread."""

from math import cos, pi, sin

from materials import black_plastic, material, nickel, rubber
from scene import begin, end, place
from shapes import cylinder, hex_nut, lathe, plate, ring, text, thread
from view import View


def brass_gland(name="brass gland", metal=None, turn=12):
    """An M25 brass gland with its lock nut."""
    metal = metal or nickel()
    begin(name)
    thread(12.5, 1.5, 12, (0, 0, 12), metal, facing="bottom")
    lathe([(9, 0), (9, 20), (11, 20), (11, 0.2), (9, 0)], metal)
    hex_nut(31, 4.2, (0, 0, 3.6), metal, bore=11.5, rotation=turn + 17)
    ring(12.3, 14.6, 1.6, (0, 0, 10.4), rubber(), bevel=0.7)
    cylinder(15.3, 1, (0, 0, 12), metal, bevel=0.25, steps=96)
    hex_nut(30, 8.5, (0, 0, 13), metal, rotation=turn)
    cylinder(12.9, 3, (0, 0, 21), metal, bevel=0.1)
    hex_nut(30, 8, (0, 0, 23.6), metal, rotation=turn + 7, chamfer=0.1)
    dome = [
        (14.6, 31), (14.5, 32.2), (14.1, 34), (13.2, 36.2), (11.8, 38),
        (10.6, 38.9), (9.6, 39.2), (9, 39), (8.7, 38.4), (8.7, 30),
    ]  # fmt: skip
    lathe(dome, metal, steps=128, smooth_angle=50)
    seal = [(8.65, 33), (8.65, 38.2), (8.3, 38.6), (7.6, 38.5), (7, 37.6), (6.6, 36.2), (6.5, 20)]
    lathe(seal, rubber(), smooth_angle=60)
    return end()


def one_upright_one_lying():
    gland = brass_gland()
    place(gland)
    place(gland, (36, 10, 14.95), (90, 0, 122))


VIEWS = {
    "brass-cable-gland-1": View(
        one_upright_one_lying,
        8,
        24,
        0.84,
        "Two metric cable glands, nickel-plated brass: one upright, one on its side showing the thread",
        light="metal",
    ),
}
