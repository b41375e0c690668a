"""Busbars, comb busbars, neutral links and standoff insulators."""

from math import cos, radians

from materials import brass, copper, ink, light_grey_plastic, material, opening, screw_metal, tinned
from materials import white_plastic
from scene import begin, end, place
from shapes import block, box, circle, cut, cylinder, hex_nut, lathe, plate, rectangle, ring
from shapes import rounded_rectangle, screw, smooth_path, text, thread, tube
from view import View


def bar(width, thickness, length, metal, name):
    """A flat bar along x with rounded edges, lying on z = 0."""
    begin(name)
    edge = min(1.0, thickness * 0.3)
    outline = rounded_rectangle(width, thickness, edge, 0, thickness / 2)
    plate(outline, length, (-length / 2, 0, 0), metal, facing="right", bevel=0.15)
    return end()


def bare_copper():
    return material("bar copper", "#dd9068", 0.3, 1, roughness_variation=0.08, anisotropic=0.5)


def flat_bars():
    rows = ((60, 10, "EV-BB-60-10"), (40, 10, "EV-BB-40-10"), (30, 5, "EV-BB-30-5"))
    z = 0
    for (width, thickness, name), shift, turn in zip(rows, (0, -6, 10), (0, 5, -4)):
        part = bar(width, thickness, 150, bare_copper(), name)
        place(part, (shift, shift * 0.3, z), (0, 0, turn))
        z += thickness
    place(bar(20, 5, 140, tinned(), "EV-BB-20-5 tinned"), (-4, -48, 0), (0, 0, 3))
    place(bar(15, 3, 140, bare_copper(), "EV-BB-15-3"), (2, -72, 0), (0, 0, 3))


PITCH = 17.8


def comb(phases, modules, closed, name):
    """A piece of comb along x, on its back, pins to the front; without its cap the bars show."""
    begin(name)
    grey = light_grey_plastic()
    length = modules * PITCH
    left = -length / 2
    height = 5 + 4.4 * phases
    depth = 15
    profile = [(depth, 0.3), (depth, height), (0, height), (0, 0.3)]
    outline = [(-y, z) for y, z in profile]
    body = plate(outline, length, (left, 0, 0), grey, facing="right", bevel=0.5)
    cutters = []
    for phase in range(phases):
        z = 2.5 + 4.4 * phase + 2.2
        cutters.append(box((6, 11.4, 2.6), (left + length, -7.5, z), None, 0))
    cut(body, cutters, bevel=0.25)
    for phase in range(phases):
        z = 2.5 + 4.4 * phase + 2.2
        block((left + 2, left + length + 0.6), (-12.6, -2.4), (z - 0.8, z + 0.8), copper(), 0.15)
    # A lip with a notch for each pin, and the pins in one plane.
    plane = height / 2
    block((left, left + length), (-depth - 3, -depth + 0.4), (plane - 2.6, plane + 2.6), grey, 0.4)
    for module in range(modules):
        x = left + PITCH * (module + 0.5)
        block((x - 3.4, x + 3.4), (-depth - 4.6, -depth), (plane - 2.3, plane + 2.3), grey, 0.3)
        pin = [(-2, 0), (2, 0), (2, 11.2), (1, 13), (-1, 13), (-2, 11.2)]
        plate(
            [(px, -py) for px, py in pin],
            1.5,
            (x, -depth - 4.2, plane - 0.75),
            copper(),
            facing="top",
            bevel=0.2,
        )
        if phases > 1:
            text(
                f"L{module % phases + 1}",
                2.6,
                (x, -depth + 2.2, height + 0.02),
                ink(),
                facing="top",
            )
    ends = (left, left + length) if closed else (left,)
    for x in ends:
        block((x - 1.6, x + 1.6), (-depth - 0.8, 0.8), (-0.3, height + 0.7), white_plastic(), 0.5)
    ratings = f"ELVORA   {name}   10 mm²   63 A"
    text(ratings, 3.4, (0, -5.4, height + 0.02), ink(), facing="top", font="regular")
    return end()


def combs():
    place(comb(3, 12, False, "EV-CBB-3-57"), (0, 0, 0.3), (0, 0, -14))
    place(comb(1, 6, True, "EV-CBB-1-57"), (20, -52, 0.3), (0, 0, -14))


def neutral_link(colour, ways, name):
    """A brass link along x on two insulating feet: a hole from the front and a screw for each wire."""
    begin(name)
    metal, foot = brass(), material(f"foot {colour}", colour, 0.38)
    pitch, large = 7.2, 13
    length = ways * pitch + large + 20
    left = -length / 2
    link = box((length, 9, 11), (0, 0, 17.5), metal, 0.4)
    spots = [(left + 10 + large / 2 - 2, 3.6)]
    spots += [(left + 10 + large + pitch * (i + 0.35), 2.5) for i in range(ways)]
    cutters = [
        cylinder(radius, 30, (x, 15, 16.4), None, "front", bevel=0, steps=40) for x, radius in spots
    ]
    cut(link, cutters, bevel=0.3, bevel_angle=60)
    turn = 10
    for x, radius in spots:
        heads = (x - 3.4, x + 3.4) if radius > 3 else (x,)
        for head in heads:
            turn += 37
            screw(
                2.6, (head, 0, 22.9), "top", "slot", material=screw_metal(), height=3, rotation=turn
            )
    for x in (left + 4.5, -left - 4.5):
        profile = [(-15, 0), (15, 0), (15, 4), (7, 5), (6, 15), (6, 20), (4.8, 20), (4.8, 12)]
        profile += [(-4.8, 12), (-4.8, 20), (-6, 20), (-6, 15), (-7, 5), (-15, 4)]
        plate(profile, 8, (x - 4, 0, 0), foot, facing="right", bevel=0.5)
        screw(2.4, (x, 0, 22.9), "top", "pozidriv", height=1.6)
        for y in (-11, 11):
            ring(2.2, 3.4, 0.5, (x, y, 4.2), foot, bevel=0.15)
            cylinder(2.2, 0.3, (x, y, 4.35), opening(), bevel=0)
    return end()


def neutral_links():
    place(neutral_link("#1d63b4", 12, "blue link"), (4, 24, 0), (0, 0, -16))
    place(neutral_link("#2f9a48", 9, "green link"), (-14, -18, 0), (0, 0, -16))


def insulator(height, flats, thread, name):
    """A drum insulator with brass inserts, by height and width across flats."""
    begin(name)
    moulding = material("polyester moulding", "#9c2419", 0.4, bump=0.1, bump_scale=6)
    corner = flats / 2 / cos(radians(22.5))
    count = max(2, round(height / 16))
    neck = corner * 0.76
    half = [(0, 0), (corner * 0.8, 0), (corner * 0.84, corner * 0.05)]
    z = 0
    pitch = height / count
    for _ in range(count):
        half += [
            (corner * 0.84, z + pitch * 0.14), (corner, z + pitch * 0.32),
            (corner, z + pitch * 0.68), (corner * 0.84, z + pitch * 0.86),
        ]  # fmt: skip
        z += pitch
        if z < height - 1:
            half += [(neck, z - pitch * 0.04), (neck, z + pitch * 0.04)]
    half += [(corner * 0.84, height - corner * 0.05), (corner * 0.8, height), (0, height)]
    body = lathe(half, moulding, steps=8, rotation=22.5, bevel=0.5, smooth_angle=25)
    insert = thread * 0.95
    drill = cylinder(insert, height * 0.3, (0, 0, height * 0.72), None, bevel=0, steps=48)
    floor_drill = cylinder(insert, height * 0.3, (0, 0, -height * 0.02), None, bevel=0, steps=48)
    cut(body, [drill, floor_drill], bevel=0.5, bevel_angle=22)
    for location, facing in (((0, 0, height + 0.25), "bottom"), ((0, 0, 0.1), "top")):
        depth = height * 0.26
        bore = thread / 2
        sleeve = [(insert + 0.02, 0), (insert + 0.02, depth), (bore * 0.86, depth)]
        turns = int(depth / 1.3)
        for k in range(turns, 0, -1):
            sleeve += [(bore * 0.86, k * depth / turns - 0.5), (bore, k * depth / turns - 1.1)]
        sleeve += [(bore * 0.9, 0.3), (bore + 0.2, 0)]
        lathe(sleeve, brass(), location, facing, steps=48, closed=True, smooth_angle=40)
        floor = depth - 0.4
        spot = (0, 0, location[2] - floor) if facing == "bottom" else (0, 0, floor)
        cylinder(bore, 0.2, spot, opening(), facing, bevel=0)
    spot = (0, -(insert + corner * 0.8) / 2 * 0.97, height + 0.02)
    text(f"M{thread}", corner * 0.13, spot, ink(), facing="top")
    return end()


def insulators():
    sizes = (
        (30, 32, 8, "EV-SI-30"),
        (40, 40, 8, "EV-SI-40"),
        (50, 40, 10, "EV-SI-50"),
        (60, 50, 10, "EV-SI-60"),
    )
    spots = ((-50, -26), (-4, -34), (-24, 18), (36, 14))
    for size, spot in zip(sizes, spots):
        place(insulator(*size), (*spot, 0), (0, 0, spot[0] * 0.3))


def insulated_bars():
    post = insulator(50, 40, 10, "EV-SI-50")
    for x in (-70, 70):
        place(post, (x, 0, 0))
    begin("drilled bar")
    plate(
        rectangle(200, 40),
        10,
        (0, 0, 50.3),
        bare_copper(),
        [circle(5.5, -70), circle(5.5, 70)],
        facing="top",
        bevel=0.8,
    )
    for x in (-70, 70):
        ring(5.6, 10.5, 2, (x, 0, 60.3), screw_metal(), bevel=0.4)
        screw(8.5, (x, 0, 62.3), "top", "hex", height=7)
    place(end())
    place(neutral_link("#1d63b4", 9, "blue link"), (-30, -62, 0), (0, 0, -6))
    place(insulator(30, 32, 8, "EV-SI-30"), (62, -60, 0), (0, 0, 12))


def bar_sections():
    """On edge with the ends to the front, from 40 × 10 to 15 × 3 mm."""
    x = 0
    for width, thickness in ((40, 10), (40, 5), (30, 10), (30, 5), (25, 3), (20, 5), (15, 3)):
        part = bar(width, thickness, 120, bare_copper(), f"EV-BB-{width}-{thickness}")
        place(part, (x, 0, width / 2), (90, 0, 90))
        x += thickness + 9


def wired_link():
    """Blue wires in the holes of a link, the supply in the large one."""
    place(neutral_link("#1d63b4", 9, "blue link"))
    jacket = material("wire blue", "#1c62a4", 0.42)
    left = -(9 * 7.2 + 33) / 2
    begin("wires")
    spots = [(left + 14.5, 3.4)] + [(left + 23 + 7.2 * (i + 0.35), 1.9) for i in range(6)]
    for k, (x, radius) in enumerate(spots):
        tube([(x, -9, 16.4), (x, 3, 16.4)], radius * 0.72, copper())
        drop = [(x, -8, 16.4), (x, -18, 16.4), (x + (k - 3) * 1.2, -36, 9), (x + (k - 3) * 3, -56, 4)]
        tube(smooth_path(drop), radius, jacket)
    place(end())


def insulator_with_bolt():
    """The smallest and the largest, the insert of one lying, and a bolt that fits."""
    place(insulator(76, 60, 12, "EV-SI-76"), (-26, 20, 0), (0, 0, 10))
    place(insulator(20, 25, 6, "EV-SI-20"), (32, 26, 0), (0, 0, 6))
    lying = insulator(50, 40, 10, "EV-SI-50")
    place(lying, (14, -42, 20), (90, 0, -24))
    begin("bolt M10")
    hex_nut(16, 6.4, (0, 0, 0), screw_metal(), chamfer=0.2)
    thread(5, 1.5, 25, (0, 0, 6.4), screw_metal())
    place(end(), (52, -12, 0))


VIEWS = {
    "copper-busbar-flat-1": View(
        flat_bars,
        48,
        42,
        0.86,
        "Flat copper bars of 15 × 3 to 60 × 10 mm, one of them tin plated",
        light="metal",
    ),
    "copper-busbar-flat-2": View(
        bar_sections,
        -14,
        30,
        0.86,
        "Ends of copper bars on edge: 40 × 10, 40 × 5, 30 × 10, 30 × 5, 25 × 3, 20 × 5 and 15 × 3 mm",
        light="metal",
    ),
    "comb-busbar-for-mcb-1": View(
        combs,
        42,
        42,
        0.88,
        "A three-phase comb busbar without its end cap and a short single-phase one",
    ),
    "brass-neutral-link-1": View(
        neutral_links,
        38,
        38,
        0.86,
        "Brass links with clamping screws on blue and on green feet",
        light="metal",
    ),
    "brass-neutral-link-2": View(
        wired_link,
        24,
        34,
        0.86,
        "A brass neutral link on blue feet: seven blue wires in its holes, three holes free",
        light="metal",
    ),
    "low-voltage-standoff-insulator-1": View(
        insulators,
        8,
        30,
        0.84,
        "Standoff insulators of 30 to 60 mm height with brass inserts",
    ),
    "low-voltage-standoff-insulator-2": View(
        insulator_with_bolt,
        10,
        28,
        0.84,
        "Standoff insulators of 76 and 20 mm height, one of 50 mm lying, and a bolt M10 for its insert",
    ),
    "category-busbars-insulators-1": View(
        insulated_bars,
        22,
        24,
        0.86,
        "A copper bar on two insulators, a neutral link in front",
        light="metal",
    ),
}
