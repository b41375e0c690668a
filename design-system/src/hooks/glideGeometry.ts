/** Interval in ms at which a glide is computed. */
export const stepMs = 1000 / 60;

/** Distance and speed per step that count as rest, in px. */
export const restPx = 0.2;

/** Embla's physical units, not ms: settles in about 400 ms. */
export const duration = 22;
/** Share of the speed that is kept from step to step; Embla's default. */
const friction = 0.68;
/** Speed per px of distance from which a glide would pass its end. */
const maxSpeedPerPx = 0.15;

interface GlideStart {
  from: number;
  to: number;
  /** Speed at the start in px per step. */
  velocity: number;
}

/** Returns the positions of a glide at each step: the motion of Embla's scroll body, but never past the end. */
export function glidePositions({ from, to, velocity }: GlideStart): number[] {
  const positions = [from];
  const maxSpeed = Math.abs(to - from) * maxSpeedPerPx;
  let position = from;
  let speed =
    Math.sign(velocity) === Math.sign(to - from)
      ? Math.min(Math.max(velocity, -maxSpeed), maxSpeed)
      : velocity;
  while (Math.abs(to - position) >= restPx || Math.abs(speed) >= restPx) {
    speed = (speed + (to - position) / duration) * friction;
    position += speed;
    positions.push(position);
  }
  positions.push(to);
  return positions;
}

/** Returns position and speed (px per step) of a glide after a time. */
export function glideAt(
  positions: readonly number[],
  elapsedMs: number,
): { position: number; velocity: number } {
  const last = positions.length - 1;
  const steps = Math.min(Math.max(elapsedMs / stepMs, 0), last);
  const step = Math.min(Math.trunc(steps), Math.max(last - 1, 0));
  const before = positions[step] ?? 0;
  const velocity = (positions[step + 1] ?? before) - before;
  return { position: before + velocity * (steps - step), velocity };
}

interface DragMove {
  from: number;
  to: number;
  /** Length of the loop, by which positions at its end jump to its start. */
  loopLength: number;
  elapsedMs: number;
}

/** Returns the speed of a dragged slide in px per step; 0 if no time has passed. */
export function dragVelocity({ from, to, loopLength, elapsedMs }: DragMove): number {
  if (elapsedMs <= 0) return 0;
  const moved = to - from;
  const movedInLoop = moved - Math.round(moved / loopLength) * loopLength;
  return (movedInLoop / elapsedMs) * stepMs;
}

/** A slide that Embla shows at its place or, once the position is below `loopPoint`, after the last slide. */
interface LoopedSlide {
  /** Index of the slide. */
  index: number;
  loopPoint: number;
}

interface LoopedSlides {
  /** Positions at which Embla loops. */
  limit: { min: number; max: number };
  loopPoints: readonly LoopedSlide[];
  /** Positions that align each slide. */
  snaps: readonly number[];
}

/** Whether one arrangement of looped slides, that of the lowest position, leaves no gap at any position. */
export function isArrangedAlike(
  positions: readonly number[],
  { limit, loopPoints, snaps }: LoopedSlides,
): boolean {
  const min = Math.min(...positions);
  const max = Math.max(...positions);
  if (!(min >= limit.min - restPx && max <= limit.max + restPx)) return false;
  return loopPoints.every(
    // A slide after the last one has left its place once the next slide is aligned.
    ({ index, loopPoint }) => min > loopPoint || max <= (snaps[index + 1] ?? -Infinity) + restPx,
  );
}
