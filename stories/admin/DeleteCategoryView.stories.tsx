import {
  DeleteCategoryView,
  type DeleteCategoryViewProps,
} from '@elvora/admin/views/categories/DeleteCategory';
import { categories } from '@elvora/catalogue/fixtures';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const glands = categories.find(({ name }) => name === 'Cable Glands');
if (!glands) throw new Error('The fixtures have no Cable Glands: choose another category.');

const deletion: DeleteCategoryViewProps = {
  category: glands,
  contents: { allSubcategories: 2, allProducts: 11 },
  choice: 'move',
  isBusy: false,
  isChanged: false,
  onChoiceChange: fn(),
  onConfirm: fn(),
  onClose: fn(),
};
const meta = preview.meta({
  component: DeleteCategoryView,
  tags: ['visual'],
  parameters: { design: ['admin-delete-confirm-desktop'], layout: 'fullscreen' },
  args: deletion,
});

/** The specified question (S-301), the counts and the choice (D-25); Cancel has the focus. */
export const WithContents = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this category?',
    });
    await expect(dialog).toHaveTextContent('Cable Glands contains 2 subcategories and 11 products.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(screen.getByRole('radio', { name: 'Move them up to Cable Accessories' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Delete everything below' }));
    await expect(args.onChoiceChange).toHaveBeenCalledWith('delete');
  },
});

export const Empty = meta.story({
  args: { contents: { allSubcategories: 0, allProducts: 0 } },
});

/** Products cannot be moved to the root. */
export const MainCategory = meta.story({ args: { category: { ...glands, parentName: null } } });

export const Deleting = meta.story({ args: { isBusy: true } });
