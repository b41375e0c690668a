import { PhotoGrid } from '@elvora/design-system/PhotoGrid';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ninePhotos, photoCategories } from '../../_support/gallery.ts';
import { Page, pageBody } from '../../_support/Page.tsx';

const onOpenChange = fn();

const meta = preview.meta({
  component: PhotoGrid,
  tags: ['behaviour'],
  beforeEach: () => {
    onOpenChange.mockClear();
  },
  args: { photos: ninePhotos, filters: photoCategories, onOpenChange },
});

type Canvas = ReturnType<typeof within>;
const filters = (canvas: Canvas) => within(canvas.getByRole('toolbar', { name: 'Filter photos' }));
const tiles = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Photos' })).getAllByRole('button');
const shows = (canvas: Canvas, count: number) => waitFor(() => expect(tiles(canvas)).toHaveLength(count));
const opened = () => screen.findByRole('dialog');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** S-235, S-236. */
export const ListsFiltersInOrderWithCounts = meta.story({
  play: async ({ canvas, userEvent }) => {
    const buttons = filters(canvas).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual([
      'All 9',
      'Office 3',
      'Team 1',
      'Building 3',
      'Events 2',
    ]);
    await expect(tiles(canvas)).toHaveLength(9);
    await userEvent.click(filters(canvas).getByRole('button', { name: /^Building/ }));
    await shows(canvas, 3);
    await expect(filters(canvas).getByRole('button', { pressed: true })).toHaveTextContent('Building 3');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 photos');
  },
});

export const FiltersAreASingleTabStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(filters(canvas).getByRole('button', { name: /^All/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(filters(canvas).getByRole('button', { name: /^Events/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await shows(canvas, 2);
    await userEvent.tab();
    await expect(tiles(canvas)[0]).toHaveFocus();
  },
});

/** S-243 */
export const CountsTheFilteredPhotos = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    for (const [name, count] of [
      ['All', 9],
      ['Office', 3],
      ['Team', 1],
      ['Building', 3],
      ['Events', 2],
    ] as const) {
      await step(name, async () => {
        await userEvent.click(filters(canvas).getByRole('button', { name: new RegExp(`^${name}`) }));
        await shows(canvas, count);
        const last = tiles(canvas).at(-1);
        if (!last) throw new Error('There is no photo.');
        await userEvent.click(last);
        await opened();
        await expect(screen.getByText(`${count} of ${count}`)).toBeVisible();
        await userEvent.keyboard('{ArrowRight}');
        await expect(screen.getByText(`1 of ${count}`)).toBeVisible();
        await userEvent.keyboard('{Escape}');
        await closed();
      });
    }
  },
});

/** S-414. */
export const IgnoresKeysWhileClosed = meta.story({
  play: async ({ canvas, userEvent }) => {
    tiles(canvas)[2]?.focus();
    await userEvent.keyboard('{Escape}{ArrowLeft}{ArrowRight}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(tiles(canvas)[2]).toHaveFocus();
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
});

/** The focus is on the photo seen last. */
export const ReturnsTheFocusOnClose = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const [, second, third] = tiles(canvas);
    if (!second) throw new Error('There is no second photo.');
    await step('closes by Escape', async () => {
      await userEvent.click(second);
      await opened();
      await userEvent.keyboard('{Escape}');
      await closed();
      await waitFor(() => expect(second).toHaveFocus());
    });
    await step('closes by Back after moving to the next photo', async () => {
      await userEvent.click(second);
      await opened();
      await userEvent.keyboard('{ArrowRight}');
      window.history.back();
      await closed();
      await waitFor(() => expect(third).toHaveFocus());
    });
    await expect(onOpenChange.mock.calls).toEqual([[2], [null], [2], [3], [null]]);
  },
});

/** With `openId` the app controls the open photo, for example by a deep link. */
export const OpensAPhotoByProp = meta.story({
  render: function ControlledGrid(args) {
    const [openId, setOpenId] = useState<number | string | null>(3);
    return (
      <PhotoGrid
        {...args}
        onOpenChange={(id) => {
          setOpenId(id);
          args.onOpenChange?.(id);
        }}
        openId={openId}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await opened();
    await expect(screen.getByText('3 of 9')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByText('4 of 9')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(tiles(canvas)[3]).toHaveFocus());
    await expect(onOpenChange.mock.calls).toEqual([[4], [null]]);
  },
});

export const IgnoresAnUnknownId = meta.story({
  args: { openId: 99 },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const AnEmptyFilterOffersAllPhotos = meta.story({
  args: { filters: [...photoCategories, 'Fairs'], defaultFilter: 'Fairs' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No photos here yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all photos' }));
    await shows(canvas, 9);
  },
});

/** Three columns from 900 px, two below; tiles are 4:3 before any picture has loaded. */
export const HasTwoOrThreeColumns = meta.story({
  render: (args) => (
    <>
      {[899, 900].map((width) => (
        <Page key={width} width={width}>
          <PhotoGrid {...args} />
        </Page>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [title, columns] of [
      ['899 px', 2],
      ['900 px', 3],
    ] as const) {
      const page = pageBody(canvas.getByTitle(title));
      const list = await waitFor(() => within(page).getByRole('list', { name: 'Photos' }));
      await expect(getComputedStyle(list).gridTemplateColumns.split(' ')).toHaveLength(columns);
      const { width = 0, height = 1 } = list.querySelector('button')?.getBoundingClientRect() ?? {};
      await expect(width / height).toBeCloseTo(4 / 3, 1);
    }
  },
});

/** Until the large photo has loaded, the lightbox shows that of the tile. */
export const TheLightboxOpensWithThePhotoOfItsTile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [tile] = tiles(canvas);
    const image = tile?.querySelector('img');
    await waitFor(() => expect(image).toHaveProperty('complete', true));
    await userEvent.click(tile as HTMLElement);
    const picture = (await opened()).querySelector('[data-part="picture"] picture');
    await expect(picture && getComputedStyle(picture).backgroundImage).toBe(`url("${image?.currentSrc}")`);
    await userEvent.keyboard('{Escape}');
    await closed();
  },
});
