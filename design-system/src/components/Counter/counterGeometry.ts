interface Counting {
  /** Number that is reached. */
  value: number;
  /** Updates that have been made. */
  step: number;
  /** Updates in all. */
  steps: number;
}

/** Fast at first, then slower and slower (design sheet, 2.5). */
export const easeOutCubic = (part: number) => 1 - (1 - part) ** 3;

/**
 * The number shown after a step (S-077): from 0 to the value, with the value's own decimals, and exactly the value at the
 * end (S-078).
 */
export function counterValueAt({ value, step, steps }: Counting): number {
  if (!Number.isFinite(value) || !(step < steps)) return value;
  if (!(step > 0)) return 0;
  const scale = 10 ** decimalsOf(value);
  // Not below zero's own sign: -0 would be shown with it.
  return Math.round(value * easeOutCubic(step / steps) * scale) / scale + 0;
}

/** Updates that are due after so much time. */
export function stepsDue({
  elapsedMs,
  durationMs,
  steps,
}: {
  elapsedMs: number;
  durationMs: number;
  steps: number;
}): number {
  if (!(durationMs > 0)) return steps;
  if (!(elapsedMs > 0)) return 0;
  // A timer that rings on the very millisecond must not miss its step by a rounding error.
  return Math.min(steps, Math.floor((elapsedMs * steps) / durationMs + 1e-6));
}

const mostDecimals = 6;

function decimalsOf(value: number): number {
  const [, decimals = ''] = String(value).split('.');
  return Math.min(mostDecimals, /^\d+$/.test(decimals) ? decimals.length : 0);
}
