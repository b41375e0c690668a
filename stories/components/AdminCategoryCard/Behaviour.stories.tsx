import { AdminCategoryCard } from '@elvora/design-system/AdminCategoryCard';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: AdminCategoryCard,
  tags: ['behaviour'],
  args: {
    name: 'Relays',
    href: '#/admin/categories/7',
    source: null,
    isActive: true,
    parentName: 'Control & Switchgear',
    subcategoryCount: 3,
    onAddSubcategory: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
});

/** S-275…S-279 */
export const ShowsDataLinkAndActions = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Relays' })).toHaveAttribute('href', args.href);
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getByText('Parent: Control & Switchgear')).toBeVisible();
    await expect(canvas.getByText('3 subcategories')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Subcategory' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Category: Relays' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Category: Relays' }));
    await expect(args.onAddSubcategory).toHaveBeenCalledOnce();
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

/** S-277, S-278 */
export const OmitsMissingData = meta.story({
  args: {
    isActive: false,
    parentName: undefined,
    subcategoryCount: 0,
    onAddSubcategory: undefined,
    onEdit: undefined,
    onDelete: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactive')).toBeVisible();
    await expect(canvas.queryByText(/Parent/)).toBeNull();
    await expect(canvas.queryByText(/subcategor/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
