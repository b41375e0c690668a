interface CounterProgress {
  /** Number that is reached. */
  value: number;
  /** Updates that have been made. */
  step: number;
  /** Updates in all. */
  steps: number;
}

/** Fast at first, then slower and slower (design sheet, 2.5). */
const easeOutCubic = (part: number) => 1 - (1 - part) ** 3;

/**
 * The number shown after a step (S-077): from 0 to the value, with the value's own decimals, and exactly the value at the
 * end (S-078).
 */
export function counterValueAt({ value, step, steps }: CounterProgress): number {
  if (!Number.isFinite(value) || !(step < steps)) return value;
  if (!(step > 0)) return 0;
  const scale = 10 ** decimalsOf(value);
  // Not below zero's own sign: -0 would be shown with it.
  return Math.round(value * easeOutCubic(step / steps) * scale) / scale + 0;
}

/** Upper bound of updates; more cannot be told apart. */
const maxSteps = 240;

/** Whole updates that are made; 0 where there is nothing to count by. */
export function usableSteps({
  value,
  steps,
  durationMs,
}: {
  value: number;
  steps: number;
  durationMs: number;
}): number {
  if (!Number.isFinite(value) || !(durationMs > 0 && Number.isFinite(durationMs)) || !(steps >= 1)) return 0;
  return Math.min(maxSteps, Math.trunc(steps));
}

const maxDecimals = 6;

function decimalsOf(value: number): number {
  const [, decimals = ''] = String(value).split('.');
  return Math.min(maxDecimals, /^\d+$/.test(decimals) ? decimals.length : 0);
}
