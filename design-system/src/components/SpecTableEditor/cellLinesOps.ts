import { type CellKind, cellKind, hasFigure } from './cellKindOps.ts';

/**
 * Parses text with one cell on each line, as some PDF readers copy tables: in groups between blank lines, or with
 * columns whose cells look alike. Returns null without such evidence: the text is one column then.
 */
export function parseCellLines(text: string): string[][] | null {
  return parseGroups(text) ?? parsePeriods(text.split('\n').filter((line) => line.trim() !== ''));
}

function parseGroups(text: string): string[][] | null {
  const rows = text
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((group) => group.split('\n').filter((line) => line.trim() !== ''))
    .filter((group) => group.length > 0);
  const width = rows[0]?.length ?? 0;
  const isTable = rows.length > 1 && width > 1 && rows.every((row) => row.length === width);
  return isTable && hasFigure(text) ? rows : null;
}

/** Fewer lines may show a pattern by chance. */
const minLines = 6;
/** More columns do not occur in a specification table. */
const maxColumns = 30;

function parsePeriods(lines: readonly string[]): string[][] | null {
  if (lines.length < minLines) return null;
  const kinds = lines.map(cellKind);
  for (let width = 2; width <= Math.min(maxColumns, lines.length / 3); width++) {
    if (lines.length % width === 0 && hasColumns(kinds, width)) return inRows(lines, width);
  }
  return null;
}

const inRows = <T>(list: readonly T[], width: number): T[][] =>
  Array.from({ length: list.length / width }, (_row, row) => list.slice(row * width, (row + 1) * width));

/** Whether the cells of each column are of one kind, and not all columns of the same. */
function hasColumns(kinds: readonly CellKind[], width: number): boolean {
  const rows = inRows(kinds, width);
  const body = rows.slice(1);
  const hasHeader =
    rows[0]?.every((kind) => kind === 'words') && body.some((row) => row.some((kind) => kind !== 'words'));
  const columns = columnKinds(hasHeader ? body : rows, width);
  return columns !== null && new Set(columns).size > 1;
}

/** The kind of each column, or null when more than a tenth of the cells are of another one. */
function columnKinds(rows: readonly (readonly CellKind[])[], width: number): CellKind[] | null {
  let others = 0;
  const columns = Array.from({ length: width }, (_column, column) => {
    const counts = new Map<CellKind, number>();
    for (const row of rows) {
      const kind = row[column] ?? null;
      if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    const [kind = null, count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
    others += [...counts.values()].reduce((sum, cells) => sum + cells, 0) - count;
    return kind;
  });
  return others * 10 <= rows.length * width ? columns : null;
}
