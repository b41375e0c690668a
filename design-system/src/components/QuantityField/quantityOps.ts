/** Bounds of a quantity, both inclusive. */
export interface QuantityLimits {
  min: number;
  max: number;
}

/** Default maximum quantity. An app verifies that its own limit is the same. */
export const maxQuantity = 1_000_000;

/** Returns the nearest integer within the limits. */
export function clampQuantity(quantity: number, { min, max }: QuantityLimits): number {
  return Math.min(max, Math.max(min, Math.round(quantity)));
}

/** Digits, also grouped: '1250', '1,250', '1,20,000', '1 250'; not '12,5', which has a decimal comma. */
const wholeNumber = /^(?:\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})$/;

/** Parses a typed quantity, with or without digit grouping; null unless it is a whole number. */
export function parseQuantity(text: string, limits: QuantityLimits): number | null {
  const typed = text.trim();
  return wholeNumber.test(typed) ? clampQuantity(Number(typed.replace(/[\s,]/g, '')), limits) : null;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Returns the quantity after a spinbutton key (APG); null for other keys. */
export function quantityByKey(key: string, quantity: number, limits: QuantityLimits): number | null {
  const step = steps[key];
  return step === undefined ? null : clampQuantity(quantity + step, limits);
}
