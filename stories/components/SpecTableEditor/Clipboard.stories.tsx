import { createHistory, SpecTableEditor } from '@elvora/design-system/SpecTableEditor';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditedTable, small } from './EditedTable.tsx';
import { cell, change, drawn, forgetChanges, table } from './tableSteps.ts';

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
    await drawn(canvas);
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

export const PastingHtmlFillsMergedCells = meta.story({
  play: async ({ canvas, userEvent }) => {
    await drawn(canvas);
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

export const PastingIntoAnEditedCellInsertsText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await drawn(canvas);
    await userEvent.dblClick(cell(canvas, 'EV-1'));
    await userEvent.paste('a\tb');
    await userEvent.keyboard('{Enter}');
    await expect(table()).toEqual({ ...small, rows: [['EV-1a\tb', '10'], small.rows[1]] });
  },
});

export const RejectsAPasteOverTheLimit = meta.story({
  render: () => <EditedTable grid={small} maxCells={6} onGrid={change} />,
  play: async ({ canvas, userEvent }) => {
    await drawn(canvas);
    await userEvent.click(cell(canvas, '16'));
    await userEvent.paste('1\t2\n3\t4');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not pasted'));
    await expect(change).not.toHaveBeenCalled();
  },
});

export const CopiesCutsAndFillsARange = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await drawn(canvas);
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
