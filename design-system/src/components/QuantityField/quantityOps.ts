/** The bounds of a quantity, both included. */
export interface QuantityLimits {
  min: number;
  max: number;
}

/** What one quote may ask for at most, of one product. */
export const maxQuantity = 1_000_000;

/** The nearest whole number within the limits. */
export function clampQuantity(quantity: number, { min, max }: QuantityLimits): number {
  return Math.min(max, Math.max(min, Math.round(quantity)));
}

/** Reads a typed quantity, grouped or not; null when there is no number in it. */
export function parseQuantity(text: string, limits: QuantityLimits): number | null {
  const digits = text.replace(/[\s,]/g, '');
  return /^\d+$/.test(digits) ? clampQuantity(Number(digits), limits) : null;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** The quantity a key of a spinbutton leads to (APG); null for any other key. */
export function quantityByKey(key: string, quantity: number, limits: QuantityLimits): number | null {
  const step = steps[key];
  return step === undefined ? null : clampQuantity(quantity + step, limits);
}
