import { makeTable } from '@elvora/catalogue/fixtures';
import { SiteMain } from '@elvora/design-system/SiteMain';
import { SpecTable } from '@elvora/design-system/SpecTable';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { timerTable } from '../../_support/tables.ts';
import { contactorArgs } from './tableParts.ts';

const meta = preview.meta({ component: SpecTable, tags: ['behaviour'], args: contactorArgs });

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

/** All rows are readable without script. */
export const RendersEveryRowOnTheServer = meta.story({
  play: async () => {
    const html = renderToStaticMarkup(<SpecTable caption="Long" table={makeTable(3, 300)} />);
    const page = new DOMParser().parseFromString(html, 'text/html');
    await expect(page.querySelectorAll('tbody tr')).toHaveLength(300);
    await expect(page.querySelectorAll('tbody tr[data-off="page"]')).toHaveLength(282);
  },
});

/** Before the script has measured whether the table fits, and without script, the header is above its rows. */
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
