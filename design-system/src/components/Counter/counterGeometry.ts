interface CounterProgress {
  /** Number before the first step. @default 0 */
  from?: number;
  /** Final number. */
  value: number;
  /** Least number of decimals that the steps have; percentages need two. @default 0 */
  minDecimals?: number;
  /** Completed updates. */
  step: number;
  /** Total updates. */
  steps: number;
}

/** Easing of the design sheet, 2.5. */
const easeOutCubic = (part: number) => 1 - (1 - part) ** 3;

/**
 * Returns the number shown after a step (S-077), with the decimals of both ends; the last step returns exactly the
 * value (S-078).
 */
export function counterValueAt({ from = 0, value, minDecimals = 0, step, steps }: CounterProgress): number {
  if (!Number.isFinite(value) || !(step < steps)) return value;
  if (!(step > 0)) return from;
  const scale = 10 ** Math.max(minDecimals, decimalsOf(from), decimalsOf(value));
  const shown = from + (value - from) * easeOutCubic(step / steps);
  // Adding 0 turns -0 into 0.
  return Math.round(shown * scale) / scale + 0;
}

/** Maximum number of updates; more are indistinguishable. */
const maxSteps = 240;

/** Returns the number of updates to animate; 0 if the options are unusable. */
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
