import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from '../../src/enquiries/enquiryCsv.ts';

/** A reader of RFC 4180. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (;;) {
    const [, quoted, bare = '', end] = pattern.exec(line) ?? [];
    cells.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end !== ',') return cells;
  }
}

describe('cells of an export', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1+1'])(
    '%j is no formula (O56)',
    (text) => {
      expect(cellsOf(csvLine([text]))).toEqual([`'${text}`]);
    },
  );

  it.each(['a', '', 'a=1', '9876543210', 'Größe', 'a b'])('%j stays as it is', (text) => {
    expect(csvCell(text)).toBe(text);
  });

  it('hold any text, and come out as they went in but for the apostrophe (O56)', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
        const read = cellsOf(csvLine(texts));
        expect(read.map((cell, index) => (cell === texts[index] ? cell : cell.slice(1)))).toEqual(texts);
        for (const cell of read) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });
});
