/** Bounds of a quantity, both inclusive. */
export interface QuantityLimits {
  min: number;
  max: number;
}

/** Largest quantity unless a field sets another. An app checks that its own bound is the same. */
export const maxQuantity = 1_000_000;

/** Returns the nearest integer within the limits. */
export function clampQuantity(quantity: number, { min, max }: QuantityLimits): number {
  return Math.min(max, Math.max(min, Math.round(quantity)));
}

/** Parses a typed quantity, with or without digit grouping; null unless it is a number. */
export function parseQuantity(text: string, limits: QuantityLimits): number | null {
  const digits = text.replace(/[\s,]/g, '');
  return /^\d+$/.test(digits) ? clampQuantity(Number(digits), limits) : null;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Returns the quantity after a spinbutton key (APG); null for other keys. */
export function quantityByKey(key: string, quantity: number, limits: QuantityLimits): number | null {
  const step = steps[key];
  return step === undefined ? null : clampQuantity(quantity + step, limits);
}
