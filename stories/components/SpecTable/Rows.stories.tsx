import { makeTable } from '@elvora/catalogue/fixtures';
import { SpecTable } from '@elvora/design-system/SpecTable';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { boxOf, contactorArgs, shownRows } from './tableParts.ts';

const meta = preview.meta({ component: SpecTable, tags: ['behaviour'], args: contactorArgs });

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
