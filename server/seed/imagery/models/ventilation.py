"""Filter fans, exhaust filters, their mats, and thermostats. Fronts face -y."""

from math import cos, pi, radians, sin

from materials import (
    black_plastic,
    blue_ink,
    dark_plastic,
    ink,
    label,
    material,
    opening,
    steel,
    white_ink,
)
from models.rails import steel_35
from scene import begin, end, place
from shapes import (
    block,
    box,
    circle,
    cut,
    cylinder,
    mesh_of,
    plate,
    rectangle,
    ring,
    rounded_rectangle,
    screw,
    solid_of,
    text,
)
from view import View


def grey():
    return material("RAL 7035", "#d0d3d0", 0.42, bump=0.08, bump_scale=5)


def fleece():
    return material("fleece", "#d3d8d8", 0.95, bump=1, bump_scale=1.2, color_variation=0.22)


def dense_fleece():
    return material("fleece dense", "#8fa9ba", 0.95, bump=0.9, bump_scale=1.6, color_variation=0.2)


def grille(size, opening_size):
    """The louvred cover, 7 mm thick, its rim at y = 0."""
    middle = size / 2
    hole = rounded_rectangle(opening_size, opening_size, 3)
    plate(rounded_rectangle(size, size, 6), 6, (0, 0, middle), grey(), [hole], bevel=1.6)
    count = 12
    pitch = opening_size / count
    for index in range(count):
        z = middle - opening_size / 2 + pitch * (index + 0.5)
        slat = (opening_size + 1, 12, 1.8)
        box(slat, (0, -1.6, z), grey(), 0.6, rotation=(-38, 0, 0))
    for x in (-opening_size / 6, opening_size / 6):
        half = opening_size / 2
        block((x - 1, x + 1), (-1, 3), (middle - half, middle + half), grey(), 0.3)
    plate(rounded_rectangle(16, 3, 1), 0.3, (0, -5.8, size - 5), grey(), bevel=0.1)
    text("ELVORA", 4.6, (0, -6.02, 5.6), blue_ink())


def clips(size):
    """Spring clips that hold the frame in the sheet."""
    for sign in (-1, 1):
        for z in (size * 0.28, size * 0.72):
            x = sign * (size / 2 - 11.5)
            wedge = [(0, 0), (3.4, 5), (0, 13)]
            wedge = [(sign * a, b) for a, b in wedge]
            plate(wedge, 14, (x, 3, z - 7), dark_plastic(), facing="top", bevel=0.4)


def _blades(middle, depth, hub, tip, count=7):
    """Twisted blades of real thickness about an axis along y."""
    for index in range(count):
        vertices, faces = [], []
        start = 2 * pi * index / count
        rows, columns = 9, 7
        for side in (0, 1):
            for row in range(rows):
                share = row / (rows - 1)
                radius = hub - 1 + (tip - hub + 1) * share
                for column in range(columns):
                    across = column / (columns - 1) - 0.5
                    angle = start + across * (0.95 - 0.12 * share) + 0.16 * share
                    y = depth + across * (15 - 4 * share) + 1.1 * (1 - 4 * across**2) + side * 1.3
                    vertices.append((radius * cos(angle), y, middle + radius * sin(angle)))
        size = rows * columns
        for row in range(rows - 1):
            for column in range(columns - 1):
                a = row * columns + column
                quad = (a, a + 1, a + columns + 1, a + columns)
                faces.append(quad)
                faces.append(tuple(size + corner for corner in reversed(quad)))
        edge = [column for column in range(columns)]
        edge += [row * columns + columns - 1 for row in range(1, rows)]
        edge += [(rows - 1) * columns + column for column in range(columns - 2, -1, -1)]
        edge += [row * columns for row in range(rows - 2, 0, -1)]
        for a, b in zip(edge, edge[1:] + edge[:1]):
            faces.append((a, b, size + b, size + a))
        solid_of(mesh_of("blade", vertices, faces), dark_plastic(), bevel=0.3, smooth_angle=50)


def filter_fan():
    """EV-FF-125-230: frame 148 mm, depth in the panel 60 mm."""
    begin("filter fan")
    size, middle = 148, 74
    grille(size, 122)
    block((-61, 61), (3, 5), (13, 135), material("mat seen", "#c9cbc8", 0.95), 0)
    plate(
        rounded_rectangle(124, 124, 4),
        20,
        (0, 20, middle),
        grey(),
        [rounded_rectangle(119, 119, 3)],
    )
    plate(rounded_rectangle(124, 124, 4), 2, (0, 22, middle), grey(), [circle(57)], bevel=0.5)
    clips(size)
    plastic = black_plastic()
    frame = rounded_rectangle(119, 119, 7)
    for y in (26.5, 60):
        corners = [circle(2.3, x, z) for x in (-52.5, 52.5) for z in (-52.5, 52.5)]
        plate(frame, 4.5, (0, y, middle), plastic, [circle(56), *corners], bevel=0.8)
    ring(56, 58.6, 37, (0, 59.5, middle), plastic, "front", 0.4, steps=96)
    for x in (-52.5, 52.5):
        for z in (-52.5, 52.5):
            cylinder(4.4, 31, (x, 57, middle + z), plastic, "front", 0.3)
            screw(4, (x, 60, middle + z), "back", "both", height=2, rotation=x + z)
    _blades(middle, 42, 22, 54)
    cylinder(22.5, 24, (0, 54, middle), plastic, "front", 1.2)
    cylinder(17, 0.3, (0, 54, middle), label(), "back", 0.1)
    text("ELVORA", 5, (0, 54.32, middle + 6), blue_ink(), "back")
    text("EV-FF-125-230", 3.2, (0, 54.32, middle), ink(), "back")
    text("230 V~  50 Hz  15 W", 2.6, (0, 54.32, middle - 5), ink(), "back", font="regular")
    for radius in (26, 34, 42, 50, 56):
        ring(radius - 0.8, radius + 0.8, 1.6, (0, 63, middle), steel(), "front", 0.7)
    for turn in (45, 135):
        angle = radians(turn)
        for sign in (-1, 1):
            at = (sign * 46 * cos(angle), 62, middle + sign * 46 * sin(angle))
            box((44, 1.6, 1.6), at, steel(), 0.5, rotation=(0, -turn, 0))
    # The terminal box at the edge of the housing.
    block((34, 58), (22, 36), (4.5, 15), dark_plastic(), 1)
    for x in (40, 46, 52):
        screw(2.2, (x, 36, 9.5), "back", "slot", height=1, rotation=x * 7)
    return end()


def exhaust_filter(open_grille=True):
    """EV-FX-125: frame and mat; the grille hangs open at its lower edge."""
    size, middle = 148, 74
    begin("grille")
    grille(size, 122)
    cover = end()
    begin("exhaust filter")
    hole = rounded_rectangle(121, 121, 3)
    plate(rounded_rectangle(size, size, 6), 3, (0, 4, middle), grey(), [hole], bevel=0.8)
    plate(rounded_rectangle(124, 124, 4), 19, (0, 23, middle), grey(), [hole], bevel=0.6)
    for index in range(7):
        offset = -60.5 + 121 / 8 * (index + 1)
        block((offset - 0.9, offset + 0.9), (20, 22.6), (middle - 61, middle + 61), grey(), 0.3)
        block((-61, 61), (20.4, 22.4), (middle + offset - 0.9, middle + offset + 0.9), grey(), 0.3)
    plate(rounded_rectangle(120, 120, 3), 15, (0, 19, middle), fleece(), bevel=2)
    clips(size)
    for x in (-50, 50):
        block((x - 6, x + 6), (-1, 3), (0.5, 5), grey(), 0.8)
    if open_grille:
        place(cover, (0, -2, 9), (24, 0, 0))
    else:
        place(cover, (0, 0.6, 0))
    return end()


def filter_mat(size=121, thickness=17):
    """A mat of fleece: a soft block, its lower side the denser one."""
    begin(f"mat {size}")
    dense = dense_fleece()
    half = size / 2
    block((-half, half), (-half, half), (0, 3.6), dense, 0.8)
    block((-half, half), (-half, half), (3.4, thickness), fleece(), 2.2)
    return end()


def bent_mat(size=121, thickness=15):
    """A mat that leans, curved, so that it is seen how soft it is."""
    begin("bent mat")
    count = 48
    for material_, low, high in (
        (dense_fleece(), -3.4, 0),
        (fleece(), 0, thickness - 3.4),
    ):
        upper, lower = [], []
        for index in range(count + 1):
            share = index / count
            bend = radians(-8 + 74 * share)
            radius = size / radians(74)
            x = radius * (sin(bend) - sin(radians(-8)))
            z = radius * (cos(radians(-8)) - cos(bend))
            across = (-sin(bend), cos(bend))
            upper.append((x + across[0] * high, z + across[1] * high))
            lower.append((x + across[0] * low, z + across[1] * low))
        plate(upper + lower[::-1], size, (0, size / 2, 0), material_, bevel=0.9, smooth_angle=50)
    return end()


def thermostat(kind):
    """A rail thermostat of 33 mm; `kind` is NC (blue dial) or NO (red dial)."""
    begin(f"thermostat {kind}")
    width, height = 33, 60
    plastic = material("thermostat", "#d9dcdb", 0.42, bump=0.08)
    body = block((-width / 2, width / 2), (-34, 0), (0, height), plastic, 1)
    cut(body, [box((width * 2, 11, 35.6), (0, 0, height / 2), None, 0)])
    plate(rounded_rectangle(width - 0.6, 42, 1.6), 8, (0, -33.6, 36), plastic, bevel=1)
    color = "#c4242a" if kind == "NO" else "#1d62ad"
    knob = material(f"knob {kind}", color, 0.36)
    z = 38
    ring(10.4, 11.6, 0.4, (0, -41.5, z), dark_plastic(), "front", 0.15)
    cylinder(10, 4.6, (0, -41.4, z), knob, "front", 0.9, top_radius=9.4)
    for index in range(30):
        angle = 2 * pi * index / 30
        spot = (9.8 * cos(angle), -43.4, z + 9.8 * sin(angle))
        box((0.9, 3, 0.7), spot, knob, 0.25, rotation=(0, -360 * index / 30, 0))
    plate(rounded_rectangle(9, 1.5, 0.4), 0.2, (0, -45.9, z), opening(), bevel=0, rotation=58)
    pointer = radians(122)
    spot = (7.4 * cos(pointer), -46.02, z + 7.4 * sin(pointer))
    plate(rectangle(0.9, 3.2), 0.06, spot, white_ink(), bevel=0, rotation=32)
    for index in range(7):
        angle = radians(225 - 45 * index)
        at = (14 * cos(angle), -41.63, z + 13.2 * sin(angle))
        text(str(10 * index), 2.4, at, ink())
        tick = (12 * cos(angle), -41.6, z + 12 * sin(angle))
        plate(rectangle(0.3, 1), 0.04, tick, ink(), bevel=0, rotation=225 - 45 * index - 90)
    text("°C", 2.8, (0, -41.63, z - 13), ink())
    text("ELVORA", 2.8, (-15, -41.63, 18.4), blue_ink(), align="LEFT")
    text(f"EV-TH-{kind}", 2.3, (15, -41.63, 18.4), ink(), align="RIGHT")
    # Two terminals, the symbol of the contact between them.
    plate(
        rounded_rectangle(width - 1, 13, 1),
        3,
        (0, -33.6, 7.4),
        plastic,
        [circle(3.4, -9), circle(3.4, 9)],
    )
    for x, turn in ((-9, 25), (9, 70)):
        cylinder(3.3, 0.3, (x, -34, 7.4), opening(), "front", 0)
        screw(3, (x, -34.2, 7.4), "front", "both", height=1.4, rotation=turn)
        block((x - 2.6, x + 2.6), (-30, -22), (-0.15, 0.2), opening(), 0)
    text(kind, 2.6, (0, -36.63, 9), ink())
    text("250 V~ 10 A", 1.7, (0, -36.63, 5.2), ink(), font="regular")
    for x, facing in ((width / 2, "right"), (-width / 2, "left")):
        for step in range(7):
            plate(
                rounded_rectangle(18, 1.6, 0.7),
                0.1,
                (x, -22, 20 + 5 * step),
                opening(),
                facing=facing,
                bevel=0,
            )
    return end()


# Views


def fans():
    part = filter_fan()
    place(part, (0, 0, 0), (0, 0, 205))
    place(part, (-112, 125, 0), (0, 0, 24))


def mats():
    part = filter_mat()
    for level in range(4):
        place(part, (level % 2 * 1.5, 0, 17.2 * level), (0, 0, (0.6, -0.9, 0.4, -0.5)[level]))
    place(bent_mat(), (66, -30, 4), (0, 0, -12))


def thermostats():
    place(thermostat("NC"), (-21, 0, 0))
    place(thermostat("NO"), (21, -10, 0))


def ventilation_family():
    place(filter_fan(), (70, 70, 0), (0, 0, 20))
    place(exhaust_filter(False), (-90, 40, 0), (0, 0, 12))
    place(thermostat("NO"), (10, -40, 0))


def exhaust_pair():
    """Closed, from outside and from the panel's inside."""
    part = exhaust_filter(False)
    place(part, (0, 0, 0), (0, 0, 204))
    place(part, (-120, 110, 0), (0, 0, 22))


def thermostat_on_rail():
    """From the left, on its rail."""
    place(steel_35(70, name="rail"), (0, 0, 30), (90, 0, 0))
    place(thermostat("NO"), (0, -3.5, 0))


def fan_from_inside():
    place(filter_fan(), (0, 0, 0), (0, 0, 180))


VIEWS = {
    "exhaust-filter-1": View(
        lambda: place(exhaust_filter()),
        40,
        12,
        0.82,
        "Exhaust filter with its grille open, mat in place",
    ),
    "exhaust-filter-2": View(
        exhaust_pair,
        0,
        18,
        0.86,
        "Exhaust filter, 148 × 148 mm, from the panel's inside and from the front with closed grille",
    ),
    "replacement-filter-mat-1": View(
        mats, 16, 28, 0.84, "Filter mats, a pile of four and one bent"
    ),
    "panel-thermostat-1": View(
        thermostats, 26, 18, 0.82, "Panel thermostats: blue dial for heaters, red dial for fans"
    ),
    "panel-thermostat-2": View(
        thermostat_on_rail,
        -48,
        20,
        0.82,
        "Panel thermostat NO with red dial on 35 mm rail, from the left",
    ),
    "panel-filter-fan-unit-1": View(
        fans, 0, 18, 0.86, "Panel filter fan, from the panel's inside and from the front"
    ),
    "panel-filter-fan-unit-2": View(
        fan_from_inside,
        -30,
        24,
        0.84,
        "Panel filter fan of 148 mm from the panel's inside: guard, blades, hub and terminals",
    ),
    "category-panel-ventilation-1": View(
        ventilation_family, 8, 18, 0.88, "Filter fan, exhaust filter and thermostat"
    ),
}
