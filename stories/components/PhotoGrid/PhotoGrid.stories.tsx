import { PhotoGrid } from '@elvora/design-system/PhotoGrid';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ninePhotos, photoCategories } from '../../_support/gallery.ts';
import { brokenPicture } from '../../_support/pictures.ts';

const meta = preview.meta({
  component: PhotoGrid,
  parameters: { design: ['storefront-gallery-desktop', 'storefront-gallery-mobile'] },
  args: { photos: ninePhotos, filters: photoCategories, onOpenChange: fn() },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { defaultFilter: 'Building' } });

/** A filter without photos offers to show all. */
export const EmptyFilter = meta.story({
  args: { filters: [...photoCategories, 'Fairs'], defaultFilter: 'Fairs' },
});

export const WithoutFilters = meta.story({ args: { filters: [], photos: ninePhotos.slice(0, 4) } });

export const BrokenPhotos = meta.story({
  args: { photos: ninePhotos.map((photo) => ({ ...photo, source: brokenPicture })) },
});

export const WithoutPhotos = meta.story({ args: { photos: [] } });
