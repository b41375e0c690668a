/** Significant digits that are shown: the precision of a ruler or a caliper. */
const shownDigits = 4;

/** Digits of a field: all but the noise of floating-point numbers, since the form submits them. */
const fieldDigits = 12;

const written = (value: number | null, digits: number): string =>
  value === null || !Number.isFinite(value) ? '' : String(Number(value.toPrecision(digits)));

/** Writes an end of a range into its field; '' for an open one. */
export const writeEnd = (value: number | null): string => written(value, fieldDigits);

/** Writes an end to be read only: a placeholder, or the value of a handle; '' for an open one. */
export const describeEnd = (value: number | null): string => written(value, shownDigits);

/** Reads a typed end; null for anything but a number. A decimal comma is a point. */
export function readEnd(text: string): number | null {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  const value = Number(typed);
  return typed === '' || !Number.isFinite(value) ? null : value;
}
