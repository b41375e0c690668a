import { ProductGallery } from '@elvora/design-system/ProductGallery';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { galleryPictures } from '../../_support/gallery.ts';
import { drag } from '../../_support/pointer.ts';
import { Page, pageBody } from '../../_support/Page.tsx';

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

const stageOf = (root: Element) => root.querySelector('[data-part="stage"]') ?? root;

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

const selected = (tabs: HTMLElement[]) =>
  tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true') + 1;

export const ThumbnailsAreASingleTabStop = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const tabs = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoom image: Front' })).toHaveFocus();
    await userEvent.tab();
    await expect(tabs[0]).toHaveFocus();
    await step('moves and wraps with the arrows of its axis', async () => {
      const seen: number[] = [];
      for (const key of ['{ArrowRight}', '{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}']) {
        await userEvent.keyboard(key);
        seen.push(selected(tabs));
      }
      await expect(seen).toEqual([2, 3, 5, 1, 5, 1]);
      await expect(tabs[0]).toHaveFocus();
    });
    await step('leaves the arrows of the other axis to the page', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowUp}');
      await expect(selected(tabs)).toBe(1);
    });
    await step('leaves the thumbnails on Tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
    });
  },
});

export const ArrowsAreMirroredInRtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(selected(canvas.getAllByRole('tab'))).toBe(2);
  },
});

export const ArrowsFollowVerticalThumbnails = meta.story({
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(selected(canvas.getAllByRole('tab'))).toBe(2);
  },
});

/** Beside the picture from 900 px (S-157), below it on smaller screens (S-158). */
export const PlacesTheThumbnailsByWidth = meta.story({
  args: { orientation: 'auto' },
  render: (args) => (
    <>
      {[899, 900].map((width) => (
        <Page key={width} width={width}>
          <ProductGallery {...args} />
        </Page>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [title, isBeside] of [
      ['899 px', false],
      ['900 px', true],
    ] as const) {
      const page = pageBody(canvas.getByTitle(title));
      const strip = await waitFor(() => within(page).getByRole('tablist'));
      const stage = stageOf(page).getBoundingClientRect();
      await expect([title, strip.getBoundingClientRect().right <= stage.left + 4]).toEqual([title, isBeside]);
    }
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

/** S-179, D-35: a tap, a click, Enter and Space open the viewer, which loads on intent. */
export const OpensTheViewer = meta.story({
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

export const ViewerStartsAtTheSelectedPicture = meta.story({
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

export const AWheelScrollsTheStrip = meta.story({
  args: { pictures: galleryPictures(30) },
  play: async ({ canvas, canvasElement, step }) => {
    const [first] = within(canvas.getByRole('tablist')).getAllByRole('tab');
    if (!first) throw new Error('There are no thumbnails.');
    await waitFor(() => expect(canvasElement.querySelector('[data-part="strip-after"]')).not.toBeNull());
    const start = first.getBoundingClientRect().left;
    /** Returns whether the strip handled the event instead of the page. */
    const turn = (delta: { deltaX?: number; deltaY?: number }) =>
      !first.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...delta }));
    await step('along the strip', async () => {
      await expect(turn({ deltaX: 120, deltaY: 10 })).toBe(true);
      await waitFor(() => expect(first.getBoundingClientRect().left).toBeCloseTo(start - 120, 0));
      await waitFor(() => expect(canvasElement.querySelector('[data-part="strip-before"]')).not.toBeNull());
    });
    await step('not across it, and not past its ends', async () => {
      await expect(turn({ deltaY: 120 })).toBe(false);
      await expect(turn({ deltaX: -500 })).toBe(true);
      await expect(turn({ deltaX: -500 })).toBe(false);
      await waitFor(() => expect(first.getBoundingClientRect().left).toBeCloseTo(start, 0));
    });
  },
});

/** Of 30 thumbnails only those near the visible ones render their picture; all can be selected. */
export const RendersOnlyThumbnailsNearTheVisibleOnes = meta.story({
  args: { pictures: galleryPictures(30) },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const tabs = within(canvas.getByRole('tablist')).getAllByRole('tab');
    const part = (name: string) => {
      const element = canvasElement.querySelector(`[data-part="${name}"]`);
      if (!element) throw new Error(`The gallery has no ${name}.`);
      return element;
    };
    const viewport = part('strip');
    const withPicture = () => tabs.flatMap((tab, at) => (tab.childElementCount > 0 ? [at] : []));
    await expect(tabs).toHaveLength(30);
    await waitFor(() => expect(withPicture().length).toBeLessThan(16));
    await expect(withPicture()).toContain(0);
    await step('scrolls by its buttons', async () => {
      const next = await waitFor(() => part('strip-after'));
      fireEvent.click(next);
      await waitFor(() =>
        expect(tabs[0]?.getBoundingClientRect().right).toBeLessThan(viewport.getBoundingClientRect().left),
      );
    });
    await step('renders the last thumbnail when it is selected', async () => {
      tabs[0]?.focus();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(withPicture()).toContain(29));
      await waitFor(() => expect(withPicture()).not.toContain(0));
    });
  },
});

export const CannotZoomWithoutPictures = meta.story({
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Until its larger picture has loaded, the viewer shows that of the page instead of the tiny placeholder. */
export const TheViewerOpensWithThePictureOfThePage = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const image = stageOf(canvasElement).querySelector<HTMLImageElement>('[data-shown] img');
    await waitFor(() => expect(image).toHaveProperty('complete', true));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom image: Front' }));
    const dialog = await screen.findByRole('dialog');
    const picture = dialog.querySelector('[data-part="picture"] picture');
    await expect(picture && getComputedStyle(picture).backgroundImage).toBe(`url("${image?.currentSrc}")`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  },
});

/** The thumbnail of the shown picture leads to the viewer, too, and has the focus afterwards. */
export const EnterOnAThumbnailOpensTheViewer = meta.story({
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

/** On touch screens the main picture itself can be swiped; a mouse has the lens. */
export const SwipesTheMainPicture = meta.story({
  play: async ({ canvasElement, step }) => {
    const stage = canvasElement.querySelector('[data-part="stage"]');
    if (!stage) throw new Error('The gallery has a stage.');
    await step('to the next and the previous picture, and not past the ends', async () => {
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
    await step('but not by mouse', async () => {
      drag(stage, { by: { x: -80 }, pointerType: 'mouse' });
      await expect(onSelect).toHaveBeenCalledTimes(2);
    });
    const button = canvasElement.querySelector('button[aria-haspopup]');
    await expect(getComputedStyle(button ?? stage).touchAction).toBe('pan-y pinch-zoom');
  },
});

/** The picture expands from its place and shrinks back to it. */
export const TheViewerOpensFromThePictureAndReturns = meta.story({
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
