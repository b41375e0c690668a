/** Returns the columns whose header occurs more than once, ignoring case, outer space and blank headers. */
export function repeatedHeaders(headers: readonly string[]): ReadonlySet<number> {
  const columnsByHeader = Map.groupBy(
    headers.keys(),
    (column) => headers[column]?.trim().toLowerCase() ?? '',
  );
  columnsByHeader.delete('');
  return new Set([...columnsByHeader.values()].filter((columns) => columns.length > 1).flat());
}
