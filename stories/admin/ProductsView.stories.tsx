import { ProductsView, type ProductsViewProps } from '@elvora/admin/views/products/Products';
import { newProduct, longName, products } from '@elvora/catalogue/fixtures';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const list = {
  page: 1,
  query: '',
  category: null,
  flag: null,
  sort: null,
  view: null,
  edit: null,
} as const;
const toolbar = {
  list,
  categories: ['Cable Glands', 'Contactors'],
  summary: { products: 108, categories: 35, bestsellers: 14, trending: 11 },
  onChange: fn(),
  view: 'cards',
  onViewChange: fn(),
} as const;
const actions = {
  canEdit: true,
  getHref: ({ id }: { id: number }) => `#/admin/products?edit=${id}`,
  onEdit: fn(),
  onCopy: fn(),
  onDelete: fn(),
  onHistory: fn(),
};

const view: ProductsViewProps = {
  page: { status: 'ready', products, total: 108 },
  pageSize: 24,
  toolbar,
  actions,
  onAdd: fn(),
  onSetFlag: fn(),
  imageBase: '/media',
};

const meta = preview.meta({
  component: ProductsView,
  parameters: { design: ['admin-products-desktop', 'admin-products-mobile'] },
  tags: ['visual'],
  args: view,
});

export const SecondPage = meta.story({ args: { toolbar: { ...toolbar, list: { ...list, page: 2 } } } });

/** Dense rows for comparing products and setting flags in bulk. */
export const Table = meta.story({
  args: { toolbar: { ...toolbar, view: 'table' } },
});

/** Viewers see no actions (D-07). */
export const ReadOnly = meta.story({ args: { actions: { ...actions, canEdit: false } } });

export const LongNames = meta.story({
  args: {
    page: {
      status: 'ready',
      products: [newProduct({ id: 1, name: longName, category: longName })],
      total: 1,
    },
  },
});

/** S-321 */
export const Empty = meta.story({
  args: { page: { status: 'ready', products: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found. Create your first product!')).toBeVisible();
  },
});

/** A search without results offers to clear it. */
export const NoSearchResults = meta.story({
  args: {
    page: { status: 'ready', products: [], total: 0 },
    toolbar: { ...toolbar, list: { ...list, query: 'M999' } },
  },
});

export const Loading = meta.story({ args: { page: { status: 'loading' } } });

/** S-360 */
export const Failed = meta.story({
  args: { page: { status: 'failed', message: 'Failed to fetch products', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch products');
  },
});

export const FiltersTheList = meta.story({
  tags: ['behaviour', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const { onChange } = args.toolbar;
    await userEvent.click(canvas.getByRole('button', { name: /^Bestseller/ }));
    await expect(onChange).toHaveBeenLastCalledWith({ flag: 'bestseller' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Contactors');
    await expect(onChange).toHaveBeenLastCalledWith({ category: 'Contactors' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'By name');
    await expect(onChange).toHaveBeenLastCalledWith({ sort: 'name' });
    await userEvent.type(canvas.getByRole('searchbox'), 'M20');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ query: 'M20' }));
  },
});

export const SetsFlagsOfTheSelection = meta.story({
  tags: ['behaviour', '!visual'],
  args: { toolbar: { ...toolbar, view: 'table' } },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = products;
    if (!first || !second) throw new Error('The fixtures have too few products: add some.');
    const row = canvas.getByRole('row', { name: new RegExp(first.name) });
    const { top } = row.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${first.name}` }));
    await expect(row.getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${second.name}` }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Trending' }));
    await expect(args.onSetFlag).toHaveBeenCalledWith({
      ids: [first.id, second.id],
      flag: 'isTrending',
      isOn: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus();
  },
});

export const OffersTheActionsOfAProduct = meta.story({
  tags: ['behaviour', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const [first] = products;
    if (!first) throw new Error('The fixtures have no products: add one.');
    await userEvent.click(canvas.getByRole('button', { name: `Edit Product: ${first.name}` }));
    await expect(args.actions.onEdit).toHaveBeenCalledWith(first);
    await userEvent.click(canvas.getByRole('link', { name: first.name }));
    await expect(args.actions.onEdit).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(args.toolbar.onViewChange).toHaveBeenCalledWith('table');
    await userEvent.click(canvas.getByRole('button', { name: `More actions: ${first.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await expect(args.actions.onCopy).toHaveBeenCalledWith(first);
  },
});
