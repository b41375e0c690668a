import { longName, makeTable } from '@elvora/catalogue/fixtures';
import { SpecTable } from '@elvora/design-system/SpecTable';
import preview from '#.storybook/preview';
import { contactorTable, timerTable } from '../../_support/tables.ts';

const meta = preview.meta({
  component: SpecTable,
  parameters: {
    design: [
      'storefront-spec-table-desktop',
      'storefront-spec-table-mobile',
      'storefront-spec-table-row-mobile',
    ],
  },
  args: { table: contactorTable, caption: 'Specifications of Power Contactor 9–38 A', formatCsv: String },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { isDense: true } });

/** Text is aligned to the start and keeps its line breaks; an empty cell shows '-'. */
export const TextAndEmptyCells = meta.story({
  args: { table: timerTable, caption: 'Functions of the multifunction timer' },
});

/** The first column is sticky, edges with more content fade, and the box is a tab stop. */
export const Wide = meta.story({ args: { table: makeTable(24, 10), caption: 'Wide table' } });

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ maxWidth: 358 }}>
      <SpecTable {...args} />
    </div>
  ),
});

/** The table alone, for use inside other components. */
export const WithoutTools = meta.story({ args: { hasTools: false } });

/** From 25 rows there are pages and a search field; the header sticks below other sticky elements. */
export const Long = meta.story({ args: { table: makeTable(6, 75), caption: 'Long table' } });

export const Huge = meta.story({ args: { table: makeTable(40, 200), caption: 'Huge table' } });

/** Very many rows are virtualized. */
export const VeryLong = meta.story({ args: { table: makeTable(8, 1000), caption: 'Very long table' } });

/** A part of a longer table, as in server HTML: links lead to the other parts without script. */
export const Part = meta.story({
  args: {
    table: makeTable(6, 200),
    caption: 'Part of a table',
    part: { start: 200, rowCount: 950, page: 2, pageCount: 5, getHref: (page) => `?rows=${page}` },
  },
});

export const OneRow = meta.story({
  args: { table: { ...contactorTable, rows: contactorTable.rows.slice(0, 1) } },
});

export const WithoutHeaders = meta.story({
  args: { table: { headers: [], rows: [{ a1: 'EV-1', a10: 'ten', a9: 'nine' }] }, caption: 'Old record' },
});

export const LongTexts = meta.story({
  args: {
    table: { headers: [longName, 'Use', 'Width (mm)'], rows: [{ a1: longName, a2: longName, a3: '15' }] },
    caption: 'Long words',
  },
});
