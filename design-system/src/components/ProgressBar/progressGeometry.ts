interface Progress {
  value: number;
  min: number;
  max: number;
}

/**
 * The part that is done, from 0 to 1. Values outside the range stand at its end; a range without width is done once its
 * end is reached; what is no number counts as nothing done.
 */
export function progressFraction({ value, min, max }: Progress): number {
  if ([value, min, max].some(Number.isNaN)) return 0;
  if (max <= min) return value >= max ? 1 : 0;
  if (value <= min) return 0;
  if (value >= max) return 1;
  return Number.isFinite(max - min) ? (value - min) / (max - min) : 0;
}
