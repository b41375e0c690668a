"""Modular devices for the rail: breakers, residual current breakers, switch disconnectors."""

from math import pi, sin

from materials import (
    black_gloss,
    blue_ink,
    dark_plastic,
    green,
    ink,
    material,
    red,
    tinned,
    white_ink,
    yellow,
)
from models.busbars import comb
from models.rails import steel_35
from scene import begin, end, place
from shapes import block, box, cut, cylinder, plate, rectangle, rounded_rectangle, screw, text
from view import View

MODULE = 17.5
PROFILE = [
    (0, 2), (0, 16), (-3, 17), (-3, 30), (0, 31), (0, 82), (-40, 82), (-44, 80), (-44, 66),
    (-48.5, 63.5), (-66.5, 63.2), (-69.5, 60.6), (-69.5, 23.4), (-66.5, 20.8),
    (-48.5, 20.5), (-44, 18), (-44, 4), (-40, 2),
]  # fmt: skip
FACE = -69.5


def _plastic():
    return material("breaker plastic", "#dfe0dd", 0.36, bump=0.05)


def _terminals(body, x, pocket=None):
    """Cuts the screw holes and the wire entries of a pole, and fits screws and clamps."""
    cutters = []
    for z in (73.5, 10.5):
        cutters.append(cylinder(3.5, 7, (x, -38.5, z), None, "front", bevel=0))
    for z in (82, 2):
        cutters.append(box((9, 11, 8), (x, -33, z), None, 0))
    cut(body, cutters + (pocket or []), bevel=0.5)
    for z in (73.5, 10.5):
        screw(3.2, (x, -38.6, z), kind="both", height=2.8, rotation=25 + x * 7 + z)
    for z in (79.2, 4.8):
        block((x - 4.3, x + 4.3), (-38.3, -27.7), (z - 0.9, z + 0.9), tinned(), 0.2)


def _lever(x, width, handle, on=True, z=46):
    """A toggle in its pocket; up is ON."""
    up = 1 if on else -1
    cylinder(7.4, width, (x - width / 2, -64.6, z), handle, "right", bevel=0.5)
    outline = [(-10, -2.6), (0, -3.4), (0, 3.4), (-10, 2)]
    grip = [(a, up * b) for a, b in outline]
    plate(grip, width, (x - width / 2, -67.5, z + up * 3.6), handle, facing="right", bevel=0.9)


def _modules(count, handles, lever_width):
    """Housings side by side, with a pocket for each lever in `handles` (x, material, on)."""
    width = MODULE - 0.25
    for k in range(count):
        x = (k - (count - 1) / 2) * MODULE
        body = plate(PROFILE, width, (x - width / 2, 0, 0), _plastic(), facing="right", bevel=0.7)
        pocket = [
            box((lever_width + 0.9, 14, 18), (at, -66, 46), None, 0)
            for at, _, _ in handles
            if abs(at - x) < (lever_width + MODULE) / 2
        ]
        _terminals(body, x, pocket)
    for x, handle, on in handles:
        _lever(x, lever_width, handle, on)


def _numbers(count, neutral=False):
    for k in range(count):
        x = (k - (count - 1) / 2) * MODULE
        last = neutral and k == count - 1
        text("N" if last else str(2 * k + 1), 2.6, (x, -44.03, 67.7), ink())
        text("N" if last else str(2 * k + 2), 2.6, (x, -44.03, 16.4), ink())


def breaker(poles, rating, on=True):
    """A miniature circuit breaker; the handles of several poles are tied by a bar."""
    begin(f"breaker {poles} {rating}")
    xs = [(k - (poles - 1) / 2) * MODULE for k in range(poles)]
    _modules(poles, [(x, black_gloss(), on) for x in xs], 8)
    lever_z = 49.5 if on else 42.5
    if poles > 1:
        block(
            (xs[0] - 3.9, xs[-1] + 3.9), (-76.6, -73), (lever_z - 1.6, lever_z + 1.6), black_gloss()
        )
    for x in xs:
        window = rounded_rectangle(6, 3, 0.4)
        plate(window, 0.15, (x, FACE, 33.2), red() if on else green(), bevel=0.05)
        text("I-ON" if on else "O-OFF", 1.7, (x, FACE - 0.18, 33.2), white_ink())
    _numbers(poles)
    first = xs[0]
    text("ELVORA", 2.7, (first, FACE - 0.03, 58.4), blue_ink())
    text(rating, 3.9, (first, FACE - 0.03, 28.9), ink())
    voltage = "240/415 V~" if poles == 1 else "415 V~"
    text(voltage, 1.8, (first, FACE - 0.03, 25.9), ink(), font="regular")
    if poles > 1:
        _breaking_capacity(xs[1])
    else:
        text("10000", 1.5, (first, FACE - 0.03, 24.3), ink())
    return end()


def _breaking_capacity(x):
    """The rated capacity in its frame, as IEC 60898-1 asks."""
    text("10000", 2, (x, FACE - 0.03, 28.3), ink())
    frame = rectangle(8.4, 3.2)
    plate(frame, 0.05, (x, FACE - 0.03, 28.3), ink(), [rectangle(7.9, 2.7)], bevel=0)
    text("IEC 60898-1", 1.5, (x, FACE - 0.03, 24.8), ink(), font="regular")


def residual_breaker():
    """EV-RC-4-40-30: one wide lever at the right, the test button and the data at the left."""
    begin("residual breaker")
    poles = 4
    _modules(poles, [(MODULE, black_gloss(), True)], 20)
    _numbers(poles, neutral=True)
    plate(rounded_rectangle(33, 27.4, 0.6), 0.3, (-16, FACE, 41.6), _paper(), bevel=0.1)
    y = FACE - 0.33
    text("ELVORA", 3.4, (-21.5, y, 52), blue_ink())
    text("40 A", 4.4, (-24.5, y, 46.2), ink())
    text("30 mA", 3.6, (-24, y, 41.4), ink())
    text("240/415 V~", 2.4, (-23, y, 37.6), ink(), font="regular")
    text("IEC 61008-1", 2, (-23.4, y, 33.8), ink(), font="regular")
    text("EV-RC-4-40-30", 1.9, (-22.4, y, 30.6), ink(), font="regular")
    cylinder(4.6, 0.5, (-6.5, FACE - 0.2, 46), dark_plastic(), "front", 0.15)
    cylinder(3.9, 2.8, (-6.5, FACE - 0.4, 46), yellow(), "front", 0.5)
    text("T", 4.4, (-6.5, FACE - 3.24, 46), ink())
    text("TEST", 2.4, (-6.5, y, 39), ink())
    _type_ac(-6.5, y, 32.6)
    plate(rounded_rectangle(12, 3.2, 0.4), 0.15, (MODULE, FACE, 33.2), red(), bevel=0.05)
    text("I-ON", 2, (MODULE, FACE - 0.18, 33.2), white_ink())
    return end()


def _type_ac(x, y, z):
    """The sign of type AC: a wave in a square."""
    plate(rectangle(6.4, 6.4), 0.04, (x, y, z), ink(), [rectangle(5.8, 5.8)], bevel=0)
    steps = 24
    wave = [(-2.1 + 4.2 * i / steps, 1.3 * sin(2 * pi * i / steps)) for i in range(steps + 1)]
    upper = [(a, b + 0.18) for a, b in wave]
    lower = [(a, b - 0.18) for a, b in reversed(wave)]
    plate(upper + lower, 0.04, (x, y, z), ink(), bevel=0)


def _paper():
    return material("grey print", "#eceeed", 0.5)


def switch_disconnector():
    """EV-MS-2-100: red levers tied together, a padlock bar below them."""
    begin("switch disconnector")
    xs = (-MODULE / 2, MODULE / 2)
    _modules(2, [(x, red(), True) for x in xs], 9.5)
    block((xs[0] - 4.6, xs[1] + 4.6), (-76.6, -73), (47.6, 51.4), red(), 0.7)
    bar = plate(
        rounded_rectangle(27, 4, 0.8), 1.6, (0, FACE + 0.2, 33.6), dark_plastic(), bevel=0.4
    )
    cut(bar, [cylinder(1.5, 6, (x, FACE + 1.5, 33.6), None, "front", bevel=0) for x in (-11, 11)])
    _numbers(2)
    text("ELVORA", 2.7, (xs[0], FACE - 0.03, 58.4), blue_ink())
    text("I ON", 2.3, (xs[1], FACE - 0.03, 58.4), red())
    text("100 A", 3.8, (xs[0], FACE - 0.03, 28.6), ink())
    text("415 V~", 2, (xs[0], FACE - 0.03, 25.2), ink(), font="regular")
    text("AC-22A", 2.5, (xs[1], FACE - 0.03, 28.6), ink())
    text("IEC 60947-3", 1.8, (xs[1], FACE - 0.03, 25.2), ink(), font="regular")
    return end()


def _breakers():
    from models.moulded_case_breakers import moulded_case_breaker

    place(moulded_case_breaker(160), (-44, 30, 0))
    place(breaker(3, "C32"), (40, -20, 0))
    place(breaker(1, "C16"), (84, -34, 0))


def _miniature():
    place(residual_breaker(), (-68, 20, 0))
    place(breaker(2, "C25"), (6, 0, 0))
    place(breaker(1, "C16"), (52, -20, 0))


def _rating_pair():
    """Curve B ON and curve C OFF, beside each other on a rail."""
    place(steel_35(60, name="rail"), (0, 0, 46), (90, 0, 0))
    place(breaker(1, "B10"), (-9, -4.5, 0))
    place(breaker(1, "C10", on=False), (9, -4.5, 0))


def _disconnector_with_breakers():
    """As the main switch before three breakers on a rail."""
    place(steel_35(130, name="rail"), (10, 0, 46), (90, 0, 0))
    place(switch_disconnector(), (-18, -4.5, 0))
    for k, rating in enumerate(("C16", "C16", "C10")):
        place(breaker(1, rating), (9 + 17.6 * k, -4.5, 0))


def _fed_by_comb():
    """Two three-pole breakers on their backs, the pins of a comb in their lower terminals."""
    parts = breaker(3, "C32"), breaker(3, "C16"), comb(3, 6, True, "EV-CBB-3")
    rail = steel_35(150, name="rail")
    begin("fed breakers")
    place(rail, (0, 4.5, 46), (90, 0, 0))
    place(parts[0], (-26.7, 0, 0))
    place(parts[1], (26.7, 0, 0))
    place(parts[2], (0, -42, -24), (-90, 0, 0))
    place(end(), (0, 0, 0), (-90, 0, 0))


VIEWS = {
    "miniature-circuit-breaker-single-pole-1": View(
        lambda: place(breaker(1, "C16")), 34, 16, 0.8, "Single-pole miniature circuit breaker, C16"
    ),
    "miniature-circuit-breaker-single-pole-2": View(
        _rating_pair,
        -26,
        18,
        0.82,
        "Single-pole breakers B10, switched on, and C10, switched off, on a rail",
    ),
    "miniature-circuit-breaker-two-pole-1": View(
        lambda: place(breaker(2, "C25")), -30, 16, 0.78, "Two-pole miniature circuit breaker, C25"
    ),
    "miniature-circuit-breaker-two-pole-2": View(
        lambda: place(breaker(2, "C25", on=False)),
        28,
        40,
        0.8,
        "Two-pole miniature circuit breaker, C25, switched off, from above",
    ),
    "miniature-circuit-breaker-three-pole-1": View(
        lambda: place(breaker(3, "C32")), 24, 18, 0.78, "Three-pole miniature circuit breaker, C32"
    ),
    "miniature-circuit-breaker-four-pole-1": View(
        lambda: place(breaker(4, "C63")), -22, 20, 0.8, "Four-pole miniature circuit breaker, C63"
    ),
    "miniature-circuit-breaker-four-pole-2": View(
        lambda: place(breaker(4, "C63")),
        38,
        6,
        0.82,
        "Four-pole miniature circuit breaker, C63, from the right: rail foot and lower terminals",
    ),
    "residual-current-circuit-breaker-1": View(
        lambda: place(residual_breaker()), 20, 14, 0.8, "Four-pole RCCB, 40 A, 30 mA, test button"
    ),
    "modular-switch-disconnector-1": View(
        lambda: place(switch_disconnector()), 28, 20, 0.78, "Two-pole switch disconnector, 100 A"
    ),
    "modular-switch-disconnector-2": View(
        _disconnector_with_breakers,
        -24,
        18,
        0.84,
        "Two-pole switch disconnector, 100 A, on a rail before three single-pole breakers",
    ),
    "category-circuit-breakers-1": View(
        _breakers, 24, 18, 0.86, "Moulded case breaker and miniature breakers of three and one pole"
    ),
    "category-miniature-circuit-breakers-1": View(
        _miniature, 22, 18, 0.86, "Residual current breaker, two-pole and single-pole breaker"
    ),
    "comb-busbar-for-mcb-2": View(
        _fed_by_comb,
        16,
        46,
        0.84,
        "A three-phase comb of six modules feeds two three-pole breakers: its pins in their terminals",
    ),
}
