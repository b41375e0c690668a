/** What the badge shows: nothing for no things, the number up to 99, then "99+". Fractions are cut, nonsense counts as none. */
export function formatBadgeCount(count: number): string {
  if (Number.isNaN(count) || count < 1) return '';
  return count > 99 ? '99+' : String(Math.trunc(count));
}
