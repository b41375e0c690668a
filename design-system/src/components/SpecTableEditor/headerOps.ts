import type { CellBlock } from './pasteOps.ts';

/** Returns the columns whose header occurs more than once, ignoring case, outer space and blank headers. */
export function repeatedHeaders(headers: readonly string[]): ReadonlySet<number> {
  const columnsByHeader = Map.groupBy(
    headers.keys(),
    (column) => headers[column]?.trim().toLowerCase() ?? '',
  );
  columnsByHeader.delete('');
  return new Set([...columnsByHeader.values()].filter((columns) => columns.length > 1).flat());
}

/** Whether the first of several lines reads like titles: words without figures above lines that have some. */
export function looksLikeHeader(cells: CellBlock): boolean {
  const [first = [], ...others] = cells;
  const hasFigure = (text: string) => /^[\d.,–\-\s]*\d/.test(text);
  return (
    others.length > 0 &&
    first.length > 1 &&
    first.every((text) => text !== '' && !hasFigure(text)) &&
    others.some((line) => line.some(hasFigure))
  );
}
