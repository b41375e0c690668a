import { FactStrip } from '@elvora/design-system/FactStrip';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { factStripArgs } from './_factStripArgs.ts';

const meta = preview.meta({
  component: FactStrip,
  parameters: { design: ['storefront-product-desktop', 'storefront-product-mobile'] },
  args: factStripArgs,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Ordering code',
      'Entry thread',
      'Clamping range',
    ]);
  },
});

export const Playground = meta.story({ tags: ['!test'], args: { facts: factStripArgs.facts.slice(0, 2) } });
