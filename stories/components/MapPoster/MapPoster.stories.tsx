import { MapPoster } from '@elvora/design-system/MapPoster';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: MapPoster,
  parameters: { design: ['storefront-contact-desktop', 'storefront-contact-mobile'] },
  args: { label: 'Map of the Howrah area in West Bengal', embedUrl: 'about:blank', href: '#map' },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { labels: { load: 'Show the map here' } } });
