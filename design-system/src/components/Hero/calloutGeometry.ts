/** Point in percent of the picture's width and height. */
export interface StagePoint {
  x: number;
  y: number;
}

/** Physical position of a label beside the product; not mirrored in RTL, because the picture is not. */
export const calloutPlacements = ['topRight', 'left', 'bottomRight'] as const;
export type CalloutPlacement = (typeof calloutPlacements)[number];

/** Corner of each label where its leader ends. */
export const labelAnchors = {
  topRight: { x: 66.5, y: 9.5 },
  left: { x: 20, y: 75 },
  bottomRight: { x: 74, y: 87.5 },
} as const satisfies Record<CalloutPlacement, StagePoint>;

/** Anchors on phones, where labels are at the picture's edges. */
export const narrowLabelAnchors = {
  topRight: { x: 82, y: 14 },
  left: { x: 13, y: 44 },
  bottomRight: { x: 80, y: 88 },
} as const satisfies Record<CalloutPlacement, StagePoint>;

/** Returns the SVG path of the leader from a part to its label, in a 100 × 100 view box. */
export function leaderPath(part: StagePoint, anchor: StagePoint): string {
  const { x, y } = clampToStage(part);
  return `M${x} ${y}L${anchor.x} ${anchor.y}`;
}

/** Returns the SVG path of a dimension line with a tick at each end. */
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

/** Half the length of a tick. */
const halfTick = 1.1;

function tick({ x, y }: StagePoint, across: StagePoint): string {
  return `M${round(x - across.x)} ${round(y - across.y)}L${round(x + across.x)} ${round(y + across.y)}`;
}

/** Clamps a point to the picture so that no leader leaves it; NaN becomes 0. */
export function clampToStage({ x, y }: StagePoint): StagePoint {
  return { x: clamp(x), y: clamp(y) };
}

function clamp(percent: number): number {
  return Number.isNaN(percent) ? 0 : round(Math.min(100, Math.max(0, percent)));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
