import { CategoriesView } from '@elvora/admin/views/categories/Categories';
import { categories } from '@elvora/catalogue/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: CategoriesView, tags: ['visual'] });

const mainCategories = categories.filter(({ parentName }) => parentName === null);
const [cableAccessories] = categories;

export const Root = meta.story({
  render: () => (
    <CategoriesView imageBase="/media" level={{ path: [], children: mainCategories }} status="ready" />
  ),
});

export const DrilledDown = meta.story({
  render: () => (
    <CategoriesView
      imageBase="/media"
      level={{
        path: cableAccessories ? [cableAccessories] : [],
        children: categories.filter(({ parentName }) => parentName === 'Cable Accessories'),
      }}
      status="ready"
    />
  ),
});

export const Inactive = meta.story({
  render: () => (
    <CategoriesView
      imageBase="/media"
      level={{ path: [], children: categories.filter(({ isActive }) => !isActive) }}
      status="ready"
    />
  ),
});

/** The stated text for no categories (S-280). */
export const Empty = meta.story({
  render: () => <CategoriesView imageBase="/media" level={{ path: [], children: [] }} status="ready" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No categories found. Create your first category!')).toBeVisible();
  },
});

/** The stated text while loading (S-281). */
export const Loading = meta.story({
  render: () => <CategoriesView status="loading" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading categories...')).toBeInTheDocument();
  },
});

/** The stated text takes the list's place when both ways to fetch fail (S-310, S-312). */
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
