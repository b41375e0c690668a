import { createHistory, SpecTableEditor, type TableGrid } from '@elvora/design-system/SpecTableEditor';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditedTable, largeGrid, small } from './EditedTable.tsx';
import {
  cell,
  change,
  whenRendered,
  forgetChanges,
  header,
  isInView,
  point,
  pull,
  table,
} from './tableSteps.ts';

const meta = preview.meta({
  component: SpecTableEditor,
  tags: ['behaviour'],
  args: { label: 'Specifications', value: createHistory(small), onChange: change },
  render: () => <EditedTable grid={small} onGrid={change} />,
  beforeEach: forgetChanges,
});

/** Two runs of text in each column, with a gap between. */
const withGap: TableGrid = {
  headers: ['A', 'B', 'C'],
  rows: [
    ['a1', 'b1', ''],
    ['a2', '', 'c2'],
    ['', '', ''],
    ['a4', '', 'c4'],
  ],
};

export const ControlArrowsMoveToTheEdgeOfTheData = meta.story({
  render: () => <EditedTable grid={withGap} onGrid={change} />,
  play: async ({ canvas, userEvent, step }) => {
    await whenRendered(canvas);
    await step('to the end of a run, then over the gap', async () => {
      await userEvent.click(cell(canvas, 'a1'));
      await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
      await expect(cell(canvas, 'a2')).toHaveFocus();
      await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
      await expect(cell(canvas, 'a4')).toHaveFocus();
      await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
      await expect(cell(canvas, 'c4')).toHaveFocus();
      await userEvent.keyboard('{Control>}{ArrowUp}{/Control}');
      await expect(cell(canvas, 'c2')).toHaveFocus();
      await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
      await expect(cell(canvas, 'a2')).toHaveFocus();
    });
    await step('with Shift they extend the range', async () => {
      await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
      await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
      await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}');
      await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(9);
    });
    await step('Ctrl+Home leads to the first header', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(header(canvas, /^A/)).toHaveFocus();
    });
  },
});

export const UndoAndRedoShowAndSelectWhatTheyChanged = meta.story({
  render: () => <EditedTable grid={largeGrid(300, 12)} onGrid={change} />,
  play: async ({ canvas, userEvent, step }) => {
    await whenRendered(canvas);
    const grid = canvas.getByRole('grid');
    await userEvent.click(cell(canvas, '2.2'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Delete}');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: '300.12' })).toHaveFocus());
    await step('undo scrolls to the cells and selects them', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      const restored = await canvas.findByRole('gridcell', { name: '2.2' });
      await waitFor(() => expect(restored).toHaveFocus());
      await waitFor(() => expect(isInView(restored, grid)).toBe(true));
      await expect(
        canvas.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent),
      ).toEqual(['2.2', '2.3', '3.2', '3.3']);
    });
    await step('redo does so even when they are selected but out of view', async () => {
      grid.scrollTo({ top: grid.scrollHeight, left: 0 });
      await canvas.findByRole('gridcell', { name: '300.1' });
      await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
      const cleared = await canvas.findByRole('gridcell', { name: 'Row 2, Col 2' });
      await waitFor(() => expect(isInView(cleared, grid)).toBe(true));
    });
    await step('undoing a removed row selects the row that is back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove row 4' }));
      await userEvent.click(cell(canvas, '6.9'));
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(cell(canvas, '4.1')).toHaveFocus());
      await expect(canvas.getByRole('button', { name: 'Row 4' }).closest('[role=row]')).toHaveAttribute(
        'data-active',
      );
    });
  },
});

export const FillsASeries = meta.story({
  render: () => (
    <EditedTable
      grid={{
        headers: ['Size', 'Date'],
        rows: [
          ['M16', '01.05.2026'],
          ['M20', '02.05.2026'],
          ['', ''],
          ['', ''],
        ],
      }}
      onGrid={change}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await whenRendered(canvas);
    const sizes = () => table().rows.map(([size]: string[]) => size);
    await step('with Ctrl+D below the cells that begin it', async () => {
      await userEvent.click(cell(canvas, 'M16'));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
      await expect(sizes()).toEqual(['M16', 'M20', 'M24', 'M28']);
      await userEvent.keyboard('{Control>}z{/Control}');
    });
    await step('with the handle; dates are repeated', async () => {
      await userEvent.click(cell(canvas, 'M16'));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
      const handle = canvasElement.querySelector('[data-part="fill-handle"]');
      if (!handle) throw new Error('There is no fill handle: select a cell first.');
      await pull(handle, cell(canvas, 'Row 4, Col 2'));
      await expect(table().rows.slice(2)).toEqual([
        ['M24', '01.05.2026'],
        ['M28', '02.05.2026'],
      ]);
    });
    await step('from the menu, for fingers', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await userEvent.click(cell(canvas, 'M16'));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await userEvent.click(canvas.getByRole('button', { name: 'Row and column actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Fill down' }));
      await expect(sizes()).toEqual(['M16', 'M20', 'M24', '']);
    });
  },
});

/** A screen reader reads the header with each cell of its column. */
export const HeaderNamesAreReadOnce = meta.story({
  render: () => <EditedTable grid={{ headers: ['Code', 'code', ''], rows: [['1', '2', '3']] }} />,
  play: async ({ canvas }) => {
    await whenRendered(canvas);
    const names = canvas.getAllByRole('columnheader').slice(1, 4);
    await expect(names.map((element) => element.getAttribute('aria-label'))).toEqual([
      'Code, Another column has the same header',
      'code, Another column has the same header',
      'Header 3',
    ]);
    for (const element of names) await expect(element).not.toHaveAttribute('title');
    await expect(canvas.getByRole('columnheader', { name: 'Header 3' })).toBeVisible();
  },
});

/** Cut and copied as whole rows from the menu of a row, by touch. */
export const MenuOfARowCutsTheWholeRow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    const held: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        write: async ([item]: ClipboardItem[]) => {
          held.push((await (await item?.getType('text/plain'))?.text()) ?? '');
        },
      },
    });
    const handle = canvas.getByRole('button', { name: 'Row 2' });
    const touch = { bubbles: true, pointerId: 3, isPrimary: true, pointerType: 'touch', ...point(handle) };
    await fireEvent(handle, new PointerEvent('pointerdown', { ...touch, button: 0, buttons: 1 }));
    await fireEvent(handle, new PointerEvent('pointerup', { ...touch, button: 0 }));
    await fireEvent(handle, new PointerEvent('click', { ...touch, button: 0 }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Cut/ }));
    await waitFor(() => expect(table()?.rows[1]).toEqual(['', '']));
    await expect(held).toEqual(['EV-2\t16']);
    Reflect.deleteProperty(navigator, 'clipboard');
  },
});

export const DragsAllSelectedRows = meta.story({
  render: () => <EditedTable grid={largeGrid(5, 2)} onGrid={change} />,
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.click(cell(canvas, '1.1'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await pull(canvas.getByRole('button', { name: 'Row 1' }), canvas.getByRole('button', { name: 'Row 4' }));
    await expect(table().rows.map(([text]: string[]) => text)).toEqual(['3.1', '4.1', '1.1', '2.1', '5.1']);
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    await expect(within(canvas.getByRole('grid')).getByRole('gridcell', { name: '1.1' })).toBeVisible();
  },
});
