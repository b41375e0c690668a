/** Formats which entries of a list a page shows: '1–24 of 108'. */
export function rangeText({
  page,
  pageSize,
  total,
}: {
  page: number;
  pageSize: number;
  total: number;
}): string {
  const first = (page - 1) * pageSize + 1;
  return `${first}–${Math.min(total, page * pageSize)} of ${total.toLocaleString('en-IN')}`;
}
