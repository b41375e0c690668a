export const documentKinds = ['pdf', 'docx', 'xlsx'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A file that can be had. */
export interface DocumentRow {
  id: number;
  serialNumber: number;
  name: string;
  type: DocumentKind;
  /** For people, for example '240 KB'. */
  size: string;
  /** YYYY-MM-DD. */
  uploadDate: string;
  /** Address of the file; empty when the file is missing. */
  filePath: string;
}

/** Columns by which the rows can be sorted. */
export type DocumentColumn = 'serialNumber' | 'name' | 'type' | 'size' | 'uploadDate';

export interface DocumentSort {
  column: DocumentColumn;
  direction: 'ascending' | 'descending';
}

/** The sort after a column was chosen: another column ascending, the same one the other way round. */
export function nextSort(sort: DocumentSort, column: DocumentColumn): DocumentSort {
  const isTurned = sort.column === column && sort.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}

/** Rows of a kind, in order; equal ones stay by their serial number. */
export function filterAndSortDocuments(
  rows: readonly DocumentRow[],
  { kind, sort }: { kind: DocumentKind | 'all'; sort: DocumentSort },
): DocumentRow[] {
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .filter(({ type }) => kind === 'all' || type === kind)
    .sort(
      (one, other) =>
        sign * compareDocuments(one, other, sort.column) || one.serialNumber - other.serialNumber,
    );
}

function compareDocuments(one: DocumentRow, other: DocumentRow, column: DocumentColumn): number {
  switch (column) {
    case 'serialNumber':
      return one.serialNumber - other.serialNumber;
    case 'size':
      return parseBytes(one.size) - parseBytes(other.size);
    default:
      return one[column].localeCompare(other[column], 'en', { numeric: true });
  }
}

const units: Readonly<Record<string, number>> = { b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };

/** Bytes of a size as people write it; what cannot be read counts as none. */
export function parseBytes(size: string): number {
  const [, number = '', unit = ''] = /^\s*([\d.]+)\s*([a-z]+)/i.exec(size) ?? [];
  return (Number(number) || 0) * (units[unit.toLowerCase()] ?? 1);
}

/** How many rows there are of each kind; kinds without any are left out. */
export function countByKind(rows: readonly DocumentRow[]): { kind: DocumentKind; count: number }[] {
  return documentKinds
    .map((kind) => ({ kind, count: rows.filter(({ type }) => type === kind).length }))
    .filter(({ count }) => count > 0);
}
