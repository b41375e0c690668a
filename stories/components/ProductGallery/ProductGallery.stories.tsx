import { ProductGallery } from '@elvora/design-system/ProductGallery';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { galleryPictures } from '../../_support/gallery.ts';
import { brokenPicture } from '../../_support/pictures.ts';

const meta = preview.meta({
  component: ProductGallery,
  parameters: { design: ['storefront-product-desktop', 'storefront-product-mobile'] },
  args: { pictures: galleryPictures(3), name: 'Power Contactor 9–38 A', onSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 648 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { orientation: 'horizontal' } });

export const Vertical = meta.story({ args: { orientation: 'vertical', pictures: galleryPictures(5) } });

export const Horizontal = meta.story({ args: { orientation: 'horizontal', pictures: galleryPictures(5) } });

/** One picture has no thumbnails. */
export const Single = meta.story({ args: { pictures: galleryPictures(1) } });

export const WithoutPictures = meta.story({ args: { pictures: [], drawing: 'contactor' } });

/** The thumbnails scroll without making the gallery taller. */
export const ThirtyPictures = meta.story({ args: { pictures: galleryPictures(30) } });

export const BrokenPicture = meta.story({
  args: { pictures: [{ source: brokenPicture, alt: 'Front' }, ...galleryPictures(2)], drawing: 'contactor' },
});
