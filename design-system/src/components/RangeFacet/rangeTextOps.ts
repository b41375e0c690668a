/** Significant digits for display: the precision of a ruler or a caliper. */
const shownDigits = 4;

/** Significant digits of a field: all except floating-point noise, because the form submits them. */
const fieldDigits = 12;

const written = (value: number | null, digits: number): string =>
  value === null || !Number.isFinite(value) ? '' : String(Number(value.toPrecision(digits)));

/** Formats an end of a range for its field; '' for an open one. */
export const writeEnd = (value: number | null): string => written(value, fieldDigits);

/** Formats an end for display, in a placeholder or as the value of a handle; '' for an open one. */
export const describeEnd = (value: number | null): string => written(value, shownDigits);

/** Parses a typed end; null for anything but a number. Accepts a decimal comma. */
export function readEnd(text: string): number | null {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  const value = Number(typed);
  return typed === '' || !Number.isFinite(value) ? null : value;
}
