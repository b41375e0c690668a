import { CategoriesView, type ReadyCategoriesProps } from '@elvora/admin/views/categories/Categories';
import { categories } from '@elvora/catalogue/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: CategoriesView,
  parameters: { design: ['admin-categories-desktop', 'admin-categories-mobile'] },
  tags: ['visual'],
});

const [cableAccessories] = categories;
const actions = {
  canEdit: true,
  onAdd: fn(),
  onEdit: fn(),
  onMove: fn(),
  onReparent: fn(),
  onDelete: fn(),
  onHistory: fn(),
};
const root: ReadyCategoriesProps = {
  status: 'ready',
  categories,
  level: {
    path: [],
    children: categories.filter(({ parentName }) => parentName === null),
    unplaced: [],
  },
  page: 1,
  getPageHref: (page) => `/admin/categories?page=${page}`,
  imageBase: '/media',
  actions,
  view: 'cards',
  onViewChange: fn(),
  query: '',
  onQueryChange: fn(),
  onOpen: fn(),
};

/** At the root: the add button (S-272), the breadcrumb (S-271), and actions on each card (S-279). */
export const Root = meta.story({
  render: () => <CategoriesView {...root} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(/^Root$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Category' }));
    await expect(actions.onAdd).toHaveBeenLastCalledWith(null);
    await expect(
      canvas.getByRole('button', { name: 'Edit Category: Cable Accessories' }),
    ).toBeInTheDocument();
  },
});

/** Below the root the button adds a subcategory (S-273). */
export const DrilledDown = meta.story({
  render: () => (
    <CategoriesView
      {...root}
      level={{
        path: cableAccessories ? [cableAccessories] : [],
        children: categories.filter(({ parentName }) => parentName === 'Cable Accessories'),
        unplaced: [],
      }}
    />
  ),
  play: async ({ canvas }) => {
    const [headerButton] = canvas.getAllByRole('button', { name: 'Add Subcategory' });
    await expect(headerButton).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Category' })).toBeNull();
  },
});

export const Inactive = meta.story({
  render: () => (
    <CategoriesView
      {...root}
      level={{ path: [], children: categories.filter(({ isActive }) => !isActive), unplaced: [] }}
    />
  ),
});

/** All levels at once. */
export const Tree = meta.story({ render: () => <CategoriesView {...root} view="tree" /> });

/** Categories that match the query, from all levels. */
export const SearchResults = meta.story({ render: () => <CategoriesView {...root} query="gland" /> });

export const NoSearchResults = meta.story({ render: () => <CategoriesView {...root} query="pump" /> });

/** Categories whose parent no longer exists are listed separately, so that staff can move them. */
export const OrphanedSubcategories = meta.story({
  render: () => (
    <CategoriesView
      {...root}
      level={{ ...root.level, unplaced: categories.filter(({ name }) => name === 'Brass Cable Glands') }}
    />
  ),
});

/** Viewers see no actions (D-07). */
export const ReadOnly = meta.story({
  render: () => <CategoriesView {...root} actions={{ ...actions, canEdit: false }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Add|Edit|Delete/ })).toBeNull();
  },
});

/** S-280 */
export const Empty = meta.story({
  render: () => <CategoriesView {...root} categories={[]} level={{ path: [], children: [], unplaced: [] }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No categories found. Create your first category!')).toBeVisible();
  },
});

/** S-281 */
export const Loading = meta.story({
  render: () => <CategoriesView status="loading" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading categories...')).toBeInTheDocument();
  },
});

/** The error replaces the list when both requests fail (S-310, S-312). */
export const Failed = meta.story({
  render: () => (
    <CategoriesView
      message="Failed to fetch categories. Please check your connection."
      onRetry={fn()}
      status="failed"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to fetch categories. Please check your connection.',
    );
  },
});
