import { PinchZoomViewer } from '@elvora/design-system/PinchZoomViewer';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { galleryPictures } from '../../_support/gallery.ts';
import { itemsOfEveryKind } from '../../_support/viewerItems.tsx';

const meta = preview.meta({
  component: PinchZoomViewer,
  tags: ['visual'],
  args: { pictures: galleryPictures(3), name: 'Power Contactor 9–38 A', onClose: fn() },
});

export const Fitted = meta.story();

export const Zoomed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const zoomIn = canvas.getByRole('button', { name: 'Zoom in' });
    await userEvent.click(zoomIn);
    await userEvent.click(zoomIn);
  },
});

export const Single = meta.story({ args: { pictures: galleryPictures(1) } });

/** Videos are missing here: browsers draw their controls. */
export const Document = meta.story({ args: { pictures: itemsOfEveryKind, initialIndex: 2 } });

export const Drawing = meta.story({ args: { pictures: itemsOfEveryKind, initialIndex: 3 } });
