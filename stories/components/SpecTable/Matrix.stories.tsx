import { longName, tableOf } from '@elvora/catalogue/fixtures';
import { Stack } from '@elvora/design-system/layout';
import { SpecTable } from '@elvora/design-system/SpecTable';
import preview from '#.storybook/preview';
import { contactorTable, timerTable } from '../../_support/tables.ts';

const meta = preview.meta({
  component: SpecTable,
  tags: ['visual'],
  args: { table: contactorTable, caption: '' },
});

export const Tables = meta.story({
  render: () => (
    <Stack gap="4">
      <SpecTable caption="Contactors" table={contactorTable} />
      <SpecTable caption="Contactors, dense" isDense table={contactorTable} />
      <SpecTable caption="Timer" table={timerTable} />
      <SpecTable caption="Twelve columns" table={tableOf(12, 3)} />
      <SpecTable caption="Thirty columns" table={tableOf(30, 3)} />
      <SpecTable
        caption="Without headers"
        table={{ headers: [], rows: [{ a1: 'EV-1', a10: 'ten', a9: 'nine' }] }}
      />
      <SpecTable caption="Only headers" table={{ headers: ['Ordering code', 'Width (mm)'], rows: [] }} />
      <SpecTable
        caption="Long words"
        table={{ headers: [longName], rows: [{ a1: longName, a2: longName }] }}
      />
    </Stack>
  ),
});
