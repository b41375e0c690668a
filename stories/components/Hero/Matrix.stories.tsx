import { ButtonLink } from '@elvora/design-system/Button';
import { Hero } from '@elvora/design-system/Hero';
import preview from '#.storybook/preview';
import { contactor } from './product.ts';

const meta = preview.meta({
  component: Hero,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    eyebrow: 'Trading since 1987, made in West Bengal',
    title: 'Electrical components with the numbers up front',
    lead: 'Every product with its full size table, its ratings and its ordering codes.',
    actions: (
      <ButtonLink href="/products" size="lg">
        Browse products
      </ButtonLink>
    ),
    ...contactor,
  },
});

export const Callouts = meta.story();

/** In large text the callouts move below the picture. */
export const LargeText = meta.story({ globals: { text: '200' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
