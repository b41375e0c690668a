import { longName, makeTable } from '@elvora/catalogue/fixtures';
import { Heading } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import { SpecTable } from '@elvora/design-system/SpecTable';
import preview from '#.storybook/preview';
import { contactorTable, timerTable } from '../../_support/tables.ts';

const meta = preview.meta({
  component: SpecTable,
  tags: ['visual'],
  args: { table: contactorTable, caption: '', formatCsv: String },
});

/** With toolbar, pages and a heading. */
export const Long = meta.story({
  args: {
    table: makeTable(12, 75),
    caption: 'Slotted Wiring Duct',
    heading: (
      <Heading level={2} variant="heading3">
        Specifications
      </Heading>
    ),
  },
});

export const OneRow = meta.story({
  args: { table: { ...contactorTable, rows: contactorTable.rows.slice(0, 1) }, caption: 'One size' },
});

export const Tables = meta.story({
  render: () => (
    <Stack gap="4">
      <SpecTable caption="Contactors" formatCsv={String} table={contactorTable} />
      <SpecTable caption="Contactors, dense" isDense formatCsv={String} table={contactorTable} />
      <SpecTable caption="Timer" formatCsv={String} table={timerTable} />
      <SpecTable hasTools={false} caption="Twelve columns" table={makeTable(12, 3)} />
      <SpecTable hasTools={false} caption="Thirty columns" table={makeTable(30, 3)} />
      <SpecTable
        caption="Without headers"
        hasTools={false}
        table={{ headers: [], rows: [{ a1: 'EV-1', a10: 'ten', a9: 'nine' }] }}
      />
      <SpecTable
        caption="Only headers"
        hasTools={false}
        table={{ headers: ['Ordering code', 'Width (mm)'], rows: [] }}
      />
      <SpecTable
        caption="Long words"
        hasTools={false}
        table={{ headers: [longName], rows: [{ a1: longName, a2: longName }] }}
      />
    </Stack>
  ),
});
