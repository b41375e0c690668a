import { Lightbox } from '@elvora/design-system/Lightbox';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ninePhotos } from '../../_support/gallery.ts';

const meta = preview.meta({
  component: Lightbox,
  tags: ['visual'],
  args: { photos: ninePhotos, index: 4, onIndexChange: fn(), onClose: fn() },
});

export const Open = meta.story();

export const Single = meta.story({ args: { photos: ninePhotos.slice(0, 1), index: 0 } });
