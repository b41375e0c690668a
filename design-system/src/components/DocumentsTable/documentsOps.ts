export const documentKinds = ['pdf', 'docx', 'xlsx'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A downloadable file. */
export interface DocumentRow {
  id: number;
  serialNumber: number;
  name: string;
  type: DocumentKind;
  /** Formatted size, for example '240 KB'. */
  size: string;
  /** YYYY-MM-DD. */
  uploadDate: string;
  /** Address of the file; empty when the file is missing. */
  filePath: string;
}

/** Sortable columns. */
export type DocumentColumn = 'serialNumber' | 'name' | 'type' | 'size' | 'uploadDate';

export interface DocumentSort {
  column: DocumentColumn;
  direction: 'ascending' | 'descending';
}

/**
 * Returns the sort order after a press on a column header: toggles the direction of the current column,
 * otherwise ascending.
 */
export function nextSort(sort: DocumentSort, column: DocumentColumn): DocumentSort {
  const isSecondPress = sort.column === column && sort.direction === 'ascending';
  return { column, direction: isSecondPress ? 'descending' : 'ascending' };
}

/** Returns the rows of a kind in sort order; ties are broken by serial number. */
export function filterAndSortDocuments(
  rows: readonly DocumentRow[],
  { kind, sort }: { kind: DocumentKind | 'all'; sort: DocumentSort },
): DocumentRow[] {
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .filter(({ type }) => kind === 'all' || type === kind)
    .sort((a, b) => sign * compareDocuments(a, b, sort.column) || a.serialNumber - b.serialNumber);
}

function compareDocuments(a: DocumentRow, b: DocumentRow, column: DocumentColumn): number {
  switch (column) {
    case 'serialNumber':
      return a.serialNumber - b.serialNumber;
    case 'size':
      return parseBytes(a.size) - parseBytes(b.size);
    default:
      return a[column].localeCompare(b[column], 'en', { numeric: true });
  }
}

const units: Readonly<Record<string, number>> = { b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };

/** Parses a formatted size into bytes; 0 if unreadable. */
export function parseBytes(size: string): number {
  const [, number = '', unit = ''] = /^\s*([\d.]+)\s*([a-z]+)/i.exec(size) ?? [];
  return (Number(number) || 0) * (units[unit.toLowerCase()] ?? 1);
}

/** Counts the rows of each kind, omitting empty ones. */
export function countByKind(rows: readonly DocumentRow[]): { kind: DocumentKind; count: number }[] {
  return documentKinds
    .map((kind) => ({ kind, count: rows.filter(({ type }) => type === kind).length }))
    .filter(({ count }) => count > 0);
}
