import { CategoryGroupGrid } from '@elvora/design-system/CategoryGroupGrid';
import preview from '#.storybook/preview';
import { categoryGroupGridArgs } from './categoryGroupGridArgs.tsx';

const meta = preview.meta({
  component: CategoryGroupGrid,
  parameters: { design: ['storefront-category-subcategories-desktop'] },
  args: categoryGroupGridArgs,
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { items: categoryGroupGridArgs.items.slice(0, 2) },
});
