import { MapPoster } from '@elvora/design-system/MapPoster';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: MapPoster,
  tags: ['visual'],
  args: { label: 'Map of the Howrah area in West Bengal', embedUrl: 'about:blank', href: '#map' },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <MapPoster {...args} />
    </div>
  ),
});

export const Poster = meta.story();

export const RightToLeft = Poster.extend({ globals: { direction: 'rtl' } });

export const ForcedColours = Poster.extend({ globals: { colours: 'forced' } });
