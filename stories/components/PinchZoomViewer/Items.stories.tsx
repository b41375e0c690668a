import { PinchZoomViewer } from '@elvora/design-system/PinchZoomViewer';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { nextFrame } from '../../_support/pinch.ts';
import { drag } from '../../_support/pointer.ts';
import { itemsOfEveryKind } from '../../_support/viewerItems.tsx';
import { doubleTap, part, scale } from './viewerSteps.ts';

const onClose = fn();
const onIndexChange = fn();

const meta = preview.meta({
  component: PinchZoomViewer,
  tags: ['behaviour'],
  beforeEach: () => {
    onClose.mockClear();
    onIndexChange.mockClear();
  },
  args: { pictures: itemsOfEveryKind, name: 'Power Contactor', onClose, onIndexChange },
});

const findVideo = () =>
  waitFor(() => {
    const video = part('picture').querySelector('video');
    if (!video) throw new Error('The current item is no video.');
    return video;
  });

/** Plays a picture of a canvas, which needs no codec. */
async function play(video: HTMLVideoElement) {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 16, 9);
  video.muted = true;
  video.srcObject = canvas.captureStream(10);
  await video.play();
}

/** Waits until Embla has loaded and listens to pointers. */
async function waitUntilDraggable() {
  await waitFor(() => expect(part('stage')).toHaveAttribute('data-embla'));
  await nextFrame();
  await nextFrame();
}

export const PausesAVideoThatIsLeft = meta.story({
  args: { initialIndex: 1 },
  play: async ({ canvas, userEvent, step }) => {
    const video = await findVideo();
    await step('has controls and does not start by itself', async () => {
      await expect(video.controls).toBe(true);
      await expect(video.autoplay).toBe(false);
      await expect(video.preload).toBe('none');
      await expect(video.paused).toBe(true);
      await expect(video.poster).not.toBe('');
      await expect(video).toHaveAccessibleName('Mounting on a rail');
      const { width, height } = video.getBoundingClientRect();
      await expect(width / height).toBeCloseTo(16 / 9, 1);
    });
    await play(video);
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(video.paused).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
    await expect((await findVideo()).paused).toBe(true);
  },
});

/** The arrows of a focused video seek and change its volume; Escape closes, as elsewhere. */
export const LeavesKeysToAFocusedVideo = meta.story({
  args: { initialIndex: 1 },
  play: async ({ canvas, userEvent }) => {
    const video = await findVideo();
    video.focus();
    await expect(video).toHaveFocus();
    const wasPrevented = ['ArrowRight', 'ArrowUp', 'Home', '+', ' '].map(
      (key) => !video.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    );
    await expect(wasPrevented).toEqual([false, false, false, false, false]);
    await expect(onIndexChange).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onIndexChange.mock.calls).toEqual([[2]]);
    await userEvent.keyboard('{ArrowLeft}');
    (await findVideo()).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
});

/** Swipes on the picture of a video, not along its time; a mouse uses the controls. */
export const SwipesAVideoButNotItsControls = meta.story({
  args: { initialIndex: 1 },
  play: async ({ step }) => {
    const video = await findVideo();
    await waitUntilDraggable();
    await step('leaves the mouse to the controls', async () => {
      const { wasClickTaken } = drag(video, { by: { x: -120 }, pointerType: 'mouse' });
      await expect(wasClickTaken).toBe(false);
      await expect(onIndexChange).not.toHaveBeenCalled();
    });
    await step('leaves the time to the finger', async () => {
      const { left, bottom } = video.getBoundingClientRect();
      for (const [type, x] of [
        ['pointerdown', 200],
        ['pointerup', 80],
      ] as const) {
        video.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerId: 1,
            isPrimary: true,
            pointerType: 'touch',
            clientX: left + x,
            clientY: bottom - 20,
          }),
        );
      }
      await expect(onIndexChange).not.toHaveBeenCalled();
    });
    await step('changes the item elsewhere', async () => {
      drag(video, { by: { x: -60 } });
      await waitFor(() => expect(onIndexChange.mock.calls).toEqual([[2]]));
    });
    await step('changes the item from a card, too', async () => {
      await waitFor(() => expect(part('document')).toBeVisible());
      drag(part('document'), { by: { x: -60 } });
      await waitFor(() => expect(onIndexChange.mock.calls).toEqual([[2], [3]]));
    });
  },
});

export const DoesNotZoomAVideoOrACard = meta.story({
  args: { initialIndex: 1 },
  play: async ({ canvas, userEvent }) => {
    await findVideo();
    await expect(canvas.queryByRole('button', { name: 'Zoom in' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Download picture' })).toBeNull();
    await userEvent.keyboard('+');
    await doubleTap();
    await expect(await scale()).toBe(1);
    await userEvent.keyboard('{Home}+');
    await expect(await scale()).toBe(1.5);
  },
});

export const OffersLinksToADocument = meta.story({
  args: { initialIndex: 2 },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(part('document')).toBeVisible());
    const card = within(part('document'));
    await expect(part('document')).toHaveTextContent('PDF, 240 KB');
    const open = card.getByRole('link', { name: 'Open Data sheet of the Power Contactor' });
    await expect(open).toHaveAttribute('target', '_blank');
    const download = card.getByRole('link', { name: 'Download Data sheet of the Power Contactor' });
    await expect(download).toHaveAttribute('download');
    open.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onIndexChange.mock.calls).toEqual([[3]]);
  },
});

export const ZoomsADrawing = meta.story({
  args: { initialIndex: 3 },
  play: async ({ canvas, userEvent }) => {
    const drawing = await waitFor(() => within(part('picture')).getByRole('img', { name: 'Dimensions' }));
    const { width, height } = drawing.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
    await doubleTap();
    await expect(await scale()).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(await scale()).toBe(3);
  },
});

/** What had the focus may leave with its item; keys still reach the viewer. */
export const KeepsTheFocusInside = meta.story({
  play: async ({ canvas, userEvent }) => {
    const zoomIn = canvas.getByRole('button', { name: 'Zoom in' });
    zoomIn.focus();
    await userEvent.keyboard('{ArrowRight}');
    const close = canvas.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    const video = await findVideo();
    video.focus();
    drag(video, { by: { x: -60 } });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(onIndexChange.mock.calls).toEqual([[1], [2], [3]]);
  },
});

export const NamesThumbnailsByKind = meta.story({
  play: async ({ canvas, userEvent }) => {
    const thumbs = within(canvas.getByRole('group', { name: 'Product images' }));
    await expect(
      thumbs.getAllByRole('button').map((thumb: HTMLElement) => thumb.getAttribute('aria-label')),
    ).toEqual([
      'Image 1 of 4: Front',
      'Video 2 of 4: Mounting on a rail',
      'PDF 3 of 4: Data sheet of the Power Contactor',
      'Drawing 4 of 4: Dimensions',
    ]);
    await waitFor(() =>
      expect(thumbs.getByRole('button', { name: /^Drawing/ }).querySelector('svg')).not.toBeNull(),
    );
    await userEvent.click(thumbs.getByRole('button', { name: /^PDF/ }));
    await waitFor(() => expect(part('document')).toBeVisible());
  },
});

export const LinksToAVideoThatCannotBePlayed = meta.story({
  args: { pictures: [{ kind: 'video', src: 'data:video/mp4;base64,AAAA', alt: 'Mounting' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The video could not be played.')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Open Mounting' })).toBeVisible();
  },
});
