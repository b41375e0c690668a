import { ThumbnailLinks } from '@elvora/design-system/ThumbnailLinks';
import preview from '#.storybook/preview';
import { thumbnailLinksArgs } from './thumbnailLinksArgs.tsx';

const meta = preview.meta({
  component: ThumbnailLinks,
  parameters: { design: ['storefront-category-products-desktop'] },
  args: thumbnailLinksArgs,
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { items: thumbnailLinksArgs.items.slice(0, 1) },
});
