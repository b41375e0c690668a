import { boundsOf, cellAt, type CellRange, type Grid, pasteCells } from './specGridOps.ts';

/**
 * The grid with its headers as line 0 above its rows, so that whatever is done to cells can be done to headers too.
 * Row r is line r + 1.
 */
export function withHeaderRow({ headers, rows }: Grid): Grid {
  return { headers, rows: [headers, ...rows] };
}

/** Edits the lines of a grid; what changes nothing gives the same grid. */
export function editWithHeaderRow(grid: Grid, edit: (lines: Grid) => Grid): Grid {
  const lines = withHeaderRow(grid);
  const edited = edit(lines);
  if (edited === lines) return grid;
  const [headers = [], ...rows] = edited.rows;
  return { headers, rows };
}

/** Repeats the cells of a range over a larger one, as a pulled fill handle does. */
export function fillRange(grid: Grid, { source, target }: { source: CellRange; target: CellRange }): Grid {
  const from = boundsOf(source);
  const to = boundsOf(target);
  const height = from.bottom - from.top + 1;
  const width = from.right - from.left + 1;
  const cells = Array.from({ length: to.bottom - to.top + 1 }, (_row, row) =>
    Array.from({ length: to.right - to.left + 1 }, (_column, column) =>
      cellAt(grid, {
        row: from.top + modulo(to.top + row - from.top, height),
        column: from.left + modulo(to.left + column - from.left, width),
      }),
    ),
  );
  return pasteCells(grid, { at: { row: to.top, column: to.left }, cells });
}

/** Columns whose header another one has as well; blank headers are no repetition. */
export function repeatedHeaders(headers: readonly string[]): ReadonlySet<number> {
  const places = Map.groupBy(headers.keys(), (column) => headers[column]?.trim().toLowerCase() ?? '');
  places.delete('');
  return new Set([...places.values()].filter((columns) => columns.length > 1).flat());
}

/** Whether the first of several lines reads like titles: words without figures above lines that have some. */
export function looksLikeHeader(cells: readonly (readonly string[])[]): boolean {
  const [first = [], ...others] = cells;
  const hasFigure = (text: string) => /^[\d.,–\-\s]*\d/.test(text);
  return (
    others.length > 0 &&
    first.length > 1 &&
    first.every((text) => text !== '' && !hasFigure(text)) &&
    others.some((line) => line.some(hasFigure))
  );
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
