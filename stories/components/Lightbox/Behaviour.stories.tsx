import { Lightbox } from '@elvora/design-system/Lightbox';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { leftOfCharacter } from '../../_support/leftOfCharacter.ts';
import { ninePhotos } from '../../_support/gallery.ts';
import { settledTransform, createPinch } from '../../_support/pinch.ts';
import { brokenPicture } from '../../_support/pictures.ts';
import { drag } from '../../_support/pointer.ts';
import { itemsOfEveryKind } from '../../_support/viewerItems.tsx';
import { ControlledLightbox } from './ControlledLightbox.tsx';

const onIndexChange = fn();
const onClose = fn();

const meta = preview.meta({
  component: Lightbox,
  tags: ['behaviour'],
  beforeEach: () => {
    onIndexChange.mockClear();
    onClose.mockClear();
  },
  args: { photos: ninePhotos, index: 4, onIndexChange, onClose },
  render: (args) => <ControlledLightbox {...args} />,
});

const part = (name: string) => {
  const found = document.querySelector(`[data-component="Lightbox"] [data-part="${name}"]`);
  if (!found) throw new Error(`The lightbox has no ${name}.`);
  return found;
};

/** S-243 */
export const AnnouncesThePosition = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName('Photo: Building, view 5');
    const counter = canvas.getByText('5 of 9');
    await expect(counter).toHaveAttribute('role', 'status');
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    await expect(counter).toHaveTextContent('6 of 9');
  },
});

export const CountsInReadingOrderFromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const leftOf = (at: number) => leftOfCharacter(canvas.getByText('5 of 9'), at);
    await expect(leftOf(0)).toBeLessThan(leftOf(2));
    await expect(leftOf(2)).toBeLessThan(leftOf(5));
  },
});

/** S-241, S-245. */
export const WrapsAroundBothEnds = meta.story({
  args: { index: 8 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('1 of 9')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('9 of 9')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous photo' }));
    await userEvent.keyboard('{Home}{End}');
    await expect(onIndexChange.mock.calls).toEqual([[0], [8], [0], [8], [0], [8]]);
  },
});

/** S-246: exactly 50 px is not a swipe. */
export const SwipesOverMoreThan50Pixels = meta.story({
  play: async () => {
    drag(part('stage'), { by: { x: -50 } });
    drag(part('stage'), { by: { x: 50 } });
    await expect(onIndexChange).not.toHaveBeenCalled();
    drag(part('stage'), { by: { x: -51 } });
    await expect(onIndexChange.mock.calls).toEqual([[5]]);
    drag(part('stage'), { by: { x: 51 } });
    await expect(onIndexChange.mock.calls).toEqual([[5], [4]]);
  },
});

export const DoesNotSwipeAZoomedPhoto = meta.story({
  play: async () => {
    const fingers = createPinch(part('stage'));
    fingers.down({ x: -20, y: 0 }, { x: 20, y: 0 });
    fingers.move({ x: -60, y: 0 }, { x: 60, y: 0 });
    fingers.up();
    await expect((await settledTransform(part('picture'))).scale).toBeCloseTo(3);
    drag(part('stage'), { by: { x: -200 } });
    await expect(onIndexChange).not.toHaveBeenCalled();
  },
});

/** S-242, S-244. */
export const ClosesByKeyButtonAndSwipe = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    drag(part('stage'), { by: { x: 0, y: 120 } });
    await expect(onClose).toHaveBeenCalledTimes(3);
  },
});

/** S-415. */
export const HasNoNavigationWithOnePhoto = meta.story({
  args: { photos: ninePhotos.slice(0, 1), index: 0 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 of 1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next photo' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    drag(part('stage'), { by: { x: -200 } });
    await expect(onIndexChange).not.toHaveBeenCalled();
  },
});

export const ArrowsAreMirroredInRtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{ArrowLeft}');
    drag(part('stage'), { by: { x: 60 } });
    await expect(onIndexChange.mock.calls).toEqual([[5], [6]]);
  },
});

export const DoesNotSkipABrokenPhoto = meta.story({
  args: { photos: [...ninePhotos.slice(0, 2), { source: brokenPicture, alt: 'Hall' }], index: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('3 of 3')).toBeVisible();
    await waitFor(() =>
      expect(part('picture').querySelector('[data-component="PlaceholderDrawing"]')).not.toBeNull(),
    );
  },
});

export const RendersNothingForAnInvalidIndex = meta.story({
  args: { photos: [], index: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const BrowsesOtherItemsToo = meta.story({
  args: {
    photos: itemsOfEveryKind.map((item) => ({ ...item, category: 'Power Contactor' })),
    index: 1,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName('Video: Mounting on a rail');
    await waitFor(() => expect(part('picture').querySelector('video')).not.toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(part('document')).toBeVisible());
    await expect(canvas.getByText('3 of 4')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName('Photo: Front');
  },
});
