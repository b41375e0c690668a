import { MediaSection } from '@elvora/design-system/MediaSection';
import preview from '#.storybook/preview';
import { mediaSectionArgs } from './mediaSectionArgs.tsx';

const meta = preview.meta({
  component: MediaSection,
  parameters: { design: ['storefront-home-desktop', 'storefront-home-mobile'] },
  args: mediaSectionArgs,
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { headline: undefined, mediaPosition: 'end' },
});
