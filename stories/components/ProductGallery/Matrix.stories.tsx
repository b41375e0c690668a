import { galleryOrientations, ProductGallery } from '@elvora/design-system/ProductGallery';
import preview from '#.storybook/preview';
import { galleryPictures } from '../../_support/gallery.ts';

const meta = preview.meta({
  component: ProductGallery,
  tags: ['visual'],
  args: { pictures: [], name: '' },
});

export const OrientationsAndCounts = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, min(320px, 100%))' }}>
      {galleryOrientations.map((orientation) =>
        [0, 1, 3, 30].map((count) => (
          <ProductGallery
            key={`${orientation}-${count}`}
            labels={{ images: `${count} pictures, ${orientation}` }}
            name="Power Contactor"
            orientation={orientation}
            pictures={galleryPictures(count)}
          />
        )),
      )}
    </div>
  ),
});
