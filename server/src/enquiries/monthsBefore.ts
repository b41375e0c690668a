/** Subtracts calendar months in UTC; clamps to the last day of the resulting month. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  // `setUTCMonth` overflows: 31 March minus one month becomes 3 March.
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}
