import { createHistory, SpecTableEditor } from '@elvora/design-system/SpecTableEditor';
import {
  expect,
  fireEvent,
  fn,
  screen,
  type userEvent as storyEvents,
  waitFor,
  within,
} from 'storybook/test';
import preview from '#.storybook/preview';
import { EditedTable, small } from './EditedTable.tsx';
import { cell, change, whenRendered, forgetChanges, table } from './tableSteps.ts';

const report = fn();
const meta = preview.meta({
  component: SpecTableEditor,
  tags: ['behaviour'],
  args: { label: 'Specifications', value: createHistory(small), onChange: change },
  render: () => <EditedTable grid={small} onGrid={change} onPasteReport={report} />,
  beforeEach: () => {
    forgetChanges();
    report.mockClear();
  },
});

export const PastingGrowsTheTableInOneStep = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await whenRendered(canvas);
    await step('pastes at the focused cell', async () => {
      await userEvent.click(cell(canvas, '16'));
      await userEvent.paste('Poles\tColour\r\n3\t"grey, matt"\r\n');
      await waitFor(() =>
        expect(table()).toEqual({
          headers: ['Code', 'Current (A)', ''],
          rows: [
            ['EV-1', '10', ''],
            ['EV-2', 'Poles', 'Colour'],
            ['', '3', 'grey, matt'],
          ],
        }),
      );
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Pasted 2 rows × 2 columns. The table grew by 1 row and 1 column.',
      );
      await expect(report).toHaveBeenLastCalledWith(
        expect.objectContaining({ rows: 2, columns: 2, addedRows: 1, addedColumns: 1 }),
      );
    });
    await step('can use the first line as the header', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'First line is the header' }));
      await expect(table()).toEqual({
        headers: ['Code', 'Poles', 'Colour'],
        rows: [
          ['EV-1', '10', ''],
          ['EV-2', '3', 'grey, matt'],
        ],
      });
    });
    await step('is undone in one step', async () => {
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

async function openChoice(
  canvas: ReturnType<typeof within>,
  userEvent: ReturnType<typeof storyEvents.setup>,
): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Paste differently…' }));
  return screen.findByRole('dialog', { name: 'Paste differently' });
}

export const PastingHtmlFillsMergedCells = meta.story({
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.click(cell(canvas, 'EV-1'));
    await htmlPaste(
      cell(canvas, 'EV-1'),
      `<html><body><table>
        <tr><td rowspan="2"><p>Frame</p><p>size</p></td><td>a&nbsp;b</td></tr>
        <tr><td>c<br>d</td></tr>
      </table></body></html>`,
    );
    await waitFor(() =>
      expect(table()?.rows).toEqual([
        ['Frame\nsize', 'a b'],
        ['Frame\nsize', 'c\nd'],
      ]),
    );
  },
});

export const APasteKeepsSuperscriptsSubscriptsAndJoiners = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await whenRendered(canvas);
    await step('in the cells of a table', async () => {
      await userEvent.click(cell(canvas, 'EV-1'));
      await htmlPaste(
        cell(canvas, 'EV-1'),
        `<style>td { color: red }</style><table><caption>Life</caption>
          <tr><td>10<sup>6</sup> x<sub>max</sub></td><td>CO<span style="vertical-align: sub">2</span></td></tr>
          <tr><td>क्\u200Dष\uFEFF</td><td>\u200BA</td></tr></table>`,
      );
      await waitFor(() =>
        expect(table()?.rows).toEqual([
          ['Life', '10'],
          ['10⁶ x_max', 'CO₂'],
          ['क्\u200Dष', 'A'],
        ]),
      );
    });
    await step('in a part of a sentence', async () => {
      await userEvent.click(cell(canvas, 'Life'));
      await htmlPaste(cell(canvas, 'Life'), '<p>1.5 · 10<sup>-3</sup> m<sup>2</sup></p>');
      await waitFor(() => expect(table()?.rows[0][0]).toBe('1.5 · 10⁻³ m²'));
    });
    await step('in the field of a cell', async () => {
      await userEvent.dblClick(cell(canvas, '10'));
      await htmlPaste(canvas.getByRole('textbox'), '<span>0 m<sup>3</sup></span>');
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('100 m³'));
    });
  },
});

export const TwoTablesArePastedOneBelowTheOther = meta.story({
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.click(cell(canvas, 'EV-1'));
    const one = (text: string) => `<table><tr><td rowspan="9">${text}</td><td>1</td></tr></table>`;
    await htmlPaste(cell(canvas, 'EV-1'), `${one('a')}<p>&nbsp;</p><p>Brass</p>${one('b')}`);
    await waitFor(() =>
      expect(table()?.rows).toEqual([
        ['a', '1'],
        ['Brass', '16'],
        ['b', '1'],
      ]),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('from 2 tables, one below the other');
  },
});

/** Stubs the clipboard for buttons, or denies access as browsers do without the permission. */
function mockClipboard(initial: string | null) {
  let held = initial;
  const refuse = () => Promise.reject(new DOMException('No permission', 'NotAllowedError'));
  const clipboard = {
    read: () =>
      held === null ? refuse() : Promise.resolve([new ClipboardItem({ 'text/plain': new Blob([held]) })]),
    write: async ([item]: ClipboardItem[]) => {
      if (held === null) return refuse();
      held = (await (await item?.getType('text/plain'))?.text()) ?? '';
    },
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}

export const TheMenuCutsAndPastes = meta.story({
  beforeEach: () => mockClipboard(''),
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    const choose = async (name: string, item: RegExp) => {
      await fireEvent.contextMenu(cell(canvas, name));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await choose('EV-1', /^Cut/);
    await waitFor(() => expect(table()?.rows[0]).toEqual(['', '10']));
    await choose('16', /^Paste/);
    await waitFor(() => expect(table()?.rows[1]).toEqual(['EV-2', 'EV-1']));
  },
});

export const AFieldTakesAPasteThatNoButtonMayRead = meta.story({
  beforeEach: () => mockClipboard(null),
  render: () => <EditedTable grid={{ headers: [], rows: [] }} onGrid={change} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste a table' }));
    const field = await screen.findByRole('textbox', { name: 'Table or text' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste('Code\tCurrent\nEV-1\t10');
    await waitFor(() => expect(table()).toEqual({ headers: ['Code', 'Current'], rows: [['EV-1', '10']] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const PastingIntoAnEditedCellInsertsText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.dblClick(cell(canvas, 'EV-1'));
    await userEvent.paste('a\tb');
    await userEvent.keyboard('{Enter}');
    await expect(table()).toEqual({ ...small, rows: [['EV-1a\tb', '10'], small.rows[1]] });
  },
});

export const RejectsAPasteOverTheLimit = meta.story({
  render: () => <EditedTable grid={small} maxCells={6} onGrid={change} />,
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.click(cell(canvas, '16'));
    await userEvent.paste('1\t2\n3\t4');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not pasted'));
    await expect(change).not.toHaveBeenCalled();
  },
});

export const CopiesCutsAndFillsARange = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await whenRendered(canvas);
    const clipboardData = new DataTransfer();
    const fire = (type: 'copy' | 'cut') =>
      fireEvent(
        cell(canvas, 'EV-1'),
        new ClipboardEvent(type, { bubbles: true, cancelable: true, clipboardData }),
      );
    await step('copies as tab-separated text and as HTML', async () => {
      await userEvent.click(cell(canvas, 'EV-1'));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
      await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
      await fire('copy');
      await expect(clipboardData.getData('text/plain')).toBe('EV-1\t10\nEV-2\t16');
      await expect(clipboardData.getData('text/html')).toContain('<td>EV-2</td>');
    });
    await step('cuts the range', async () => {
      await fire('cut');
      await expect(table().rows).toEqual([
        ['', ''],
        ['', ''],
      ]);
    });
    await step('fills the range with one pasted value', async () => {
      await userEvent.paste('x');
      await waitFor(() =>
        expect(table().rows).toEqual([
          ['x', 'x'],
          ['x', 'x'],
        ]),
      );
    });
    await step('fills down with Ctrl+D', async () => {
      await userEvent.keyboard('y{Enter}');
      await userEvent.keyboard('{Control>}d{/Control}');
      await expect(table().rows).toEqual([
        ['y', 'x'],
        ['y', 'x'],
      ]);
    });
  },
});

export const PastesWithAnotherSeparatorAfterAPreview = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await whenRendered(canvas);
    await userEvent.click(cell(canvas, 'EV-1'));
    await userEvent.paste('Brass, nickel plated\nSteel, zinc plated');
    await waitFor(() => expect(table()?.rows[0]).toEqual(['Brass, nickel plated', '10']));
    const dialog = within(await openChoice(canvas, userEvent));
    await step('shows the cells before they are used', async () => {
      await userEvent.selectOptions(
        dialog.getByRole('combobox', { name: 'Cells are separated by' }),
        'Comma',
      );
      const preview = within(dialog.getByRole('table', { name: 'Preview' }));
      await expect(preview.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
        'Brass',
        'nickel plated',
        'Steel',
        'zinc plated',
      ]);
      await expect(table()?.rows[0]).toEqual(['Brass, nickel plated', '10']);
    });
    await step('replaces the paste, as one step', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Paste like this' }));
      await waitFor(() =>
        expect(table()?.rows).toEqual([
          ['Brass', 'nickel plated'],
          ['Steel', 'zinc plated'],
        ]),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(table()).toEqual(small);
    });
  },
});

export const PastesOneOfSeveralTables = meta.story({
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.click(cell(canvas, 'EV-1'));
    const one = (text: string) => `<table><tr><td>${text}</td><td>1</td></tr></table>`;
    await htmlPaste(cell(canvas, 'EV-1'), `<p>Sizes</p>${one('a')}<p>Parts</p>${one('b')}`);
    await waitFor(() => expect(table()?.rows).toHaveLength(4));
    const dialog = within(await openChoice(canvas, userEvent));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Table' }), 'Table 2: b, 1');
    await userEvent.click(dialog.getByRole('button', { name: 'Paste like this' }));
    await waitFor(() =>
      expect(table()?.rows).toEqual([
        ['b', '1'],
        ['EV-2', '16'],
      ]),
    );
  },
});
