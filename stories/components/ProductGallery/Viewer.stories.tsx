import { ProductGallery } from '@elvora/design-system/ProductGallery';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { galleryPictures } from '../../_support/gallery.ts';

const meta = preview.meta({
  component: ProductGallery,
  tags: ['behaviour'],
  args: {
    pictures: galleryPictures(5),
    name: 'Power Contactor',
    orientation: 'horizontal' as const,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 400 }}>
        <Story />
      </div>
    ),
  ],
});

/** S-179, D-35: a tap, a click, Enter and Space open the viewer, which loads on intent. */
export const OpensByClickEnterAndSpace = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const picture = canvas.getByRole('button', { name: 'Zoom image: Front' });
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const [name, open] of [
      ['a click', () => userEvent.click(picture)],
      ['Enter', () => userEvent.type(picture, '{Enter}', { skipClick: true })],
      ['Space', () => userEvent.type(picture, ' ', { skipClick: true })],
    ] as const) {
      await step(name, async () => {
        picture.focus();
        await open();
        await expect(await screen.findByRole('dialog', { name: 'Power Contactor' })).toBeVisible();
        await userEvent.keyboard('{Escape}');
        await closed();
        await expect(picture).toHaveFocus();
      });
    }
  },
});

export const StartsAtTheSelectedPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Image 2/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom image: From the side' }));
    await screen.findByRole('dialog');
    await expect(screen.getByText('2 / 5')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(
      'Image 3 of 5: From above',
    );
    await expect(canvas.getByRole('button', { name: 'Zoom image: From above' })).toHaveFocus();
  },
});

/** Until the viewer's larger picture has loaded, it shows the page's picture instead of the tiny placeholder. */
export const StartsWithThePictureOfThePage = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const image = canvasElement.querySelector<HTMLImageElement>('[data-part="stage"] [data-shown] img');
    await waitFor(() => expect(image).toHaveProperty('complete', true));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom image: Front' }));
    const dialog = await screen.findByRole('dialog');
    const picture = dialog.querySelector('[data-part="picture"] picture');
    await expect(picture && getComputedStyle(picture).backgroundImage).toBe(`url("${image?.currentSrc}")`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  },
});

/** The thumbnail of the selected picture opens the viewer as well, and gets the focus back. */
export const OpensFromTheSelectedThumbnail = meta.story({
  play: async ({ canvas, userEvent }) => {
    const thumb = canvas.getByRole('tab', { name: /^Image 2/ });
    await userEvent.click(thumb);
    thumb.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Power Contactor' });
    await expect(screen.getByText('2 / 5')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(thumb).toHaveFocus());
  },
});

/** The picture of the page is where the animation starts and ends. */
export const ExpandsFromThePictureAndShrinksBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom image: Front' }));
    const dialog = await screen.findByRole('dialog');
    const picture = () => dialog.querySelector('[data-part="picture"]');
    await waitFor(() => expect(picture()?.getAnimations()).toHaveLength(0));
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toHaveAttribute('data-closing');
    const animation = picture()?.getAnimations()[0];
    const frames = animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
    await expect(String(frames.at(-1)?.transform)).toMatch(/scale\(0\.\d+\)/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const CannotZoomWithoutPictures = meta.story({
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
