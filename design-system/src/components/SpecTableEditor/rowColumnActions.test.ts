import { describe, expect, it } from 'vitest';
import type { CellRange } from './cellRangeOps.ts';
import { createRowColumnActions } from './rowColumnActions.ts';
import type { GridRows } from './specGridOps.ts';
import { specTableEditorLabels } from './specTableEditorLabels.ts';

const rows: GridRows = ['AB', 'ab', 'cd', 'ef', 'gh'].map((cells) => [...cells]);

/** Actions on a table with a selection, and their result. */
function actionsOn(range: CellRange) {
  const done: { rows: GridRows; text?: string; selected?: CellRange } = { rows };
  const actions = createRowColumnActions({
    apply(edit, text) {
      const edited = edit(done.rows);
      const hasChanged = edited !== done.rows;
      done.rows = edited;
      if (hasChanged) done.text = text;
      return hasChanged;
    },
    select(anchor, focus = anchor) {
      done.selected = { anchor, focus };
    },
    active: range.anchor,
    range,
    extent: { rows: rows.length, columns: 2 },
    announcements: specTableEditorLabels.announcements,
  });
  return { done, actions };
}

const firstColumn = (table: GridRows) => table.map(([text]) => text).join('');
const threeRows = { anchor: { row: 2, column: 0 }, focus: { row: 4, column: 1 } };

describe('actions on several selected rows', () => {
  it('remove all of them', () => {
    const { done, actions } = actionsOn(threeRows);
    actions.removeRows(actions.selectedRows);
    expect(firstColumn(done.rows)).toBe('Aa');
    expect(done.text).toBe('Rows 2–4 removed');
  });

  it('duplicate and move all of them', () => {
    const { done, actions } = actionsOn({ anchor: { row: 2, column: 0 }, focus: { row: 1, column: 1 } });
    actions.duplicateRows(actions.selectedRows);
    expect(firstColumn(done.rows)).toBe('Aacaceg');
    expect(done.selected).toEqual({ anchor: { row: 3, column: 0 }, focus: { row: 4, column: 1 } });
    actions.moveRows(actions.selectedRows, 3);
    expect(firstColumn(done.rows)).toBe('Aacaceg');
    actions.moveRows(actions.selectedRows, 5);
    expect(firstColumn(done.rows)).toBe('Aacegac');
  });

  it('leave the last row (S-376)', () => {
    const { done, actions } = actionsOn({ anchor: { row: 1, column: 0 }, focus: { row: 4, column: 1 } });
    actions.removeRows(actions.selectedRows);
    expect(done.rows).toBe(rows);
  });

  it('are those of the button of a row only when whole rows are selected', () => {
    expect(actionsOn(threeRows).actions.rowsOf(3)).toEqual({ from: 2, count: 3 });
    expect(actionsOn(threeRows).actions.rowsOf(1)).toEqual({ from: 1, count: 1 });
    const cells = { anchor: { row: 2, column: 0 }, focus: { row: 4, column: 0 } };
    expect(actionsOn(cells).actions.rowsOf(3)).toEqual({ from: 3, count: 1 });
  });
});

describe('actions on several selected columns', () => {
  it('leave the last column (S-376) and duplicate all of them', () => {
    const { done, actions } = actionsOn({ anchor: { row: 0, column: 0 }, focus: { row: 4, column: 1 } });
    expect(actions.columnsOf(1)).toEqual({ from: 0, count: 2 });
    actions.removeColumns(actions.selectedColumns);
    expect(done.rows).toBe(rows);
    actions.duplicateColumns(actions.selectedColumns);
    expect(done.rows[0]).toEqual(['A', 'B', 'A', 'B']);
  });
});
