"""What switchgear shares: screw terminals, labels, marks, dials."""

from math import cos, degrees, radians, sin

from materials import dark_plastic, ink, label, screw_metal, tinned, white_ink
from shapes import block, box, cut, cylinder, plate, rectangle, ring, rounded_rectangle, screw, text


def terminal_deck(
    width,
    z,
    y,
    columns,
    housing,
    upward,
    radius=3,
    entry=(7.2, 8),
    kind="both",
    centre=0,
    share=0.5,
    fins=0,
):
    """A block of finger-safe screw terminals.

    `z` and `y` are its (low, high) and (back, front); the wires enter above if `upward`, otherwise
    below. The screws lie at a `share` of its height from that side, below the face; `fins` is how
    far partitions stand out between them.
    """
    low, high = z
    back, front = y
    outer, inward = (high, -1) if upward else (low, 1)
    screw_z = outer + inward * (high - low) * share
    head = radius * 0.7
    entry_y = front + head + 2.4 + entry[1] / 2
    body = block((centre - width / 2, centre + width / 2), (front, back), z, housing, 0.6)
    cutters = []
    for x in columns:
        hole = (x, front + head + 1.3, screw_z)
        cutters.append(cylinder(radius * 1.14, head + 3, hole, None, "front", bevel=0))
        cutters.append(box((entry[0], entry[1], 14), (x, entry_y, outer), None, 0))
    cut(body, cutters, bevel=0.35)
    for i, x in enumerate(columns):
        turn = 23 + 47 * i + 31 * upward
        screw(radius, (x, front + head + 1.2, screw_z), kind=kind, height=head, rotation=turn)
        clamp = (entry[0] - 0.3, entry[1] - 0.3, 2.6)
        box(clamp, (x, entry_y, outer + inward * 5.8), tinned(), 0.3)
    if fins:
        gaps = [(a + b) / 2 for a, b in zip(columns, columns[1:])]
        for x in [centre - width / 2 + 0.8, *gaps, centre + width / 2 - 0.8]:
            block((x - 0.7, x + 0.7), (front - fins, front + 1), (low + 0.6, high - 0.6), housing)
    return screw_z


def small_screw(x, y, z, radius=2.4, turn=20, housing=None):
    """A control terminal: a screw in a collar on a face at `y`."""
    ring(radius * 1.12, radius * 1.45, 1.5, (x, y, z), housing or dark_plastic(), "front", 0.3)
    screw(radius, (x, y, z), kind="both", height=1.1, material=screw_metal(), rotation=turn)


def marks(contents, columns, y, z, size=2.5, material=None):
    """A row of terminal marks on a face at `y`."""
    for content, x in zip(contents, columns):
        text(content, size, (x, y - 0.03, z), material or white_ink())


def label_plate(width, height, x, y, z, lines, paper=None, pen=None):
    """A label with lines of (text, size, height above its centre)."""
    plate(rounded_rectangle(width, height, 0.5), 0.25, (x, y, z), paper or label(), bevel=0.08)
    for content, size, rise in lines:
        font = "bold" if size > height * 0.17 else "regular"
        text(content, size, (x, y - 0.28, z + rise), pen or ink(), font=font)


def arrow_dial(x, y, z, radius, material, angle, numbers=(), size=None, pen=None, spread=270):
    """A setting dial with a slot and an arrow; its numbers run clockwise over `spread` degrees."""
    pen = pen or ink()
    ring(radius * 1.02, radius * 1.2, 0.45, (x, y, z), dark_plastic(), "front", 0.15)
    knob = cylinder(radius, radius * 0.42, (x, y, z), material, "front", bevel=radius * 0.12)
    top = y - radius * 0.42
    groove = box((radius * 0.3, radius * 0.36, radius * 1.5), (x, top, z), None, 0)
    groove.rotation_euler = (0, radians(angle), 0)
    cut(knob, [groove], bevel=radius * 0.05)
    turn = radians(90 - angle)
    tip = (x + radius * 0.84 * cos(turn), top, z + radius * 0.84 * sin(turn))
    arrow = [(-radius * 0.13, -radius * 0.1), (radius * 0.13, -radius * 0.1), (0, radius * 0.13)]
    plate(arrow, 0.06, tip, pen, bevel=0, rotation=-angle)
    count = len(numbers)
    for k, number in enumerate(numbers):
        a = radians(90 + spread / 2 - spread * k / max(1, count - 1))
        tick = (x + radius * 1.4 * cos(a), y, z + radius * 1.4 * sin(a))
        plate(rectangle(0.28, radius * 0.24), 0.05, tick, pen, bevel=0, rotation=degrees(a) - 90)
        place_at = (x + radius * 1.9 * cos(a), y - 0.03, z + radius * 1.82 * sin(a))
        text(number, size or radius * 0.45, place_at, pen)
