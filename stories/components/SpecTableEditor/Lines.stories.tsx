import { createHistory, SpecTableEditor } from '@elvora/design-system/SpecTableEditor';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditedTable, largeGrid, small } from './EditedTable.tsx';
import { cell, change, whenRendered, forgetChanges, header, point, pull, table } from './tableSteps.ts';

const meta = preview.meta({
  component: SpecTableEditor,
  tags: ['behaviour'],
  args: { label: 'Specifications', value: createHistory(small), onChange: change },
  render: () => <EditedTable grid={small} onGrid={change} />,
  beforeEach: forgetChanges,
});

/** S-366, S-367, S-368 */
export const EditsAHeaderInADialog = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await whenRendered(canvas);
    const open = async () => {
      await userEvent.click(header(canvas, /^Current/));
      return within(await screen.findByRole('dialog', { name: 'Edit Header' }));
    };
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('saves on Enter', async () => {
      const dialog = await open();
      const field = dialog.getByRole('textbox', { name: 'Header text' });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveValue('Current (A)');
      await userEvent.clear(field);
      await userEvent.type(field, 'Current (mA){Enter}');
      await gone();
      await expect(table().headers).toEqual(['Code', 'Current (mA)']);
    });
    await step('discards on Cancel', async () => {
      const dialog = await open();
      await userEvent.type(dialog.getByRole('textbox'), 'x');
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await gone();
      await expect(change).toHaveBeenCalledOnce();
    });
    await step('saves by the button and returns the focus to the header', async () => {
      const dialog = await open();
      await userEvent.type(dialog.getByRole('textbox'), '!');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await gone();
      await expect(table().headers[1]).toBe('Current (mA)!');
      await waitFor(() => expect(header(canvas, /^Current/)).toHaveFocus());
    });
  },
});

/** D-40 */
export const F2EditsAHeaderInPlace = meta.story({
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.click(cell(canvas, 'EV-1'));
    await userEvent.keyboard('{ArrowUp}{F2}s{Enter}');
    await expect(table().headers).toEqual(['Codes', 'Current (A)']);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await screen.findByRole('dialog', { name: 'Edit Header' });
  },
});

/** S-369, S-374, S-376, S-377 */
export const RemovesDownToOneCell = meta.story({
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove column 1, Code' }));
    await expect(table()).toEqual({ headers: ['Current (A)'], rows: [['10'], ['16']] });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 1' }));
    await expect(table()).toEqual({ headers: ['Current (A)'], rows: [['16']] });
    await expect(canvas.getByRole('button', { name: 'Remove row 1' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove column 1, Current (A)' })).toBeDisabled();
  },
});

/** S-365 */
export const AddsRowsAndColumnsAtTheEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Column' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }));
    await expect(table()).toEqual({
      headers: ['Code', 'Current (A)', ''],
      rows: [
        ['EV-1', '10', ''],
        ['EV-2', '16', ''],
        ['', '', ''],
      ],
    });
    await expect(header(canvas, /^Header 3/)).toBeVisible();
    await expect(cell(canvas, 'Row 3, Col 3')).toBeVisible();
  },
});

export const MovesRowsAndColumnsByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.click(cell(canvas, 'EV-1'));
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await expect(table().rows.map(([code]: string[]) => code)).toEqual(['EV-2', 'EV-1']);
    await expect(cell(canvas, 'EV-1')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await expect(table().headers).toEqual(['Current (A)', 'Code']);
    await expect(cell(canvas, 'EV-1')).toHaveFocus();
  },
});

export const MenuDuplicatesAndRemovesRows = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await whenRendered(canvas);
    const choose = async (name: string) => {
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await step('opens from the row number', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Row 1' }));
      await choose('Duplicate row');
      await expect(table().rows.map(([code]: string[]) => code)).toEqual(['EV-1', 'EV-1', 'EV-2']);
    });
    await step('opens by keyboard, for row and column', async () => {
      await userEvent.click(cell(canvas, 'EV-2'));
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await choose('Remove row');
      await expect(table().rows).toHaveLength(2);
      await userEvent.click(canvas.getByRole('button', { name: 'Row and column actions' }));
      await choose('Insert column before');
      await expect(table().headers).toEqual(['', 'Code', 'Current (A)']);
    });
  },
});

export const RemovingAndDuplicatingActOnAllSelectedRows = meta.story({
  render: () => <EditedTable grid={largeGrid(5, 2)} onGrid={change} />,
  play: async ({ canvas, userEvent, step }) => {
    await whenRendered(canvas);
    const firstCells = () => table().rows.map(([text]: string[]) => text);
    const chooseInMenuOf = async (name: string, item: string) => {
      await fireEvent.contextMenu(cell(canvas, name));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await step('three rows by a selection of their cells', async () => {
      await userEvent.click(cell(canvas, '2.1'));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await chooseInMenuOf('3.1', 'Duplicate 3 rows');
      await expect(firstCells()).toEqual(['1.1', '2.1', '3.1', '4.1', '2.1', '3.1', '4.1', '5.1']);
      await userEvent.keyboard('{Control>}z{/Control}');
      await userEvent.click(cell(canvas, '2.1'));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await chooseInMenuOf('3.1', 'Remove 3 rows');
      await expect(firstCells()).toEqual(['1.1', '5.1']);
      await expect(canvas.getByText('Rows 2–4 removed')).toBeInTheDocument();
    });
    await step('whole rows by the button at the end of a row', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await userEvent.click(cell(canvas, '4.1'));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
      await userEvent.click(
        canvas.getAllByRole('button', { name: 'Remove 2 rows' })[1] ?? canvas.getByRole('grid'),
      );
      await expect(firstCells()).toEqual(['1.1', '2.1', '3.1']);
    });
  },
});

export const DragsRowsColumnsAndTheFillHandle = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await whenRendered(canvas);
    await step('moves a row by its number', async () => {
      await pull(
        canvas.getByRole('button', { name: 'Row 2' }),
        canvas.getByRole('button', { name: 'Row 1' }),
      );
      await expect(table().rows.map(([code]: string[]) => code)).toEqual(['EV-2', 'EV-1']);
    });
    await step('moves a column by its header', async () => {
      await pull(header(canvas, /^Code/), header(canvas, /^Current/));
      await expect(table().headers).toEqual(['Current (A)', 'Code']);
    });
    await step('fills by the handle', async () => {
      await userEvent.click(cell(canvas, '16'));
      const handle = canvasElement.querySelector('[data-part="fill-handle"]');
      if (!handle) throw new Error('There is no fill handle: select a cell first.');
      await pull(handle, cell(canvas, '10'));
      await expect(table().rows).toEqual([
        ['16', 'EV-2'],
        ['16', 'EV-1'],
      ]);
    });
    await step('selects a range from cell to cell', async () => {
      await pull(cell(canvas, 'EV-2'), cell(canvas, 'EV-1'));
      await waitFor(() => expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(2));
    });
  },
});

/** A range dragged past the edge extends over rows that scroll into view. */
export const DraggingPastTheEdgeScrolls = meta.story({
  render: () => <EditedTable grid={largeGrid(300, 3)} onGrid={change} />,
  play: async ({ canvas }) => {
    await whenRendered(canvas);
    const grid = canvas.getByRole('grid');
    const from = cell(canvas, '2.2');
    const below = { ...point(from), clientY: grid.getBoundingClientRect().bottom + 40 };
    const pointer = (type: string, place: ReturnType<typeof point>, buttons: number) =>
      fireEvent(
        type === 'pointerdown' ? from : grid,
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          isPrimary: true,
          pointerType: 'mouse',
          button: type === 'pointermove' ? -1 : 0,
          buttons,
          ...place,
        }),
      );
    await pointer('pointerdown', point(from), 1);
    await pointer('pointermove', point(cell(canvas, '4.2')), 1);
    await pointer('pointermove', below, 1);
    await waitFor(() => expect(grid.scrollTop).toBeGreaterThan(300));
    await pointer('pointerup', below, 0);
    const selected = canvas.getAllByRole('gridcell', { selected: true });
    await expect(selected.length).toBeGreaterThan(8);
    await expect(canvas.getByText(/rows × 1 column selected/)).toBeInTheDocument();
  },
});
