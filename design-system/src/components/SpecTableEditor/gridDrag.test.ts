import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { dropIndex, finishDrag, type GridDrag } from './gridDrag.ts';
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

describe('finishDrag', () => {
  const move = { pointerId: 1, from: 2, count: 2, to: 5, start: { x: 0, y: 0 } };
  const finish = (drag: GridDrag) => {
    const table = { fillTo: vi.fn(), moveRows: vi.fn(), moveColumns: vi.fn() };
    return { table, isDrag: finishDrag(drag, table) };
  };

  it.each([
    ['row', 'moveRows'],
    ['column', 'moveColumns'],
  ] as const)('moves a dragged %s to where it is dropped', (kind, action) => {
    const { table, isDrag } = finish({ ...move, kind, hasBegun: true });
    expect(isDrag).toBe(true);
    expect(table[action]).toHaveBeenCalledWith(expect.objectContaining({ from: 2, count: 2 }), 4);
  });

  it('leaves rows where they are after a press that was a click', () => {
    const { table, isDrag } = finish({ ...move, kind: 'row', hasBegun: false });
    expect(isDrag).toBe(false);
    expect(table.moveRows).not.toHaveBeenCalled();
  });

  it('fills up to the cell under the pointer', () => {
    const target = { anchor: { row: 1, column: 0 }, focus: { row: 4, column: 0 } };
    const { table, isDrag } = finish({ kind: 'fill', pointerId: 1, target });
    expect(isDrag).toBe(true);
    expect(table.fillTo).toHaveBeenCalledWith(target);
  });

  it.each<[GridDrag, boolean]>([
    [{ kind: 'select', pointerId: 1, hasBegun: true }, false],
    [{ kind: 'width', pointerId: 1, column: 0, widthPx: 80, startX: 0, isRtl: false }, true],
  ])('changes no cells after %j', (drag, isDrag) => {
    const result = finish(drag);
    expect(result.isDrag).toBe(isDrag);
    for (const action of Object.values(result.table)) expect(action).not.toHaveBeenCalled();
  });
});
