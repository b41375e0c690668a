import { Lightbox } from '@elvora/design-system/Lightbox';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ninePhotos } from '../../_support/gallery.ts';
import { brokenPicture } from '../../_support/pictures.ts';
import { ControlledLightbox } from './ControlledLightbox.tsx';

const meta = preview.meta({
  component: Lightbox,
  args: { photos: ninePhotos, index: 4, onIndexChange: fn(), onClose: fn() },
  parameters: {
    design: ['storefront-gallery-lightbox-desktop', 'storefront-gallery-lightbox-mobile'],
    docs: { story: { inline: false, height: '640px' } },
  },
  render: (args) => <ControlledLightbox {...args} />,
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { index: 0 } });

/** One photo has no arrows and the counter '1 of 1'. */
export const Single = meta.story({ args: { photos: ninePhotos.slice(0, 1), index: 0 } });

/** A placeholder drawing replaces a broken photo. */
export const BrokenPhoto = meta.story({
  args: { photos: [{ source: brokenPicture, alt: 'Factory hall', category: 'Building' }], index: 0 },
});
