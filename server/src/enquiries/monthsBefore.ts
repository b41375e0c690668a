/** The same day some months before; the last of that month when it has no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  // 31 March less one month would be the 31st of February, which is in March.
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}
