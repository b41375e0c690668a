import { Banner } from '@elvora/design-system/Banner';
import { ButtonLink } from '@elvora/design-system/Button';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: Banner,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'In the trade since 1987',
    text: 'We began as a counter for switchgear spares. Today about 300 dealers carry our components.',
    picture: { source: photos.factoryHall, alt: 'Bright factory hall with rows of control cabinets' },
  },
});

export const Parts = meta.story({
  render: (args) => (
    <>
      <Banner
        {...args}
        action={
          <ButtonLink href="/products" size="lg" tone="inverse">
            Explore control & switchgear
          </ButtonLink>
        }
        facts={[
          { value: '1987', label: 'trading begins' },
          { value: '18 months', label: 'to build the factory' },
          { value: '~300', label: 'regional dealers' },
        ]}
      />
      <Banner {...args} />
      <Banner {...args} picture={{ source: null, alt: '' }} />
    </>
  ),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
