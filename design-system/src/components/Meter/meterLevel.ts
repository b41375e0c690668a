export const meterLevels = ['optimum', 'suboptimum', 'poor'] as const;
/** How good a value is. */
export type MeterLevel = (typeof meterLevels)[number];

interface LevelledValue {
  value: number;
  min: number;
  max: number;
  low?: number | undefined;
  high?: number | undefined;
  optimum?: number | undefined;
}

/**
 * Returns the level of a value like HTML's `meter` element: `low` and `high` divide the range into three
 * regions; the one with the optimum is best, its neighbours are second. Null without `low` and `high`.
 */
export function meterLevel({ value, min, max, low, high, optimum }: LevelledValue): MeterLevel | null {
  if (low === undefined && high === undefined) return null;
  const clamp = (number: number, least: number) =>
    Math.min(Math.max(Number.isNaN(number) ? least : number, least), Math.max(min, max));
  const lower = clamp(low ?? min, min);
  const upper = clamp(high ?? max, lower);
  const region = (number: number) => (number < lower ? 0 : number > upper ? 2 : 1);
  const best = region(clamp(optimum ?? (min + max) / 2, min));
  return meterLevels[Math.abs(region(clamp(value, min)) - best)] ?? null;
}
