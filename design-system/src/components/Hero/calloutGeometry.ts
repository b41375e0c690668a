/** A point of the picture in percent of its width and height. */
export interface StagePoint {
  x: number;
  y: number;
}

/** Where a label stands beside the product, by the side of the picture; it does not turn with the direction of writing. */
export const calloutPlacements = ['topRight', 'left', 'bottomRight'] as const;
export type CalloutPlacement = (typeof calloutPlacements)[number];

/** The corner of a label that its leader meets. */
export const labelAnchors = {
  topRight: { x: 66.5, y: 9.5 },
  left: { x: 20, y: 75 },
  bottomRight: { x: 74, y: 87.5 },
} as const satisfies Record<CalloutPlacement, StagePoint>;

/** The same on phones, where labels stand at the edges of the picture. */
export const narrowLabelAnchors = {
  topRight: { x: 82, y: 14 },
  left: { x: 13, y: 44 },
  bottomRight: { x: 80, y: 88 },
} as const satisfies Record<CalloutPlacement, StagePoint>;

/** The leader from the point of a part to its label, as the path of an SVG with sides of 100. */
export function leaderPath(part: StagePoint, anchor: StagePoint): string {
  const { x, y } = clampToStage(part);
  return `M${x} ${y}L${anchor.x} ${anchor.y}`;
}

/** A measure line between two points, with a tick across each end. */
export function measurePath(from: StagePoint, to: StagePoint): string {
  const start = clampToStage(from);
  const end = clampToStage(to);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const line = `M${start.x} ${start.y}L${end.x} ${end.y}`;
  if (length === 0) return line;
  const across = {
    x: round((-(end.y - start.y) / length) * halfTick),
    y: round(((end.x - start.x) / length) * halfTick),
  };
  return line + tick(start, across) + tick(end, across);
}

/** Half of the length of a tick. */
const halfTick = 1.1;

function tick({ x, y }: StagePoint, across: StagePoint): string {
  return `M${round(x - across.x)} ${round(y - across.y)}L${round(x + across.x)} ${round(y + across.y)}`;
}

/** A point that lies outside, or is no number, comes to the nearest edge, so that no leader leaves the picture. */
export function clampToStage({ x, y }: StagePoint): StagePoint {
  return { x: clamp(x), y: clamp(y) };
}

function clamp(percent: number): number {
  return Number.isNaN(percent) ? 0 : round(Math.min(100, Math.max(0, percent)));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
