import { tableOf } from '@elvora/catalogue/fixtures';
import { SpecTable } from '@elvora/design-system/SpecTable';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { contactorTable, timerTable } from '../../_support/tables.ts';

const meta = preview.meta({
  component: SpecTable,
  tags: ['behaviour'],
  args: { table: contactorTable, caption: 'Specifications of Power Contactor 9–38 A' },
});

const frameOf = (root: Element) => root.querySelector('[data-component="SpecTable"]') ?? root;
const boxOf = (root: Element) => root.querySelector<HTMLElement>('[data-part="box"]') ?? document.body;

export const IsATableWithHeadsOfColumnsAndRows = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Specifications of Power Contactor 9–38 A' });
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads.map((head) => head.getAttribute('scope'))).toEqual(heads.map(() => 'col'));
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(6);
    await expect(within(table).getByRole('rowheader', { name: 'EV-PC-25' })).toHaveAttribute('scope', 'row');
  },
});

/** Titles and values stand in the order of the data (S-171, S-172). */
export const ShowsEveryCellInOrder = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    const texts = [...(rows[1]?.children ?? [])].map((cell) => cell.textContent);
    await expect(texts).toEqual(['EV-PC-9', '9', '25', '2.2', '4', '1 NO', '7', '25', '0.33']);
  },
});

export const AUnitStandsApartAndTheNameStaysWhole = meta.story({
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'AC-3 current (A)' });
    await expect(head).toHaveTextContent('AC-3 current (A)');
    const [title, unit] = [...head.children].map((part) => part.getBoundingClientRect());
    await expect(unit?.top).toBeGreaterThanOrEqual(title?.bottom ?? Infinity);
  },
});

/** What says nothing is '-' (S-173), "not stated" for screen readers; line breaks are kept; a nameless column has a name. */
export const SaysWhatIsNotStated = meta.story({
  args: { table: timerTable, caption: 'Timer' },
  play: async ({ canvas }) => {
    const [, , offDelay] = canvas.getAllByRole('row');
    const range = offDelay?.lastElementChild;
    await expect(range).toHaveTextContent('-not stated');
    await expect(range?.querySelector('[aria-hidden]')).toHaveTextContent(/^-$/);
    await expect(canvas.getByRole('columnheader', { name: 'Column 3' })).toBeVisible();
    await expect(canvas.getByText(/Supply on/).clientHeight).toBeGreaterThan(40 + 15);
  },
});

export const MarkupInACellIsText = meta.story({
  args: {
    table: { headers: ['<b>x</b>'], rows: [{ a1: '<img src=x onerror=alert(1)>' }] },
    caption: 'Hostile',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
});

export const ATableThatFitsIsNoStop = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(frameOf(canvasElement)).toHaveAttribute('data-fits'));
    await expect(boxOf(canvasElement)).not.toHaveAttribute('tabindex');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

const wide = { args: { table: tableOf(30, 4), caption: 'Wide table' } };

export const AWideTableIsAStopNamedByItsCaption = meta.story({
  ...wide,
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('region', { name: 'Wide table' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
  },
});

export const TheFirstColumnStaysAndTheOpenSideFades = meta.story({
  ...wide,
  play: async ({ canvas, canvasElement, step }) => {
    const frame = frameOf(canvasElement);
    const box = await canvas.findByRole('region');
    const code = canvas.getByRole('rowheader', { name: 'EV-XX-1' });
    const left = code.getBoundingClientRect().left;
    await step('at the start only the end is open', async () => {
      await expect(frame).toHaveAttribute('data-more');
      await expect(frame).not.toHaveAttribute('data-scrolled');
    });
    await step('in the middle the code is still in its place', async () => {
      box.scrollLeft = 200;
      await waitFor(() => expect(frame).toHaveAttribute('data-scrolled'));
      await expect(code.getBoundingClientRect().left).toBe(left);
    });
    await step('at the end nothing more is hidden there', async () => {
      box.scrollLeft = box.scrollWidth;
      await waitFor(() => expect(frame).not.toHaveAttribute('data-more'));
    });
  },
});

export const TheSameFromRightToLeft = meta.story({
  ...wide,
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const frame = frameOf(canvasElement);
    const box = await canvas.findByRole('region');
    const code = canvas.getByRole('rowheader', { name: 'EV-XX-1' });
    const right = code.getBoundingClientRect().right;
    box.scrollLeft = -200;
    await waitFor(() => expect(frame).toHaveAttribute('data-scrolled'));
    await expect(code.getBoundingClientRect().right).toBe(right);
    box.scrollLeft = -box.scrollWidth;
    await waitFor(() => expect(frame).not.toHaveAttribute('data-more'));
  },
});

/** The head of a long table stops at the top of the page while its rows pass. */
export const TheHeadSticks = meta.story({
  args: { table: tableOf(4, 80), caption: 'Long table' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(frameOf(canvasElement)).toHaveAttribute('data-fits'));
    window.scrollTo({ top: 1200, behavior: 'instant' });
    const [head] = canvas.getAllByRole('columnheader');
    await waitFor(() => expect(Math.round(head?.getBoundingClientRect().top ?? -1)).toBe(0));
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** 8 000 cells come in one piece: every one is there, and what is drawn takes well under a second. */
export const AHugeTableIsWholeAndQuick = meta.story({
  args: { table: { headers: ['Code'], rows: [] }, caption: 'Huge table' },
  render: ({ caption }) => <SpecTable caption={caption} table={tableOf(40, 200)} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody th, tbody td')).toHaveLength(8000);
    const start = performance.now();
    canvasElement.style.width = '900px';
    await expect(canvasElement.getBoundingClientRect().height).toBeGreaterThan(0);
    await expect(performance.now() - start).toBeLessThan(1000);
    canvasElement.style.width = '';
  },
});

export const NoColumnsIsNoTable = meta.story({
  args: { table: { headers: [], rows: [] }, caption: 'None' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
