import { historyOf, newGrid, SpecTableEditor } from '@elvora/design-system/SpecTableEditor';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditedTable, largeGrid, small } from './EditedTable.tsx';

const change = fn();
const report = fn();
const meta = preview.meta({
  component: SpecTableEditor,
  tags: ['behaviour'],
  args: { label: 'Specifications', value: historyOf(small), onChange: change },
  render: () => <EditedTable grid={small} onGrid={change} onPasteReport={report} />,
  beforeEach: () => {
    change.mockClear();
    report.mockClear();
  },
});

type Canvas = ReturnType<typeof within>;
const cell = (canvas: Canvas, name: string) => canvas.getByRole('gridcell', { name });
const header = (canvas: Canvas, name: RegExp) => canvas.getByRole('columnheader', { name });
/** What the table holds now, as the app got it. */
const table = () => change.mock.lastCall?.[0];

/** S-365, S-370, S-371 */
export const CellsAreNamedByHeaderAndRow = meta.story({
  render: () => <EditedTable grid={newGrid()} />,
  play: async ({ canvas, userEvent }) => {
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

export const KeysGoFromCellToCell = meta.story({
  play: async ({ canvas, userEvent }) => {
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

export const TypingReplacesEnterKeepsEscapeForgets = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('a character begins a new text, Enter goes to the next row', async () => {
      await userEvent.click(cell(canvas, 'EV-1'));
      await userEvent.keyboard('EV-9{Enter}');
      await expect(cell(canvas, 'EV-2')).toHaveFocus();
      await expect(table().rows[0]).toEqual(['EV-9', '10']);
    });
    await step('F2 goes on with the text, Tab to the next cell', async () => {
      await userEvent.keyboard('{F2}b{Tab}');
      await expect(cell(canvas, '16')).toHaveFocus();
      await expect(table().rows[1]).toEqual(['EV-2b', '16']);
    });
    await step('Escape leaves the cell as it was', async () => {
      const calls = change.mock.calls.length;
      await userEvent.keyboard('999{Escape}');
      await expect(cell(canvas, '16')).toHaveFocus();
      await expect(change).toHaveBeenCalledTimes(calls);
    });
    await step('Ctrl+Enter breaks the line', async () => {
      await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}A{Enter}');
      await expect(table().rows[1]).toEqual(['EV-2b', '16\nA']);
    });
    await step('leaving the cell keeps what was typed', async () => {
      await userEvent.click(cell(canvas, '10'));
      await userEvent.keyboard('12');
      await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }));
      await expect(table().rows).toHaveLength(3);
      await expect(table().rows[0]).toEqual(['EV-9', '12']);
    });
    await step('Delete clears', async () => {
      await userEvent.click(cell(canvas, 'EV-9'));
      await userEvent.keyboard('{Delete}');
      await expect(table().rows[0]).toEqual(['', '12']);
    });
  },
});

/** S-366, S-367, S-368 */
export const AHeaderIsEditedInItsDialog = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const open = async () => {
      await userEvent.click(header(canvas, /^Current/));
      return within(await screen.findByRole('dialog', { name: 'Edit Header' }));
    };
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('Enter saves', async () => {
      const dialog = await open();
      const field = dialog.getByRole('textbox', { name: 'Header text' });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveValue('Current (A)');
      await userEvent.clear(field);
      await userEvent.type(field, 'Current (mA){Enter}');
      await gone();
      await expect(table().headers).toEqual(['Code', 'Current (mA)']);
    });
    await step('Cancel leaves it', async () => {
      const dialog = await open();
      await userEvent.type(dialog.getByRole('textbox'), 'x');
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await gone();
      await expect(change).toHaveBeenCalledOnce();
    });
    await step('Save saves, and the focus is back on the header', async () => {
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
    await userEvent.click(canvas.getByRole('button', { name: 'Remove column 1, Code' }));
    await expect(table()).toEqual({ headers: ['Current (A)'], rows: [['10'], ['16']] });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 1' }));
    await expect(table()).toEqual({ headers: ['Current (A)'], rows: [['16']] });
    await expect(canvas.getByRole('button', { name: 'Remove row 1' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove column 1, Current (A)' })).toBeDisabled();
  },
});

/** S-365 */
export const AddsAtTheEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
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

export const APasteGrowsTheTableInOneStep = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('the block goes where the focus is', async () => {
      await userEvent.click(cell(canvas, '16'));
      await userEvent.paste('Poles\tColour\r\n3\t"grey, matt"\r\n');
      await expect(table()).toEqual({
        headers: ['Code', 'Current (A)', ''],
        rows: [
          ['EV-1', '10', ''],
          ['EV-2', 'Poles', 'Colour'],
          ['', '3', 'grey, matt'],
        ],
      });
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Pasted 2 rows × 2 columns. The table grew by 1 row and 1 column.',
      );
      await expect(report).toHaveBeenLastCalledWith(
        expect.objectContaining({ rows: 2, columns: 2, addedRows: 1, addedColumns: 1 }),
      );
    });
    await step('its first line may be the header', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'First line is the header' }));
      await expect(table()).toEqual({
        headers: ['Code', 'Poles', 'Colour'],
        rows: [
          ['EV-1', '10', ''],
          ['EV-2', '3', 'grey, matt'],
        ],
      });
    });
    await step('one step takes it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(table()).toEqual(small);
    });
  },
});

const htmlPaste = (element: Element, html: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', 'not this');
  return fireEvent(element, new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
};

export const APasteFromAWordProcessorFillsMergedCells = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 'EV-1'));
    await htmlPaste(
      cell(canvas, 'EV-1'),
      `<html><body><table>
        <tr><td rowspan="2"><p>Frame</p><p>size</p></td><td>a&nbsp;b</td></tr>
        <tr><td>c<br>d</td></tr>
      </table></body></html>`,
    );
    await expect(table().rows).toEqual([
      ['Frame\nsize', 'a b'],
      ['Frame\nsize', 'c\nd'],
    ]);
  },
});

export const APasteInACellThatIsEditedIsText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(cell(canvas, 'EV-1'));
    await userEvent.paste('a\tb');
    await userEvent.keyboard('{Enter}');
    await expect(table()).toEqual({ ...small, rows: [['EV-1a\tb', '10'], small.rows[1]] });
  },
});

export const APasteThatIsTooLargeIsLeftOut = meta.story({
  render: () => <EditedTable grid={small} maxCells={6} onGrid={change} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, '16'));
    await userEvent.paste('1\t2\n3\t4');
    await expect(canvas.getByRole('status')).toHaveTextContent('Not pasted');
    await expect(change).not.toHaveBeenCalled();
  },
});

export const ARangeIsCopiedCutAndFilledOver = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const clipboardData = new DataTransfer();
    const fire = (type: 'copy' | 'cut') =>
      fireEvent(
        cell(canvas, 'EV-1'),
        new ClipboardEvent(type, { bubbles: true, cancelable: true, clipboardData }),
      );
    await step('copies with tabs and as a table', async () => {
      await userEvent.click(cell(canvas, 'EV-1'));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
      await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
      await fire('copy');
      await expect(clipboardData.getData('text/plain')).toBe('EV-1\t10\nEV-2\t16');
      await expect(clipboardData.getData('text/html')).toContain('<td>EV-2</td>');
    });
    await step('cuts', async () => {
      await fire('cut');
      await expect(table().rows).toEqual([
        ['', ''],
        ['', ''],
      ]);
    });
    await step('one value fills the whole range', async () => {
      await userEvent.paste('x');
      await expect(table().rows).toEqual([
        ['x', 'x'],
        ['x', 'x'],
      ]);
    });
    await step('Ctrl+D copies down', async () => {
      await userEvent.keyboard('y{Enter}');
      await userEvent.keyboard('{Control>}d{/Control}');
      await expect(table().rows).toEqual([
        ['y', 'x'],
        ['y', 'x'],
      ]);
    });
  },
});

export const UndoAndRedoByKey = meta.story({
  play: async ({ canvas, userEvent }) => {
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

export const RowsAndColumnsMoveByKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 'EV-1'));
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await expect(table().rows.map(([code]: string[]) => code)).toEqual(['EV-2', 'EV-1']);
    await expect(cell(canvas, 'EV-1')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await expect(table().headers).toEqual(['Current (A)', 'Code']);
    await expect(cell(canvas, 'EV-1')).toHaveFocus();
  },
});

export const TheMenuOfARowDuplicatesAndRemoves = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const choose = async (name: string) => {
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await step('from the row number', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Row 1' }));
      await choose('Duplicate row');
      await expect(table().rows.map(([code]: string[]) => code)).toEqual(['EV-1', 'EV-1', 'EV-2']);
    });
    await step('by key, for row and column', async () => {
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

/** Units 9: a key leaves the grid, so that Tab never traps. */
export const EscapeThenTabLeaves = meta.story({
  render: () => (
    <>
      <EditedTable grid={small} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
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

const point = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Presses on one thing, moves to another, lets go. */
async function pull(from: Element, to: Element) {
  const common = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  await fireEvent(
    from,
    new PointerEvent('pointerdown', { ...common, ...point(from), button: 0, buttons: 1 }),
  );
  const grid = from.closest('[role=grid]') ?? from;
  await fireEvent(grid, new PointerEvent('pointermove', { ...common, ...point(to), buttons: 1 }));
  await fireEvent(grid, new PointerEvent('pointerup', { ...common, ...point(to), button: 0 }));
}

export const RowsColumnsAndTheHandleArePulled = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a row by its number', async () => {
      await pull(
        canvas.getByRole('button', { name: 'Row 2' }),
        canvas.getByRole('button', { name: 'Row 1' }),
      );
      await expect(table().rows.map(([code]: string[]) => code)).toEqual(['EV-2', 'EV-1']);
    });
    await step('a column by its header', async () => {
      await pull(header(canvas, /^Code/), header(canvas, /^Current/));
      await expect(table().headers).toEqual(['Current (A)', 'Code']);
    });
    await step('the handle fills', async () => {
      await userEvent.click(cell(canvas, '16'));
      const handle = canvasElement.querySelector('[data-part="fill-handle"]');
      if (!handle) throw new Error('There is no fill handle: select a cell first.');
      await pull(handle, cell(canvas, '10'));
      await expect(table().rows).toEqual([
        ['16', 'EV-2'],
        ['16', 'EV-1'],
      ]);
    });
    await step('a range from cell to cell', async () => {
      await pull(cell(canvas, 'EV-2'), cell(canvas, 'EV-1'));
      await waitFor(() => expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(2));
    });
  },
});

/** A range that is pulled past the edge takes the rows out of sight with it, until it is let go. */
export const PullingPastTheEdgeScrolls = meta.story({
  render: () => <EditedTable grid={largeGrid(300, 3)} onGrid={change} />,
  play: async ({ canvas }) => {
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

export const ATapEdits = meta.story({
  play: async ({ canvas }) => {
    const target = cell(canvas, '10');
    const touch = { bubbles: true, pointerId: 2, isPrimary: true, pointerType: 'touch', ...point(target) };
    await fireEvent(target, new PointerEvent('pointerdown', { ...touch, button: 0, buttons: 1 }));
    await fireEvent(target, new PointerEvent('pointerup', { ...touch, button: 0 }));
    await fireEvent(target, new PointerEvent('click', { ...touch, button: 0 }));
    await expect(canvas.getByRole('textbox', { name: 'Current (A), row 1' })).toHaveFocus();
  },
});

/** 1,000 rows × 100 columns: what is out of sight is not on the page, and every cell can be reached. */
export const OnlyWhatIsInSightIsOnThePage = meta.story({
  render: () => <EditedTable grid={largeGrid(1000, 100)} onGrid={change} />,
  play: async ({ canvas, userEvent }) => {
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
export const UnreadableTextStaysUntilANewTableIsBegun = meta.story({
  render: () => <EditedTable grid={{ headers: [], rows: [] }} onGrid={change} unreadable='{"headers": [' />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Stored text' })).toHaveValue('{"headers": [');
    await expect(change).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Begin a new table' }));
    await expect(table()).toEqual(newGrid());
  },
});

export const AnEmptyTableIsBegunOrPasted = meta.story({
  render: () => <EditedTable grid={{ headers: [], rows: [] }} onGrid={change} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('a pasted table brings its header', async () => {
      await userEvent.click(canvas.getByRole('group', { name: 'No table yet' }));
      await userEvent.paste('Code\tCurrent\nEV-1\t10');
      await expect(table()).toEqual({ headers: ['Code', 'Current'], rows: [['EV-1', '10']] });
      await expect(canvas.getByRole('checkbox', { name: 'First line is the header' })).toBeChecked();
    });
    await step('and can be taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Start with 4 columns and 3 rows' }));
      await expect(table()).toEqual(newGrid());
    });
  },
});

export const NothingChangesWhenReadOnly = meta.story({
  render: () => <EditedTable grid={small} isReadOnly onGrid={change} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await userEvent.click(cell(canvas, 'EV-1'));
    await userEvent.keyboard('x{Delete}{F2}{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await userEvent.paste('a\tb');
    await userEvent.click(header(canvas, /^Code/));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(change).not.toHaveBeenCalled();
  },
});

export const LeftIsOnwardsFromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 'EV-1'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cell(canvas, '10')).toHaveFocus();
  },
});
