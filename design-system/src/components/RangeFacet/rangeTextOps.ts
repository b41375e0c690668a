/** Digits that are shown: what a rule or a caliper tells. */
const shownDigits = 4;

/** Writes an end of a range without exponent; '' for an open one. */
export const writeEnd = (value: number | null): string =>
  value === null || !Number.isFinite(value) ? '' : String(Number(value.toPrecision(shownDigits)));

/** Reads a typed end; null for anything but a number. A decimal comma is a point. */
export function readEnd(text: string): number | null {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  const value = Number(typed);
  return typed === '' || !Number.isFinite(value) ? null : value;
}
