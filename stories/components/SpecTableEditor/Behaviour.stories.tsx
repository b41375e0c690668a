import { createHistory, newGrid, SpecTableEditor } from '@elvora/design-system/SpecTableEditor';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditedTable, largeGrid, small } from './EditedTable.tsx';
import { cell, change, whenRendered, forgetChanges, header, point, table } from './tableSteps.ts';

const meta = preview.meta({
  component: SpecTableEditor,
  tags: ['behaviour'],
  args: { label: 'Specifications', value: createHistory(small), onChange: change },
  render: () => <EditedTable grid={small} onGrid={change} />,
  beforeEach: forgetChanges,
});

/** S-365, S-370, S-371 */
export const CellsAreNamedByHeaderAndRow = meta.story({
  render: () => <EditedTable grid={newGrid()} />,
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    const grid = canvas.getByRole('grid', { name: 'Specifications' });
    await expect(grid).toHaveAttribute('aria-rowcount', '4');
    await expect(grid).toHaveAttribute('aria-colcount', '6');
    await expect(header(canvas, /^Header 4/)).toBeVisible();
    const last = cell(canvas, 'Row 3, Col 4');
    await expect(last).toHaveAttribute('aria-colindex', '5');
    await expect(last.closest('[role=row]')).toHaveAttribute('aria-rowindex', '4');
    await userEvent.dblClick(last);
    await expect(canvas.getByRole('textbox', { name: 'Header 4, row 3' })).toHaveAttribute(
      'placeholder',
      'Row 3, Col 4',
    );
  },
});

export const ColumnsGrowWithTheTextSize = meta.story({
  globals: { text: '200' },
  render: () => <EditedTable grid={newGrid()} />,
  play: async ({ canvas }) => {
    await whenRendered(canvas);
    const untitled = header(canvas, /^Header 1/);
    await waitFor(() => expect(untitled.getBoundingClientRect().width).toBeGreaterThanOrEqual(200));
  },
});

export const KeysMoveBetweenCells = meta.story({
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.click(cell(canvas, 'EV-1'));
    await expect(cell(canvas, 'EV-1')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(cell(canvas, '16')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cell(canvas, 'EV-2')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(header(canvas, /^Code/)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cell(canvas, '16')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(cell(canvas, 'EV-2')).toHaveFocus();
  },
});

export const EditsCellsByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await whenRendered(canvas);
    await step('replaces the text by typing and moves down on Enter', async () => {
      await userEvent.click(cell(canvas, 'EV-1'));
      await userEvent.keyboard('EV-9{Enter}');
      await expect(cell(canvas, 'EV-2')).toHaveFocus();
      await expect(table().rows[0]).toEqual(['EV-9', '10']);
    });
    await step('edits the text with F2 and moves on by Tab', async () => {
      await userEvent.keyboard('{F2}b{Tab}');
      await expect(cell(canvas, '16')).toHaveFocus();
      await expect(table().rows[1]).toEqual(['EV-2b', '16']);
    });
    await step('discards the edit on Escape', async () => {
      const calls = change.mock.calls.length;
      await userEvent.keyboard('999{Escape}');
      await expect(cell(canvas, '16')).toHaveFocus();
      await expect(change).toHaveBeenCalledTimes(calls);
    });
    await step('inserts a line break with Ctrl+Enter', async () => {
      await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}A{Enter}');
      await expect(table().rows[1]).toEqual(['EV-2b', '16\nA']);
    });
    await step('commits the edit on blur', async () => {
      await userEvent.click(cell(canvas, '10'));
      await userEvent.keyboard('12');
      await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }));
      await expect(table().rows).toHaveLength(3);
      await expect(table().rows[0]).toEqual(['EV-9', '12']);
    });
    await step('clears the cell with Delete', async () => {
      await userEvent.click(cell(canvas, 'EV-9'));
      await userEvent.keyboard('{Delete}');
      await expect(table().rows[0]).toEqual(['', '12']);
    });
  },
});

export const UndoesAndRedoesByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.click(cell(canvas, 'EV-1'));
    await userEvent.keyboard('a{Enter}b{Enter}');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(table()).toEqual(small);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(table().rows[0]?.[0]).toBe('a');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(table().rows[1]?.[0]).toBe('b');
    await expect(canvas.getByText('Redone')).toBeInTheDocument();
  },
});

/** Tab moves between cells, so another key must leave the grid (WCAG 2.1.2). */
export const EscapeThenTabLeavesTheGrid = meta.story({
  render: () => (
    <>
      <EditedTable grid={small} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.click(cell(canvas, 'EV-1'));
    await userEvent.keyboard('{Tab}');
    await expect(cell(canvas, '10')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Tab leaves the table now')).toBeInTheDocument();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(cell(canvas, '10')).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}{Tab}');
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
  },
});

export const TapStartsEditing = meta.story({
  play: async ({ canvas }) => {
    await whenRendered(canvas);
    const target = cell(canvas, '10');
    const touch = { bubbles: true, pointerId: 2, isPrimary: true, pointerType: 'touch', ...point(target) };
    await fireEvent(target, new PointerEvent('pointerdown', { ...touch, button: 0, buttons: 1 }));
    await fireEvent(target, new PointerEvent('pointerup', { ...touch, button: 0 }));
    await fireEvent(target, new PointerEvent('click', { ...touch, button: 0 }));
    await expect(canvas.getByRole('textbox', { name: 'Current (A), row 1' })).toHaveFocus();
  },
});

/** 1,000 rows × 100 columns: only visible cells are in the DOM, and every cell is reachable. */
export const VirtualizesRowsAndColumns = meta.story({
  render: () => <EditedTable grid={largeGrid(1000, 100)} onGrid={change} />,
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '1001');
    await expect(within(grid).getAllByRole('gridcell').length).toBeLessThan(900);
    await userEvent.click(cell(canvas, '1.1'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = await canvas.findByRole('gridcell', { name: '1000.100' });
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(() => {
      const box = last.getBoundingClientRect();
      const frame = grid.getBoundingClientRect();
      return expect(box.bottom <= frame.bottom + 1 && box.right <= frame.right + 1).toBe(true);
    });
    await userEvent.keyboard('x{Enter}');
    await expect(table().rows[999][99]).toBe('x');
    grid.scrollTo({ top: 0, left: 0 });
    await canvas.findByRole('gridcell', { name: '1.1' });
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: '1000.99' })).toHaveFocus());
  },
});

/** D-23 */
export const KeepsUnreadableTextUntilReplaced = meta.story({
  render: () => <EditedTable grid={{ headers: [], rows: [] }} onGrid={change} invalidText='{"headers": [' />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Stored text' })).toHaveValue('{"headers": [');
    await expect(change).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Begin a new table' }));
    await expect(table()).toEqual(newGrid());
  },
});

export const StartsATableByButtonOrPaste = meta.story({
  render: () => <EditedTable grid={{ headers: [], rows: [] }} onGrid={change} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('uses the first pasted line as the header', async () => {
      await userEvent.click(canvas.getByRole('group', { name: 'No table yet' }));
      await userEvent.paste('Code\tCurrent\nEV-1\t10');
      await waitFor(() => expect(table()).toEqual({ headers: ['Code', 'Current'], rows: [['EV-1', '10']] }));
      await expect(await canvas.findByRole('checkbox', { name: 'First line is the header' })).toBeChecked();
    });
    await step('can be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Start with 4 columns and 3 rows' }));
      await expect(table()).toEqual(newGrid());
    });
  },
});

export const ChangesNothingWhenReadOnly = meta.story({
  render: () => <EditedTable grid={small} isReadOnly onGrid={change} />,
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    const buttons = canvas.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(buttons).toEqual(['Find and replace', 'Wrap text', 'Full screen']);
    await userEvent.click(cell(canvas, 'EV-1'));
    await userEvent.keyboard('x{Delete}{F2}{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await userEvent.paste('a\tb');
    await userEvent.click(header(canvas, /^Code/));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(change).not.toHaveBeenCalled();
  },
});

export const ArrowsAreMirroredInRtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.click(cell(canvas, 'EV-1'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cell(canvas, '10')).toHaveFocus();
  },
});
