import { ProductGallery } from '@elvora/design-system/ProductGallery';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { galleryPictures } from '../../_support/gallery.ts';
import { Page, pageBody } from '../../_support/Page.tsx';

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

/** Returns the frame of the main picture. */
const stageOf = (root: Element) => root.querySelector('[data-part="stage"]') ?? root;

/** Returns the position of the selected thumbnail, from 1. */
const selectedPosition = (tabs: HTMLElement[]) =>
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
        seen.push(selectedPosition(tabs));
      }
      await expect(seen).toEqual([2, 3, 5, 1, 5, 1]);
      await expect(tabs[0]).toHaveFocus();
    });
    await step('leaves the arrows of the other axis to the page', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowUp}');
      await expect(selectedPosition(tabs)).toBe(1);
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
    await expect(selectedPosition(canvas.getAllByRole('tab'))).toBe(2);
  },
});

export const ArrowsFollowVerticalThumbnails = meta.story({
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(selectedPosition(canvas.getAllByRole('tab'))).toBe(2);
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

export const ScrollsWithTheWheel = meta.story({
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
