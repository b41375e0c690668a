import { AdminProductCard } from '@elvora/design-system/AdminProductCard';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: AdminProductCard,
  tags: ['behaviour'],
  args: {
    name: 'Power Contactor 9–38 A',
    category: 'Power Contactors',
    description: 'Three-pole contactor for motors.',
    isBestseller: true,
    isTrending: true,
    sources: [photos.contactor, photos.contactorSide, photos.contactorTop, photos.enclosure],
    onEdit: fn(),
    onDelete: fn(),
  },
});

/** S-315, S-316, S-317, S-318, S-319, S-320 */
export const ShowsDataAndActions = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Power Contactor 9–38 A' })).toBeVisible();
    await expect(canvas.getByText('Category: Power Contactors')).toBeVisible();
    await expect(canvas.getByText('Bestseller')).toBeVisible();
    await expect(canvas.getByText('Trending')).toBeVisible();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Product: Power Contactor 9–38 A' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Product: Power Contactor 9–38 A' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

/** S-408 */
export const ShowsADrawingWithoutPicture = meta.story({
  args: { sources: [], isBestseller: false, isTrending: false, onEdit: undefined, onDelete: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="PlaceholderDrawing"]')).toBeVisible();
    await expect(canvas.getByText('No flags')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** At 200 % text a card holds a word or two per line, so the name must not be truncated. */
export const ShowsItsFullNameInLargeText = meta.story({
  globals: { text: 200 },
  render: (args) => (
    <div style={{ width: '376px' }}>
      <AdminProductCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { name: 'Power Contactor 9–38 A' });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.clientHeight).toBeGreaterThan(60);
  },
});
