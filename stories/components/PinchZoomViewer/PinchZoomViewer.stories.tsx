import { PinchZoomViewer } from '@elvora/design-system/PinchZoomViewer';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { galleryPictures } from '../../_support/gallery.ts';
import { brokenPicture } from '../../_support/pictures.ts';
import { itemsOfEveryKind } from '../../_support/viewerItems.tsx';

const meta = preview.meta({
  component: PinchZoomViewer,
  args: { pictures: galleryPictures(3), name: 'Power Contactor 9–38 A', onClose: fn(), onIndexChange: fn() },
  parameters: {
    design: ['storefront-product-viewer-mobile'],
    docs: { story: { inline: false, height: '640px' } },
  },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { initialIndex: 1 } });

/** One picture has neither arrows nor thumbnails. */
export const Single = meta.story({ args: { pictures: galleryPictures(1) } });

export const ThirtyPictures = meta.story({ args: { pictures: galleryPictures(30) } });

export const BrokenPicture = meta.story({
  args: { pictures: [{ source: brokenPicture, alt: 'Front' }], drawing: 'contactor' },
});

export const WithoutPictures = meta.story({ args: { pictures: [] } });

/** A video, a document and a drawing beside the pictures. */
export const OtherItems = meta.story({ args: { pictures: itemsOfEveryKind, initialIndex: 2 } });
