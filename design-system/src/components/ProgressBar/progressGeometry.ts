interface Progress {
  value: number;
  min: number;
  max: number;
}

/**
 * Returns the progress from 0 to 1, clamped to the range. An empty range is complete once its end is reached; NaN
 * counts as 0.
 */
export function progressFraction({ value, min, max }: Progress): number {
  if ([value, min, max].some(Number.isNaN)) return 0;
  if (max <= min) return value >= max ? 1 : 0;
  if (value <= min) return 0;
  if (value >= max) return 1;
  return Number.isFinite(max - min) ? (value - min) / (max - min) : 0;
}

/** More segments could not be distinguished. */
const maxSegments = 20;

/** Returns the number of parts that a bar is divided into; 1 or less is an undivided bar. */
export const usableSegments = (segments: number): number => Math.min(maxSegments, Math.trunc(segments));

/** Returns the highest milestone that a percentage has reached; null before the first. */
export function lastMilestone(percent: number, milestones: readonly number[]): number | null {
  const reached = milestones.filter((milestone) => milestone <= percent);
  return reached.length === 0 ? null : Math.max(...reached);
}
