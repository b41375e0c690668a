import { Banner } from '@elvora/design-system/Banner';
import { ButtonLink } from '@elvora/design-system/Button';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: Banner,
  parameters: { design: ['storefront-home-desktop', 'storefront-home-mobile'], layout: 'fullscreen' },
  args: {
    title: 'In the trade since 1987',
    text: 'We began as a counter for switchgear spares. Today about 300 dealers carry our components, and our own factory in West Bengal makes them.',
    facts: [
      { value: '1987', label: 'trading begins' },
      { value: '18 months', label: 'to build the factory' },
      { value: '~300', label: 'regional dealers' },
    ],
    action: (
      <ButtonLink href="/category/control%20%26%20switchgear" size="lg" tone="inverse">
        Explore control & switchgear
      </ButtonLink>
    ),
    picture: { source: photos.factoryHall, alt: 'Bright factory hall with rows of control cabinets' },
  },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { headingLevel: 3, facts: [] } });

export const WithoutFacts = meta.story({ args: { facts: [] } });

/** The text is on the plain background. */
export const WithoutPicture = meta.story({ args: { picture: { source: null, alt: '' } } });
