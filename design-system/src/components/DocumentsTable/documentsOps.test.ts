import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterAndSortDocuments,
  parseBytes,
  countByKind,
  type DocumentColumn,
  documentKinds,
  type DocumentRow,
  type DocumentSort,
  nextSort,
} from './documentsOps.ts';

const document = (serialNumber: number, given: Partial<DocumentRow> = {}): DocumentRow => ({
  id: serialNumber,
  serialNumber,
  name: `Policy ${serialNumber}`,
  type: 'pdf',
  size: `${serialNumber} KB`,
  uploadDate: '2026-01-12',
  filePath: '/a.pdf',
  ...given,
});
const columns = ['serialNumber', 'name', 'type', 'size', 'uploadDate'] as const satisfies DocumentColumn[];
const bySerial: DocumentSort = { column: 'serialNumber', direction: 'ascending' };

const rows = fc.uniqueArray(
  fc.record({
    serialNumber: fc.integer({ min: 1, max: 999 }),
    name: fc.string(),
    type: fc.constantFrom(...documentKinds),
    size: fc.integer({ min: 1, max: 9999 }).map((kb) => `${kb} KB`),
    uploadDate: fc.constantFrom('2026-01-12', '2026-02-09', '2026-03-02'),
  }),
  { selector: ({ serialNumber }) => serialNumber },
);
const anySort = fc.record({
  column: fc.constantFrom(...columns),
  direction: fc.constantFrom<DocumentSort['direction']>('ascending', 'descending'),
});

describe('filterAndSortDocuments', () => {
  it('sorts sizes by their bytes', () => {
    const given = [document(1, { size: '2 MB' }), document(2, { size: '240 KB' }), document(3, { size: '' })];
    const sorted = filterAndSortDocuments(given, {
      kind: 'all',
      sort: { column: 'size', direction: 'ascending' },
    });
    expect(sorted.map(({ size }) => size)).toEqual(['', '240 KB', '2 MB']);
  });

  it('returns exactly the rows of the kind in any sort order', () => {
    fc.assert(
      fc.property(rows, anySort, fc.constantFrom('all', ...documentKinds), (given, sort, kind) => {
        const all = given.map((row) => document(row.serialNumber, row));
        const arranged = filterAndSortDocuments(all, { kind, sort });
        const wanted = all.filter(({ type }) => kind === 'all' || type === kind);
        expect(new Set(arranged)).toEqual(new Set(wanted));
        expect(arranged).toHaveLength(wanted.length);
      }),
    );
  });

  it('does not depend on the input order', () => {
    fc.assert(
      fc.property(rows, anySort, (given, sort) => {
        const all = given.map((row) => document(row.serialNumber, row));
        const ids = (list: readonly DocumentRow[]) =>
          filterAndSortDocuments(list, { kind: 'all', sort }).map(({ id }) => id);
        expect(ids(all.toReversed())).toEqual(ids(all));
      }),
    );
  });
});

describe('nextSort', () => {
  it('sorts by the column, and reverses the direction on the second press', () => {
    const byName = nextSort(bySerial, 'name');
    expect(byName).toEqual({ column: 'name', direction: 'ascending' });
    expect(nextSort(byName, 'name')).toEqual({ column: 'name', direction: 'descending' });
    expect(nextSort(nextSort(byName, 'name'), 'name')).toEqual(byName);
  });
});

it.each([
  ['240 KB', 245_760],
  ['1.5 MB', 1_572_864],
  ['12 B', 12],
  ['much', 0],
  ['', 0],
])('parses %j as %d bytes', (size, bytes) => expect(parseBytes(size)).toBe(bytes));

it('counts rows by kind and omits empty kinds', () => {
  expect(countByKind([document(1), document(2, { type: 'xlsx' }), document(3)])).toEqual([
    { kind: 'pdf', count: 2 },
    { kind: 'xlsx', count: 1 },
  ]);
});
