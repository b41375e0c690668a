import { FeatureGrid } from '@elvora/design-system/FeatureGrid';
import preview from '#.storybook/preview';
import { features } from './features.ts';

const meta = preview.meta({
  component: FeatureGrid,
  parameters: { design: ['storefront-home-desktop', 'storefront-home-mobile'] },
  args: { items: features },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { items: features.slice(0, 3), headingLevel: 2 },
});

/** One row with dividers and framed icons. */
export const Divided = meta.story({ args: { variant: 'divided' } });
