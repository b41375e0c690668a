/** Formats a badge's number: empty below 1 and for NaN, '99+' above 99, truncated otherwise. */
export function formatBadgeCount(count: number): string {
  if (Number.isNaN(count) || count < 1) return '';
  return count > 99 ? '99+' : String(Math.trunc(count));
}
