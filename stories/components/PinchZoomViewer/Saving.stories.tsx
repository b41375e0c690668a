import { PinchZoomViewer } from '@elvora/design-system/PinchZoomViewer';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { galleryPictures } from '../../_support/gallery.ts';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: PinchZoomViewer,
  tags: ['behaviour'],
  args: { pictures: galleryPictures(2), name: 'Power Contactor', onClose: fn() },
});

/** Replaces the share sheet of a touch screen; restores the browser's own at the end. */
function mockShareSheet(share: typeof navigator.share) {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query);
  Object.assign(navigator, { share, canShare: () => true });
  return () => {
    window.matchMedia = matchMedia;
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  };
}

export const DownloadsTheCurrentPicture = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Download picture' });
    await expect(link).toHaveAttribute('download', expect.stringMatching(/^front\.\w+$/));
    await step('follows the picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
      await expect(link).toHaveAttribute('download', expect.stringMatching(/^from-the-side\.\w+$/));
    });
  },
});

const share = fn<typeof navigator.share>();

/** The system's share sheet gets the picture as a file; after a failure the button downloads it instead. */
export const SharesTheCurrentPictureOnTouchScreens = meta.story({
  beforeEach: () => {
    share.mockReset();
    return mockShareSheet(share);
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('shares the picture as a file', async () => {
      share.mockResolvedValue();
      await userEvent.click(await canvas.findByRole('link', { name: 'Share picture' }));
      await waitFor(() => expect(share).toHaveBeenCalledOnce());
      const [{ files = [], title } = {}] = mocked(share).mock.lastCall ?? [];
      await expect(title).toBe('Front');
      await expect(files.map(({ name, type }) => [name, type])).toEqual([['front.jpg', 'image/jpeg']]);
      const { width } = await createImageBitmap(files[0] ?? new Blob());
      await expect(width).toBe(photos.contactor.width);
    });
    await step('stays when the share sheet is closed', async () => {
      share.mockRejectedValue(new DOMException('closed', 'AbortError'));
      await userEvent.click(canvas.getByRole('link', { name: 'Share picture' }));
      await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
      await expect(canvas.getByRole('link', { name: 'Share picture' })).toBeVisible();
    });
    await step('downloads what could not be shared', async () => {
      share.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
      await userEvent.click(canvas.getByRole('link', { name: 'Share picture' }));
      await expect(await canvas.findByRole('link', { name: 'Download picture' })).toBeVisible();
    });
  },
});

export const CanLeaveSavingOut = meta.story({
  args: { canSave: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
