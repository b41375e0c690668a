import { ProductGallery } from '@elvora/design-system/ProductGallery';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { galleryPictures } from '../../_support/gallery.ts';
import { drag } from '../../_support/pointer.ts';

const onSelect = fn();

const meta = preview.meta({
  component: ProductGallery,
  tags: ['behaviour'],
  beforeEach: () => {
    onSelect.mockClear();
  },
  args: {
    pictures: galleryPictures(5),
    name: 'Power Contactor',
    orientation: 'horizontal' as const,
    onSelect,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const NamesItsPictures = meta.story({
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('tablist', { name: 'Product images' })).getAllByRole('tab');
    await expect(tabs).toHaveLength(5);
    await expect(tabs[1]).toHaveAccessibleName('Image 2 of 5: From the side');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Image 1 of 5: Front');
  },
});

/** Only the selected picture is exposed to assistive technology. */
export const SelectsAPictureByClick = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Image 3/ }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(
      'Image 3 of 5: From above',
    );
    const panel = within(canvas.getByRole('tabpanel'));
    await expect(panel.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['From above']);
    await expect(onSelect.mock.calls).toEqual([[2]]);
  },
});

/** No layout shift: the height is independent of the number of pictures and of their loading. */
export const KeepsItsSizeForAnyPictures = meta.story({
  render: () => (
    <>
      {[0, 1, 2, 5, 30].map((count) => (
        <div data-testid={`of-${count}`} key={count}>
          <ProductGallery name="Power Contactor" orientation="vertical" pictures={galleryPictures(count)} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heightOf = (count: number) => canvas.getByTestId(`of-${count}`).getBoundingClientRect().height;
    await expect(heightOf(5)).toBe(heightOf(2));
    await expect(heightOf(30)).toBe(heightOf(2));
    await expect([heightOf(0), heightOf(1)]).toEqual([400, 400]);
    const before = heightOf(5);
    await waitFor(() =>
      expect([...canvas.getByTestId('of-5').querySelectorAll('img')].every((image) => image.complete)).toBe(
        true,
      ),
    );
    await expect(heightOf(5)).toBe(before);
  },
});

export const HasNoThumbnailsForOnePictureOrNone = meta.story({
  render: () => (
    <>
      <ProductGallery name="Starter" pictures={galleryPictures(1)} />
      <ProductGallery name="Sample case" pictures={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Front' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Sample case' })).toBeVisible();
  },
});

/** The first picture is visible and each thumbnail links to its picture. */
export const LinksThumbnailsToPicturesWithoutScript = meta.story({
  render: (args) => {
    const html = renderToStaticMarkup(<ProductGallery {...args} />);
    return <div dangerouslySetInnerHTML={{ __html: html }} data-testid="page" />;
  },
  play: async ({ canvas }) => {
    const page = within(canvas.getByTestId('page'));
    await expect(page.getByRole('img', { name: 'Front' })).toBeVisible();
    const thumbs = page.getAllByRole('tab');
    await expect(thumbs.every((thumb) => thumb.getAttribute('href'))).toBe(true);
  },
});

/** S-175: from 1024 px, for hovering pointers; the hint is hidden meanwhile. */
export const ShowsTheLensOnHover = meta.story({
  args: { lens: { lensSize: 120, zoom: 2.5 } },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('button', { name: 'Zoom image: Front' });
    await expect(canvasElement.querySelector('[data-component="MagnifierLens"]')).toBeNull();
    fireEvent.pointerOver(picture, { pointerType: 'mouse' });
    await waitFor(() => expect(canvasElement.querySelector('[data-part="lens"]')).not.toBeNull());
    const { left, top } = picture.getBoundingClientRect();
    fireEvent.pointerMove(picture, { clientX: left + 200, clientY: top + 200, pointerType: 'mouse' });
    await waitFor(() => expect(picture).toHaveAttribute('data-magnified'));
    await expect(canvasElement.querySelector('[data-part="lens"]')?.getBoundingClientRect().width).toBe(120);
    await expect(canvas.getByText('Hover to zoom')).not.toBeVisible();
    fireEvent.pointerLeave(picture, { pointerType: 'mouse' });
    await expect(picture).not.toHaveAttribute('data-magnified');
  },
});

/** A pointer that rests on the picture while the lens is loading needs no further move. */
export const ShowsTheLensUnderAPointerThatWasThereFirst = meta.story({
  args: { lens: { lensSize: 120, zoom: 2.5 } },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('button', { name: 'Zoom image: Front' });
    const { left, top } = picture.getBoundingClientRect();
    // Without an entry, as when it was there before hydration.
    fireEvent.pointerMove(picture, { clientX: left + 200, clientY: top + 200, pointerType: 'mouse' });
    await waitFor(() => expect(picture).toHaveAttribute('data-magnified'));
    const lens = canvasElement.querySelector('[data-part="lens"]')?.getBoundingClientRect();
    await expect(lens && [lens.left + 60 - left, lens.top + 60 - top].map(Math.round)).toEqual([200, 200]);
  },
});

/** On touch screens the main picture itself can be swiped; a mouse has the lens. */
export const SwipesTheMainPicture = meta.story({
  play: async ({ canvasElement, step }) => {
    const stage = canvasElement.querySelector('[data-part="stage"]');
    if (!stage) throw new Error('The gallery has no stage.');
    await step('goes to the next and the previous picture, and stops at the ends', async () => {
      await waitFor(() => {
        fireEvent.pointerOver(stage, { pointerType: 'touch' });
        drag(stage, { by: { x: -51 } });
        return expect(onSelect.mock.calls).toEqual([[1]]);
      });
      drag(stage, { by: { x: -50 } });
      await expect(onSelect).toHaveBeenCalledOnce();
      drag(stage, { by: { x: 60 } });
      await expect(onSelect.mock.calls).toEqual([[1], [0]]);
      drag(stage, { by: { x: 60 } });
      await expect(onSelect).toHaveBeenCalledTimes(2);
    });
    await step('ignores the mouse', async () => {
      drag(stage, { by: { x: -80 }, pointerType: 'mouse' });
      await expect(onSelect).toHaveBeenCalledTimes(2);
    });
    const button = canvasElement.querySelector('button[aria-haspopup]');
    await expect(getComputedStyle(button ?? stage).touchAction).toBe('pan-y pinch-zoom');
  },
});
