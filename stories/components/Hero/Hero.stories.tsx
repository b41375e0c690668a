import { ButtonLink } from '@elvora/design-system/Button';
import { Hero } from '@elvora/design-system/Hero';
import preview from '#.storybook/preview';
import { contactor } from './product.ts';

const meta = preview.meta({
  component: Hero,
  parameters: { design: ['storefront-home-desktop', 'storefront-home-mobile'], layout: 'fullscreen' },
  args: {
    eyebrow: 'Trading since 1987, made in West Bengal',
    title: 'Electrical components with the numbers up front',
    lead: 'Switchgear, relays, contactors, cable glands, ties and panel parts. Every product with its full size table, its ratings and its ordering codes.',
    actions: (
      <>
        <ButtonLink href="/products" size="lg">
          Browse products
        </ButtonLink>
        <ButtonLink href="/distributor" size="lg" tone="secondary">
          Become a distributor
        </ButtonLink>
      </>
    ),
    ...contactor,
  },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { callouts: contactor.callouts.slice(0, 1), measure: undefined },
});

export const WithoutCallouts = meta.story({ args: { callouts: [], measure: undefined } });

/** Callouts point at the picture, so they are hidden without it. */
export const WithoutPicture = meta.story({ args: { picture: { source: null, alt: 'Power contactor' } } });
