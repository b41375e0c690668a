import { Stack } from '@elvora/design-system/layout';
import { PhotoGrid } from '@elvora/design-system/PhotoGrid';
import preview from '#.storybook/preview';
import { ninePhotos, photoCategories } from '../../_support/gallery.ts';

const meta = preview.meta({ component: PhotoGrid, tags: ['visual'], args: { photos: ninePhotos } });

export const Filters = meta.story({
  render: () => (
    <Stack gap="4">
      <PhotoGrid filters={photoCategories} photos={ninePhotos} />
      <PhotoGrid filters={photoCategories} defaultFilter="Team" photos={ninePhotos} />
      <PhotoGrid filters={['Fairs']} defaultFilter="Fairs" photos={ninePhotos} />
    </Stack>
  ),
});
