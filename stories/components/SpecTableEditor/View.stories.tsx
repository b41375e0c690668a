import { Dialog } from '@elvora/design-system/Dialog';
import { createHistory, SpecTableEditor, type TableGrid } from '@elvora/design-system/SpecTableEditor';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditedTable, glands, largeGrid } from './EditedTable.tsx';
import { cell, change, whenRendered, forgetChanges, header, point, pull } from './tableSteps.ts';

const meta = preview.meta({
  component: SpecTableEditor,
  tags: ['behaviour'],
  args: { label: 'Specifications', value: createHistory(glands), onChange: change },
  render: () => <EditedTable grid={glands} onGrid={change} />,
  beforeEach: forgetChanges,
});

const widthOf = (element: Element) => Math.round(element.getBoundingClientRect().width);
const resizerOf = (element: Element) => {
  const handle = element.querySelector('[data-resize-column]');
  if (!handle) throw new Error('The header has no handle.');
  return handle;
};

/** Drags the handle of a header by a distance. */
async function dragWidth(element: Element, byPx: number, pointerType = 'mouse') {
  const handle = resizerOf(element);
  const start = point(handle);
  const common = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, pointerType };
  const end = { ...start, clientX: start.clientX + byPx };
  await fireEvent(handle, new PointerEvent('pointerdown', { ...common, ...start, button: 0, buttons: 1 }));
  await fireEvent(handle, new PointerEvent('pointermove', { ...common, ...end, buttons: 1 }));
  await fireEvent(handle, new PointerEvent('pointerup', { ...common, ...end, button: 0 }));
  await fireEvent(handle, new PointerEvent('click', { ...common, ...end, button: 0 }));
}

export const ColumnWidthsAreDraggedAndFitted = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await whenRendered(canvas);
    const first = () => header(canvas, /^Ordering code/);
    const second = () => header(canvas, /^Entry thread/);
    await step('by mouse and by touch, without opening the header', async () => {
      const [width, other] = [widthOf(first()), widthOf(second())];
      await dragWidth(first(), 60);
      await expect(widthOf(first())).toBe(width + 60);
      await expect(widthOf(second())).toBe(other);
      await dragWidth(first(), -100, 'touch');
      await expect(widthOf(first())).toBe(width - 40);
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(change).not.toHaveBeenCalled();
    });
    await step('a double click fits the longest text', async () => {
      await userEvent.dblClick(resizerOf(first()));
      const text = first().querySelector('span');
      await expect(widthOf(first())).toBeLessThan(200);
      await expect(text?.scrollWidth).toBeLessThanOrEqual(text?.clientWidth ?? 0);
    });
    await step('by keyboard', async () => {
      await userEvent.click(cell(canvas, 'EV-BG-M12'));
      const width = widthOf(first());
      await userEvent.keyboard('{Control>}{Alt>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Alt}{/Control}');
      await expect(widthOf(first())).toBe(width + 16);
    });
    await step('by the menu, for all selected columns', async () => {
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      const widths = [widthOf(first()), widthOf(second())];
      await userEvent.click(canvas.getByRole('button', { name: 'Row and column actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Widen 2 columns' }));
      await waitFor(() => expect([widthOf(first()), widthOf(second())]).toEqual(widths.map((px) => px + 16)));
    });
  },
});

export const AWidthStaysWithItsColumn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await dragWidth(header(canvas, /^Entry thread/), 70);
    const width = widthOf(header(canvas, /^Entry thread/));
    await pull(header(canvas, /^Ordering code/), header(canvas, /^Entry thread/));
    await expect(widthOf(header(canvas, /^Entry thread/))).toBe(width);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(widthOf(header(canvas, /^Entry thread/))).toBe(width);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove column 1, Ordering code' }));
    await expect(widthOf(header(canvas, /^Entry thread/))).toBe(width);
  },
});

export const WidthsAreDraggedTheOtherWayInRtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await whenRendered(canvas);
    const width = widthOf(header(canvas, /^Ordering code/));
    await dragWidth(header(canvas, /^Ordering code/), -40);
    await expect(widthOf(header(canvas, /^Ordering code/))).toBe(width + 40);
  },
});

const longTexts: TableGrid = {
  headers: ['Code', 'Note'],
  rows: [
    ['EV-1', 'Nickel plated brass with an O-ring of NBR, for cables from 3 to 6.5 mm. '.repeat(3).trim()],
    ['EV-2', 'Brass'],
    ...largeGrid(120, 2).rows,
  ],
};

export const WrapsLongTexts = meta.story({
  render: () => <EditedTable grid={longTexts} onGrid={change} />,
  play: async ({ canvas, userEvent, step }) => {
    await whenRendered(canvas);
    const long = () => canvas.getByRole('gridcell', { name: /^Nickel plated/ });
    const isClipped = (element: Element) =>
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    const toggle = canvas.getByRole('button', { name: 'Wrap text' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(isClipped(long())).toBe(true);
    await step('shows the whole text, and the rows below it follow', async () => {
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await expect(isClipped(long())).toBe(false);
      const { bottom } = long().getBoundingClientRect();
      await expect(Math.abs(cell(canvas, 'Brass').getBoundingClientRect().top - bottom)).toBeLessThan(2);
    });
    await step('scrolls to the last row', async () => {
      await userEvent.click(cell(canvas, 'EV-2'));
      await userEvent.keyboard('{Control>}{End}{/Control}');
      const last = await canvas.findByRole('gridcell', { name: '120.2' });
      const grid = canvas.getByRole('grid');
      await waitFor(() =>
        expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          grid.getBoundingClientRect().bottom + 1,
        ),
      );
    });
  },
});

const close = fn();

export const FillsTheScreenInsideADialog = meta.story({
  beforeEach: () => {
    close.mockClear();
  },
  render: () => (
    <Dialog isOpen onClose={close} title="Product">
      <EditedTable grid={glands} onGrid={change} />
    </Dialog>
  ),
  play: async ({ userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Product' }));
    await whenRendered(dialog);
    const toggle = dialog.getByRole('button', { name: 'Full screen' });
    const root = toggle.closest('[data-component="SpecTableEditor"]');
    const fillsScreen = () => {
      const box = root?.getBoundingClientRect();
      return box?.width === window.innerWidth && box.height === window.innerHeight;
    };
    await step('covers everything, and its menu is above it', async () => {
      await userEvent.click(toggle);
      await waitFor(() => expect(fillsScreen()).toBe(true));
      await userEvent.click(dialog.getByRole('button', { name: 'Row and column actions' }));
      const item = await screen.findByRole('menuitem', { name: /^Copy/ });
      const { clientX, clientY } = point(item);
      await waitFor(() => expect(item.contains(document.elementFromPoint(clientX, clientY))).toBe(true));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(fillsScreen()).toBe(true);
    });
    await step('Escape ends it before the dialog closes', async () => {
      toggle.focus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(fillsScreen()).toBe(false));
      await expect(close).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect(close).toHaveBeenCalledOnce();
    });
    await step('ends when the focus goes behind it', async () => {
      await userEvent.click(toggle);
      await waitFor(() => expect(fillsScreen()).toBe(true));
      dialog.getByRole('button', { name: 'Close' }).focus();
      await waitFor(() => expect(fillsScreen()).toBe(false));
    });
  },
});
