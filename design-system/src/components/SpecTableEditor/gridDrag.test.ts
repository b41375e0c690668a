import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropIndex } from './gridDrag.ts';
import { moveRows } from './rowColumnOps.ts';

describe('dropIndex', () => {
  it.each([
    [{ from: 2, count: 1, to: 4 }, 4],
    [{ from: 4, count: 1, to: 2 }, 2],
    [{ from: 2, count: 2, to: 5 }, 4],
    [{ from: 4, count: 2, to: 1 }, 1],
    [{ from: 2, count: 3, to: 3 }, 2],
  ])('moves %j to %i', (drag, to) => {
    expect(dropIndex(drag)).toBe(to);
  });

  it('keeps all rows inside the table', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 6 }),
        (from, count, to) => {
          const rows = Array.from({ length: 7 }, (_row, row) => [String(row)]);
          const target = dropIndex({ from, count, to });
          const moved = moveRows(rows, from, target, count);
          expect(moved === rows).toBe(target === from);
          expect(moved[target]).toEqual([String(from)]);
        },
      ),
    );
  });
});
