"""Group views of the cable accessories, for the categories."""

from materials import black_plastic, nickel
from models.armoured_glands import double_gland, shroud
from models.cable_ties import flat_tie, looped_tie, natural, steel_tie_loop, tie_mount
from models.gland_accessories import adaptor, breather, lock_nut, stopping_plug
from models.glands import (
    brass_gland,
    grey_polyamide,
    multi_hole_gland,
    nylon_gland,
    spiral_gland,
)
from scene import place
from view import View


def cable_accessories():
    place(brass_gland("M40", 40, 1.5, 8, 46, turn=10), (-40, 14, 0))
    place(nylon_gland("M32", 32, 1.5, 11, 36, black_plastic(), turn=6), (8, 26, 0))
    place(nylon_gland("M20", 20, 1.5, 9, 24, grey_polyamide()), (8, -30, 12), (90, 0, 128))
    place(looped_tie(natural(), 17, 4.8, 34, "loop"), (48, 20, 0), (0, 0, 18))
    place(lock_nut(32, 36, 4), (-24, -34, 0), (0, 0, 14))
    place(flat_tie(black_plastic(), 100, 4.8, "tie"), (-48, -64, 0), (0, 0, 6))


def cable_glands():
    place(double_gland("armoured", 25, 36, 22, "25", turn=-12), (-40, 22, 0))
    place(brass_gland("M25", 25, 1.5, 7, 30, turn=10), (2, 10, 0))
    place(nylon_gland("M25", 25, 1.5, 11, 29, black_plastic(), turn=6), (40, 18, 0))
    place(nylon_gland("M20", 20, 1.5, 9, 24, grey_polyamide()), (16, -38, 12), (90, 0, 118))
    place(brass_gland("M20", 20, 1.5, 6, 24, cap_turn=0), (-24, -38, 12), (90, 0, 236))


def brass_glands():
    place(brass_gland("M40", 40, 1.5, 8, 46, turn=10), (-30, 26, 0))
    place(brass_gland("M25", 25, 1.5, 7, 30, turn=20), (18, 18, 0))
    place(brass_gland("M16", 16, 1.5, 6, 20, turn=4), (42, -2, 0))
    place(multi_hole_gland("M25-4", 4, 30, 25, 7, 5, 4.9), (-14, -26, 15), (90, 0, 40))


def armoured_glands():
    place(double_gland("32", 40, 46, 28, "32", turn=-10), (-34, 18, 0))
    place(double_gland("25", 25, 36, 22, "25", turn=14), (16, 30, 0))
    place(shroud(23, 11.5, 84, "shroud"), (64, 44, 0))
    place(double_gland("20S", 20, 24, 14, "20S", slack=0), (62, -32, 12), (90, 0, -62))


def nylon_glands():
    black, grey = black_plastic(), grey_polyamide()
    place(nylon_gland("M40", 40, 1.5, 13, 46, black, turn=8), (-34, 20, 0))
    place(nylon_gland("M25", 25, 1.5, 11, 29, grey, turn=16), (10, 8, 0))
    place(spiral_gland("M20 spiral", 20, 9, 24, 110, black, turn=4), (40, 24, 0))
    place(nylon_gland("M16", 16, 1.5, 8, 19, grey, turn=4), (32, -20, 0))
    place(nylon_gland("M20", 20, 1.5, 9, 24, black), (-20, -44, 12), (90, 0, 118))


def accessories():
    place(adaptor(32, 25, 36), (-30, 18, 0), (0, 0, 10))
    place(breather(20, 26, black_plastic(), "nylon"), (8, 22, 0), (0, 0, 8))
    place(stopping_plug(25, 32, 9, grey_polyamide(), "nylon"), (40, 8, 0), (0, 0, -30))
    place(stopping_plug(20, 26, 9, nickel(), "brass"), (14, -16, 0), (0, 0, 28))
    place(lock_nut(40, 46, 5), (-26, -34, 0), (0, 0, 10))
    place(lock_nut(20, 24, 3), (36, -38, 0), (0, 0, 13))


def ties():
    place(looped_tie(natural(), 24, 7.6, 40, "natural loop"), (-34, 20, 0), (0, 0, 16))
    place(looped_tie(black_plastic(), 18, 4.8, 36, "black loop"), (16, 10, 0), (0, 0, -10))
    place(steel_tie_loop(14, 30, "steel loop"), (68, 12, 0), (0, 0, 18))
    place(tie_mount(28, 4.8, 4.5, natural(), "mount"), (68, -56, 0), (0, 0, 18))
    place(flat_tie(black_plastic(), 120, 7.6, "black tie"), (-62, -22, 0), (0, 0, -6))
    place(flat_tie(natural(), 100, 4.8, "natural tie"), (-60, -46, 0), (0, 0, -4))


VIEWS = {
    "category-cable-accessories-1": View(
        cable_accessories, 8, 28, 0.86, "Cable glands, cable ties and a lock nut"
    ),
    "category-cable-glands-1": View(
        cable_glands, 8, 24, 0.86, "Cable glands of brass and polyamide", light="metal"
    ),
    "category-brass-cable-glands-1": View(
        brass_glands, 8, 26, 0.86, "Brass cable glands of several sizes", light="metal"
    ),
    "category-armoured-cable-glands-1": View(
        armoured_glands, 10, 24, 0.86, "Glands for armoured cable and a shroud", light="metal"
    ),
    "category-nylon-cable-glands-1": View(
        nylon_glands, -6, 24, 0.86, "Polyamide cable glands of several sizes, one with a spiral"
    ),
    "category-gland-accessories-1": View(
        accessories,
        4,
        34,
        0.86,
        "A thread adaptor, plugs, a breather and lock nuts",
        light="metal",
    ),
    "category-cable-ties-1": View(
        ties, 4, 30, 0.88, "Cable ties of polyamide and of stainless steel, and a tie mount"
    ),
}
