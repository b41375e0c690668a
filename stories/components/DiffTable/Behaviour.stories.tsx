import { DiffTable } from '@elvora/design-system/DiffTable';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { rows } from './rows.ts';

const meta = preview.meta({
  component: DiffTable,
  tags: ['behaviour'],
  args: { caption: 'Changes', beforeLabel: 'Before', afterLabel: 'After', rows },
});

export const LabelsEachValueByFieldAndSide = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Changes' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Category Name.*Relays.*Relays & Timers/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Parent Category.*–.*Control & Switchgear/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Image URL.*relay\.webp.*–/ })).toBeVisible();
  },
});
