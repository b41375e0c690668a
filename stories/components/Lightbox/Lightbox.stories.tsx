import { Lightbox } from '@elvora/design-system/Lightbox';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ninePhotos } from '../../_support/gallery.ts';
import { brokenPicture } from '../../_support/pictures.ts';
import { Going } from './_going.tsx';

const meta = preview.meta({
  component: Lightbox,
  args: { photos: ninePhotos, index: 4, onIndexChange: fn(), onClose: fn() },
  parameters: {
    design: ['storefront-gallery-lightbox-desktop', 'storefront-gallery-lightbox-mobile'],
    docs: { story: { inline: false, height: '640px' } },
  },
  render: (args) => <Going {...args} />,
});

export const Default = meta.story();

export const Playground = meta.story({ args: { index: 0 } });

/** One photo has no arrows, and is '1 of 1'. */
export const Single = meta.story({ args: { photos: ninePhotos.slice(0, 1), index: 0 } });

/** A broken photo is not skipped: its drawing stands for it. */
export const BrokenPhoto = meta.story({
  args: { photos: [{ source: brokenPicture, alt: 'Factory hall', category: 'Building' }], index: 0 },
});
