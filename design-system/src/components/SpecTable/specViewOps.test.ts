import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSpecColumns, type SpecRow } from './specColumnOps.ts';
import { matchingRows, matchPattern, pageAt, pageRange, pageSize, rowIds } from './specViewOps.ts';

const rows = [
  { a1: 'EV-WD-15-25', a2: '15', a3: 'Light grey' },
  { a1: 'EV-WD-20-40', a2: '20', a3: 'Dark grey' },
  { a1: 'EV-WD-20-60', a2: '20', a3: '7–13 mm' },
];
const columns = toSpecColumns({ headers: ['Code', 'Width', 'Use'], rows });

describe('matchPattern', () => {
  const split = (text: string, query: string) => {
    const pattern = matchPattern(query);
    return pattern ? text.split(pattern) : [text];
  };

  it.each([
    ['EV-WD-20-40', 'wd 20', ['EV-', 'WD', '-', '20', '-40']],
    ['7–13 mm', '7-13', ['', '7–13', ' mm']],
    ['M20 × 1.5', '1.5', ['M20 × ', '1.5', '']],
    ['M20', 'm m20', ['', 'M20', '']],
    ['grey', 'blue', ['grey']],
    ['grey', ' ', ['grey']],
  ])('splits %j at %j', (text, query, parts) => expect(split(text, query)).toEqual(parts));

  it('loses no row for any query', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, query) => {
        expect(split(text, query).join('')).toBe(text);
      }),
    );
  });

  it('marks a match in each row that is found', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const [word] = text.trim().split(/\s+/);
        fc.pre(word !== undefined && word !== '');
        expect(split(text, word ?? '').length).toBeGreaterThan(1);
      }),
    );
  });
});

describe('matchingRows', () => {
  it.each([
    ['', [0, 1, 2]],
    ['  ', [0, 1, 2]],
    ['wd-20', [1, 2]],
    ['GREY', [0, 1]],
    ['grey 20', [1]],
    ['gréy 20', [1]],
    ['7-13', [2]],
    ['nothing', []],
  ])('finds %j in the rows %j', (query, found) => expect(matchingRows(rows, columns, query)).toEqual(found));

  it('finds each row by each of its cells', () => {
    rows.forEach((row, at) => {
      for (const cell of Object.values(row)) expect(matchingRows(rows, columns, cell)).toContain(at);
    });
  });
});

describe('pageOf', () => {
  it('is all of it when nothing is paged', () => {
    expect(pageRange({ count: 75, page: 3, isPaged: false })).toEqual({
      page: 1,
      pageCount: 1,
      start: 0,
      end: 75,
    });
  });

  it('splits 75 rows into five pages', () => {
    expect(pageRange({ count: 75, page: 1, isPaged: true })).toEqual({
      page: 1,
      pageCount: 5,
      start: 0,
      end: 18,
    });
    expect(pageRange({ count: 75, page: 5, isPaged: true })).toEqual({
      page: 5,
      pageCount: 5,
      start: 72,
      end: 75,
    });
  });

  it.each([NaN, -3, 0, 99])('clamps page %d to the existing ones', (page) => {
    const { start, end } = pageRange({ count: 30, page, isPaged: true });
    expect(end).toBeGreaterThan(start);
  });

  it('shows every row on exactly one page', () => {
    fc.assert(
      fc.property(fc.nat(500), (count) => {
        const { pageCount } = pageRange({ count, page: 1, isPaged: true });
        const seen = Array.from({ length: pageCount }, (_none, at) => {
          const { start, end } = pageRange({ count, page: at + 1, isPaged: true });
          return Array.from({ length: end - start }, (_row, by) => start + by);
        }).flat();
        expect(seen).toEqual(Array.from({ length: count }, (_none, at) => at));
        for (const position of seen) expect(pageAt(position)).toBe(Math.floor(position / pageSize) + 1);
      }),
    );
  });
});

describe('rowIds', () => {
  it('gives each row a unique id, from its first cell', () => {
    const named: SpecRow[] = [{ a1: 'EV-1' }, { a1: 'EV-1' }, { a1: ' M20 × 1.5 ' }, {}, { a1: '…' }];
    expect(rowIds(named, columns[0])).toEqual(['EV-1', undefined, 'M20-1.5', undefined, undefined]);
    expect(rowIds(named, undefined)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});
