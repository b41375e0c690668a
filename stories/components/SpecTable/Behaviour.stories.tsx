import { makeTable } from '@elvora/catalogue/fixtures';
import { SiteMain } from '@elvora/design-system/SiteMain';
import { SpecTable } from '@elvora/design-system/SpecTable';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page, pageBody } from '../../_support/Page.tsx';
import { contactorTable, timerTable } from '../../_support/tables.ts';

const meta = preview.meta({
  component: SpecTable,
  tags: ['behaviour'],
  args: { table: contactorTable, caption: 'Specifications of Power Contactor 9–38 A', formatCsv: String },
});

const frameOf = (root: Element) =>
  root.querySelector('[data-component="SpecTable"] [data-part="frame"]') ?? root;
const boxOf = (root: Element) => root.querySelector<HTMLElement>('[data-part="box"]') ?? document.body;

export const IsATableWithColumnAndRowHeaders = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Specifications of Power Contactor 9–38 A' });
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads.map((head) => head.getAttribute('scope'))).toEqual(heads.map(() => 'col'));
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(6);
    await expect(within(table).getByRole('rowheader', { name: 'EV-PC-25' })).toHaveAttribute('scope', 'row');
  },
});

/** The page of a size shows the page of the table that holds its row, and marks row and code (D-56). */
export const MarksTheCurrentCell = meta.story({
  args: { table: makeTable(4, 60), caption: 'Sizes', currentCell: { row: 30, column: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rows 19–36 of 60')).toBeVisible();
    const row = canvas.getByRole('row', { name: /^EV-XX-31 / });
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(within(row).getByRole('rowheader')).toHaveAttribute('id', 'size');
    await expect(canvas.getAllByRole('row').filter((other) => other.ariaCurrent)).toEqual([row]);
  },
});

const addCode = fn();
const sizeAction = {
  label: 'Add To Quote',
  onAction: addCode,
  hrefOf: (code: string) => `/product/35?size=${code}#size`,
};

/** Every code of a row opens its quantity and action, by pointer and keyboard, one at a time (D-56). */
export const AddsTheCodeOfARow = meta.story({
  args: { rowAction: { ...sizeAction, codeColumns: () => [0] } },
  play: async ({ canvas, userEvent, step }) => {
    addCode.mockClear();
    const opener = canvas.getByRole('button', { name: 'Add EV-PC-25 to the quote list' });
    await step('opens with the focus in the quantity', async () => {
      await userEvent.click(opener);
      const quantity = await canvas.findByRole('spinbutton', { name: 'Quantity of EV-PC-25' });
      await expect(quantity).toHaveFocus();
      await expect(await canvas.findByRole('button', { name: 'Copy link' })).toBeVisible();
    });
    await step('closes with Escape, and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('spinbutton')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Add EV-PC-25 to the quote list' })).toHaveFocus();
    });
    await step('adds the quantity by keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      const quantity = await canvas.findByRole('spinbutton', { name: 'Quantity of EV-PC-25' });
      await userEvent.clear(quantity);
      await userEvent.type(quantity, '50');
      await userEvent.click(canvas.getByRole('button', { name: 'Add To Quote' }));
      await expect(addCode).toHaveBeenLastCalledWith('EV-PC-25', 50);
    });
    await step('opens for the clicked code', async () => {
      await userEvent.click(canvas.getByRole('rowheader', { name: /^EV-PC-9/ }));
      await expect(await canvas.findByRole('spinbutton', { name: 'Quantity of EV-PC-9' })).toBeVisible();
    });
  },
});

/** Loading, failing and adding are seen in the row, and move nothing (D-56). */
export const ShowsWhatBecomesOfAPressInItsRow = meta.story({
  render: function WithList(args) {
    const [listed, setListed] = useState(0);
    const rowAction = {
      ...sizeAction,
      codeColumns: () => [0],
      list: { label: 'Open list', href: '#list' },
      listedQuantity: (code: string) => (code === 'EV-PC-25' ? listed : 0),
      onAction: (_code: string, quantity: number) => setListed(listed + quantity),
    };
    return <SpecTable {...args} rowAction={rowAction} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    const row = within(canvas.getByRole('row', { name: /^EV-PC-25/ }));
    const places = () =>
      [...canvas.getAllByRole('columnheader'), ...canvas.getAllByRole('rowheader')].map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return { x, y, width, height };
      });
    const before = places();
    const onLine = fn(() => false);
    await step('says that there is no connection, and tries again', async () => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: onLine });
      await userEvent.click(row.getByRole('button', { name: 'Add EV-PC-25 to the quote list' }));
      await expect(row.getByRole('alert')).toHaveTextContent('No connection');
      await expect(places()).toEqual(before);
      onLine.mockReturnValue(true);
      await userEvent.click(row.getByRole('button', { name: 'Try again' }));
    });
    await step('adds with Enter, and links the list', async () => {
      const quantity = await row.findByRole('spinbutton', { name: 'Quantity of EV-PC-25' });
      await expect(places()).toEqual(before);
      await userEvent.type(quantity, '50{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 });
      await expect(row.getByText('50 on the list')).toBeVisible();
      await expect(row.getByRole('link', { name: 'Open list' })).toHaveAttribute('href', '#list');
      await expect(row.getByRole('button', { name: /^Add EV-PC-25.*50 on the list$/ })).toHaveFocus();
      await expect(places()).toEqual(before);
    });
  },
});

const lampTable = {
  headers: ['Lens colour', 'Code, 24 V', 'Code, 110 V', 'Current (mA)'],
  rows: ['RD', 'GN'].map((colour) => ({
    a1: colour,
    a2: `EV-PL-${colour}-24`,
    a3: `EV-PL-${colour}-110`,
    a4: '18',
  })),
};

/** A clicked code cell is that code, not the first cell of its row (D-56). */
export const AddsTheClickedCode = meta.story({
  args: { table: lampTable, caption: 'Lamps', rowAction: { ...sizeAction, codeColumns: () => [1, 2] } },
  play: async ({ canvas, userEvent }) => {
    addCode.mockClear();
    await userEvent.click(canvas.getByRole('cell', { name: /^EV-PL-GN-110/ }));
    await canvas.findByRole('spinbutton', { name: 'Quantity of EV-PL-GN-110' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Quote' }));
    await expect(addCode).toHaveBeenLastCalledWith('EV-PL-GN-110', 1);
  },
});

/** A code says what it is, and how many of it are on the list (D-56). */
export const StatesVariantAndQuantityOfACode = meta.story({
  args: {
    table: lampTable,
    caption: 'Lamps',
    rowAction: {
      ...sizeAction,
      codeColumns: () => [1, 2],
      detailsOf: (code: string) => (code.endsWith('110') ? '110 V, Green' : '24 V, Green'),
      listedQuantity: (code: string) => (code === 'EV-PL-GN-110' ? 20 : 0),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const listed = canvas.getByRole('button', {
      name: 'Add EV-PL-GN-110 to the quote list, 20 on the list',
    });
    await userEvent.click(listed);
    await canvas.findByRole('spinbutton', { name: 'Quantity of EV-PL-GN-110' });
    await expect(canvas.getByText('110 V, Green')).toBeVisible();
    await expect(canvas.getByText('20 on the list')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add EV-PL-GN-24 to the quote list' }));
    await canvas.findByRole('spinbutton', { name: 'Quantity of EV-PL-GN-24' });
    await expect(canvas.queryByText('20 on the list')).toBeNull();
  },
});

/** In a turned table the codes are titles. */
export const AddsTheCodeOfATitle = meta.story({
  args: {
    table: {
      headers: ['Parameter', 'EV-PF-1', 'EV-PF-2'],
      rows: [{ a1: 'Phase loss', a2: 'Yes', a3: 'Yes' }],
    },
    caption: 'Relays',
    rowAction: { ...sizeAction, codeColumns: (row: number | null) => (row === null ? [1, 2] : []) },
  },
  play: async ({ canvas, userEvent }) => {
    addCode.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Add EV-PF-2 to the quote list' }));
    await canvas.findByRole('spinbutton', { name: 'Quantity of EV-PF-2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Quote' }));
    await expect(addCode).toHaveBeenLastCalledWith('EV-PF-2', 1);
  },
});

/** S-171, S-172 */
export const ShowsEveryCellInOrder = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    const texts = [...(rows[1]?.children ?? [])].map((cell) => cell.textContent);
    await expect(texts).toEqual(['EV-PC-9', '9', '25', '2.2', '4', '1 NO', '7', '25', '0.33']);
  },
});

export const ShowsTheUnitOnItsOwnLine = meta.story({
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'AC-3 current (A)' });
    await expect(head).toHaveTextContent('AC-3 current (A)');
    const [title, unit] = [...head.children].map((part) => part.getBoundingClientRect());
    await expect(unit?.top).toBeGreaterThanOrEqual(title?.bottom ?? Infinity);
  },
});

/** An empty cell is '-' (S-173), "not stated" for screen readers; line breaks are kept; an untitled column gets a name. */
export const MarksEmptyCells = meta.story({
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

export const EscapesMarkup = meta.story({
  args: {
    table: { headers: ['<b>x</b>'], rows: [{ a1: '<img src=x onerror=alert(1)>' }] },
    caption: 'Hostile',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
});

export const IsNoTabStopWhenItFits = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(frameOf(canvasElement)).toHaveAttribute('data-fits'));
    await expect(boxOf(canvasElement)).not.toHaveAttribute('tabindex');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

const wide = { args: { table: makeTable(30, 4), caption: 'Wide table' } };

export const IsANamedTabStopWhenItScrolls = meta.story({
  args: {
    ...wide.args,
    rowAction: {
      ...sizeAction,
      codeColumns: () => [0],
      form: { action: '/cart', hiddenFields: { product: '35' }, field: 'code' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('region', { name: 'Wide table' });
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await expect(box).toHaveFocus();
  },
});

export const KeepsTheFirstColumnAndFadesTheEdges = meta.story({
  ...wide,
  play: async ({ canvas, canvasElement, step }) => {
    const frame = frameOf(canvasElement);
    const box = await canvas.findByRole('region');
    const code = canvas.getByRole('rowheader', { name: /^EV-XX-1\b/ });
    const left = code.getBoundingClientRect().left;
    await step('fades only the end edge at the start', async () => {
      await expect(frame).toHaveAttribute('data-more');
      await expect(frame).not.toHaveAttribute('data-scrolled');
    });
    await step('keeps the first column in place while scrolling', async () => {
      box.scrollLeft = 200;
      await waitFor(() => expect(frame).toHaveAttribute('data-scrolled'));
      await expect(code.getBoundingClientRect().left).toBe(left);
    });
    await step('does not fade the end edge at the end', async () => {
      box.scrollLeft = box.scrollWidth;
      await waitFor(() => expect(frame).not.toHaveAttribute('data-more'));
    });
  },
});

export const ScrollsFromRightToLeft = meta.story({
  ...wide,
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const frame = frameOf(canvasElement);
    const box = await canvas.findByRole('region');
    const code = canvas.getByRole('rowheader', { name: /^EV-XX-1\b/ });
    const right = code.getBoundingClientRect().right;
    box.scrollLeft = -200;
    await waitFor(() => expect(frame).toHaveAttribute('data-scrolled'));
    await expect(code.getBoundingClientRect().right).toBe(right);
    box.scrollLeft = -box.scrollWidth;
    await waitFor(() => expect(frame).not.toHaveAttribute('data-more'));
  },
});

export const HeaderSticksToTheTop = meta.story({
  args: { table: makeTable(4, 80), caption: 'Long table', hasTools: false },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(frameOf(canvasElement)).toHaveAttribute('data-fits'));
    window.scrollTo({ top: 1200, behavior: 'instant' });
    const [head] = canvas.getAllByRole('columnheader');
    await waitFor(() => expect(Math.round(head?.getBoundingClientRect().top ?? -1)).toBe(0));
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** All 8,000 cells are rendered, and layout takes less than a second. */
export const RendersAHugeTableQuickly = meta.story({
  args: { table: { headers: ['Code'], rows: [] }, caption: 'Huge table' },
  render: ({ caption }) => <SpecTable caption={caption} table={makeTable(40, 200)} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody th, tbody td')).toHaveLength(8000);
    const start = performance.now();
    canvasElement.style.width = '900px';
    await expect(canvasElement.getBoundingClientRect().height).toBeGreaterThan(0);
    await expect(performance.now() - start).toBeLessThan(1000);
    canvasElement.style.width = '';
  },
});

export const RendersNothingWithoutColumns = meta.story({
  args: { table: { headers: [], rows: [] }, caption: 'None' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

const shownRows = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('rowheader');
const written = fn();
/** Replaces the clipboard, which headless browsers do not offer. */
const mockClipboard = () => {
  written.mockReset();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
};

export const CopiesTheTable = meta.story({
  beforeEach: mockClipboard,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy table' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Copied'));
    const lines = String(written.mock.calls[0]?.[0]).split('\n');
    await expect(lines).toHaveLength(7);
    await expect(lines[0]?.split('\t').slice(0, 2)).toEqual(['Ordering code', 'AC-3 current (A)']);
  },
});

/** The copy buttons are a single tab stop with arrow keys; a mouse sees the one of the hovered row. */
export const CopiesARow = meta.story({
  beforeEach: mockClipboard,
  play: async ({ canvas, userEvent, step }) => {
    await step('copies by keyboard', async () => {
      canvas.getByRole('button', { name: 'Copy row EV-PC-9' }).focus();
      for (const code of ['EV-PC-12', 'EV-PC-18']) {
        await userEvent.keyboard('{ArrowDown}');
        await waitFor(() => expect(canvas.getByRole('button', { name: `Copy row ${code}` })).toHaveFocus());
      }
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(written).toHaveBeenCalledWith('EV-PC-18\t18\t32\t4\t7.5\t1 NO\t7\t35\t0.34'),
      );
    });
    await step('offers the button of the hovered row', async () => {
      const row = canvas.getByRole('rowheader', { name: /^EV-PC-38/ });
      fireEvent.pointerOver(row, { pointerType: 'mouse' });
      await expect(await canvas.findByRole('button', { name: 'Copy row EV-PC-38' })).toBeInTheDocument();
      await expect(canvas.getAllByRole('button', { name: /^Copy row/ })).toHaveLength(1);
    });
  },
});

export const ReportsWhenCopyingIsDenied = meta.story({
  beforeEach: () => {
    mockClipboard();
    written.mockRejectedValue(new Error('denied'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy table' }));
    await expect(await canvas.findByText('The browser does not allow copying.')).toBeInTheDocument();
  },
});

export const DownloadsAsCsv = meta.story({
  play: async ({ canvas, userEvent }) => {
    const clicked: { name: string; href: string }[] = [];
    const take = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      clicked.push({ name: event.target.download, href: event.target.href });
    };
    // The link is never attached to the document, so the click is intercepted on the prototype.
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function clickLink(this: HTMLAnchorElement) {
      this.addEventListener('click', take, { once: true });
      click.call(this);
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
      await waitFor(() => expect(clicked).toHaveLength(1));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    await expect(clicked[0]?.name).toBe('specifications-of-power-contactor-9-38-a.csv');
    await expect(clicked[0]?.href).toMatch(/^blob:/);
  },
});

const long = { args: { table: makeTable(6, 75), caption: 'Long table' } };

/** Tables are paginated from 25 rows. */
export const PaginatesALongTable = meta.story({
  ...long,
  play: async ({ canvas, userEvent, step }) => {
    await expect(shownRows(canvas)).toHaveLength(18);
    await expect(canvas.getByText('Rows 1–18 of 75')).toBeVisible();
    await step('shows the last page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }));
      await expect(shownRows(canvas)).toHaveLength(3);
      await expect(canvas.getByText('Rows 73–75 of 75')).toBeVisible();
    });
    await step('shows all rows and returns to pages', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
      await expect(shownRows(canvas)).toHaveLength(75);
      await userEvent.click(canvas.getByRole('button', { name: 'Show pages' }));
      await expect(shownRows(canvas)).toHaveLength(18);
    });
  },
});

export const HasNoPagesOrSearchWhenShort = meta.story({
  args: { table: makeTable(3, 24) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByText(/^Rows/)).toBeNull();
    await expect(shownRows(canvas)).toHaveLength(24);
  },
});

export const FindsRows = meta.story({
  ...long,
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a code or a value' });
    await userEvent.type(field, 'ev-xx-7');
    await waitFor(() =>
      expect(shownRows(canvas).map((cell: HTMLElement) => cell.textContent)).toEqual(
        expect.arrayContaining(['EV-XX-7', 'EV-XX-75']),
      ),
    );
    const counts = canvas.getAllByText('7 of 75 rows');
    await expect(counts.some((count) => count.getBoundingClientRect().width > 20)).toBe(true);
    const marks = [...canvas.getByRole('table').querySelectorAll('mark')].filter((mark) =>
      mark.checkVisibility(),
    );
    await expect(marks.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 7 }, () => 'EV-XX-7'),
    );
    await step('offers to clear a search without results', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'zzz');
      await expect(await canvas.findByText('No row has “zzz”.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show all rows' }));
      await expect(shownRows(canvas)).toHaveLength(18);
    });
  },
});

/** Only visible rows are in the DOM. */
export const VirtualizesVeryManyRows = meta.story({
  args: { table: makeTable(8, 1000), caption: 'Very long table' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const inPage = () => canvasElement.querySelectorAll('tbody tr[data-row]').length;
    await waitFor(() => expect(inPage()).toBe(18));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001'));
    await expect(inPage()).toBeLessThan(120);
    await step('renders the last row when scrolled to', async () => {
      const box = boxOf(canvasElement);
      box.scrollTop = box.scrollHeight;
      const last = await canvas.findByRole('rowheader', { name: /^EV-XX-1000/ });
      await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '1001');
      await expect(inPage()).toBeLessThan(120);
    });
  },
});

/** The row may be on any page of the table. */
export const UrlFragmentShowsItsRow = meta.story({
  args: { table: makeTable(4, 60), caption: 'Linked table', hasRowLinks: true },
  play: async ({ canvas }) => {
    const before = window.location.href;
    window.location.hash = '#EV-XX-50';
    try {
      const row = await canvas.findByRole('rowheader', { name: /^EV-XX-50/ });
      await waitFor(() => expect(row.closest('tr')).toHaveAttribute('data-target'));
      await expect(canvas.getByText('Rows 37–54 of 60')).toBeVisible();
      await waitFor(() => expect(row.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
    } finally {
      window.history.replaceState(window.history.state, '', before);
    }
  },
});

/** On narrow screens. */
export const ShowsAllValuesOfARowOnTap = meta.story({
  args: { subject: 'Power Contactor', rowAction: { label: 'Add To Quote', onAction: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(query.includes('max-width') ? '(min-width: 0px)' : query);
    try {
      await userEvent.click(canvas.getByText('EV-PC-25'));
      const sheet = within(await screen.findByRole('dialog', { name: 'EV-PC-25' }));
      await expect(sheet.getAllByRole('term')).toHaveLength(8);
      await expect(sheet.getByText('Motor at 415 V (kW)')).toBeVisible();
      await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByText('EV-PC-25'));
      await userEvent.click(await screen.findByRole('button', { name: 'Add To Quote' }));
      await expect(args.rowAction?.onAction).toHaveBeenCalledWith('EV-PC-25', 1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    } finally {
      window.matchMedia = matchMedia;
    }
  },
});

/** Opens by keyboard as well; closing returns the focus to the row, also to one that was tapped. */
export const TheKeyboardShowsAllValuesOfARow = meta.story({
  args: { subject: 'Power Contactor' },
  render: (args) => (
    <>
      {/* The window of the test is wide. */}
      <style>{'[data-part="openSheet"] { display: grid; }'}</style>
      <SpecTable {...args} />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(query.includes('max-width') ? '(min-width: 0px)' : query);
    const opener = (code: string) => canvas.findByRole('button', { name: `All values of ${code}` });
    const escape = async (code: string) => {
      const sheet = await screen.findByRole('dialog', { name: code });
      fireEvent(sheet, new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    try {
      await step('moves between rows by arrows', async () => {
        (await opener('EV-PC-9')).focus();
        await userEvent.keyboard('{ArrowDown}');
        const next = await opener('EV-PC-12');
        await waitFor(() => expect(next).toHaveFocus());
        await userEvent.keyboard('{Enter}');
      });
      await step('returns to the row on Escape', async () => {
        await escape('EV-PC-12');
        await waitFor(async () => expect(await opener('EV-PC-12')).toHaveFocus());
      });
      await step('returns to a row that was tapped', async () => {
        await userEvent.click(canvas.getByText('EV-PC-25'));
        await escape('EV-PC-25');
        await waitFor(async () => expect(await opener('EV-PC-25')).toHaveFocus());
      });
    } finally {
      window.matchMedia = matchMedia;
    }
  },
});

/** Numbers are end-aligned for comparison, texts start-aligned. */
export const AlignsOnlyNumbersAtTheirEnd = meta.story({
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('rowheader');
    const alignOf = (cell: Element | null | undefined) => cell && getComputedStyle(cell).textAlign;
    const cells = [...(row?.parentElement?.querySelectorAll('td') ?? [])];
    await expect(alignOf(cells[0])).toBe('end');
    await expect(alignOf(cells.find(({ textContent }) => textContent === '1 NO'))).toBe('start');
    await expect(alignOf(canvas.getByRole('columnheader', { name: 'Built-in auxiliary' }))).toBe('start');
  },
});

/** Wide screens keep the table. */
export const ShowsOneRowAsAListOnNarrowScreens = meta.story({
  args: { table: { ...contactorTable, rows: contactorTable.rows.slice(0, 1) } },
  render: (args) => (
    <>
      {[899, 900].map((width) => (
        <Page key={width} width={width}>
          <SpecTable {...args} />
        </Page>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [title, isList] of [
      ['899 px', true],
      ['900 px', false],
    ] as const) {
      const page = within(pageBody(canvas.getByTitle(title)));
      await waitFor(() =>
        expect([page.queryAllByRole('term').length, page.queryAllByRole('table').length]).toEqual(
          isList ? [9, 0] : [0, 1],
        ),
      );
    }
  },
});

/** All rows are readable without script. */
export const RendersEveryRowOnTheServer = meta.story({
  play: async () => {
    const html = renderToStaticMarkup(<SpecTable caption="Long" table={makeTable(3, 300)} />);
    const page = new DOMParser().parseFromString(html, 'text/html');
    await expect(page.querySelectorAll('tbody tr')).toHaveLength(300);
    await expect(page.querySelectorAll('tbody tr[data-off="page"]')).toHaveLength(282);
  },
});

/** Before the script has measured whether the table fits, and without script, the header stands above its rows. */
export const TheHeaderCoversNoRowAsServed = meta.story({
  render: () => {
    const html = renderToStaticMarkup(<SpecTable caption="Long" hasTools={false} table={makeTable(3, 30)} />);
    return (
      <SiteMain id="main">
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </SiteMain>
    );
  },
  play: async ({ canvas }) => {
    const [header, firstRow] = canvas.getAllByRole('row');
    const headerEnd = header?.firstElementChild?.getBoundingClientRect().bottom;
    await expect(firstRow?.getBoundingClientRect().top).toBeGreaterThanOrEqual(headerEnd ?? Infinity);
  },
});

const longTable = makeTable(6, 450);
const secondPart = {
  table: { ...longTable, rows: longTable.rows.slice(200, 400) },
  part: { start: 200, rowCount: 450, page: 2, pageCount: 3, getHref: (page: number) => `?rows=${page}` },
};

export const LinksToTheOtherPartsOfALongTable = meta.story({
  args: { ...secondPart, caption: 'Part' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page has rows 201–400 of 450')).toBeVisible();
    const parts = within(canvas.getByRole('navigation', { name: 'Further rows of the table' }));
    await expect(parts.getByRole('link', { name: /^Page 3/ })).toHaveAttribute('href', '?rows=3');
    await expect(parts.getByRole('link', { name: /^Page 2/ })).toHaveAttribute('aria-current', 'page');
  },
});

export const ShowsTheSameRowsWhenTheFullTableReplacesAPart = meta.story({
  args: { caption: 'Full table' },
  render: function PartThenFull(args) {
    const [isFull, setFull] = useState(false);
    return (
      <>
        <button onClick={() => setFull(true)} type="button">
          Load
        </button>
        <SpecTable {...args} {...(isFull ? { table: longTable } : secondPart)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Rows 1–18 of 200')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(canvas.getByText('Rows 199–216 of 450')).toBeVisible();
    await expect(canvas.queryByText(/^This page has rows/)).toBeNull();
  },
});
