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

export const Playground = meta.story({ args: { isDense: true } });

/** Text starts at the left and keeps its lines; a cell that says nothing shows '-'. */
export const TextAndGaps = meta.story({
  args: { table: timerTable, caption: 'Functions of the multifunction timer' },
});

/** The first column stays, the open side fades, the box is a stop for the keyboard. */
export const Wide = meta.story({ args: { table: makeTable(24, 10), caption: 'Wide table' } });

export const Narrow = meta.story({
  render: (args) => (
    <div style={{ maxWidth: 358 }}>
      <SpecTable {...args} />
    </div>
  ),
});

/** The table alone, as part of something else. */
export const WithoutTools = meta.story({ args: { hasTools: false } });

/** From 25 rows on there are pages and a field; the head stops under what sticks to the top of the page. */
export const Long = meta.story({ args: { table: makeTable(6, 75), caption: 'Long table' } });

export const Huge = meta.story({ args: { table: makeTable(40, 200), caption: 'Huge table' } });

/** Of very many rows, those in sight are in the page. */
export const VeryLong = meta.story({ args: { table: makeTable(8, 1000), caption: 'Very long table' } });

export const OneRow = meta.story({
  args: { table: { ...contactorTable, rows: contactorTable.rows.slice(0, 1) } },
});

export const WithoutHeaders = meta.story({
  args: { table: { headers: [], rows: [{ a1: 'EV-1', a10: 'ten', a9: 'nine' }] }, caption: 'Old record' },
});

export const LongWords = meta.story({
  args: {
    table: { headers: [longName, 'Use', 'Width (mm)'], rows: [{ a1: longName, a2: longName, a3: '15' }] },
    caption: 'Long words',
  },
});
