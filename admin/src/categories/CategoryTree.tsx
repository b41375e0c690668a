import type { Category, CategoryNode } from '@elvora/catalogue/model';
import { buildCategoryTree } from '@elvora/catalogue/operations';
import { Chip } from '@elvora/design-system/Chip';
import { type TreeNode, TreeView } from '@elvora/design-system/TreeView';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import type { CategoryActions } from './categoryTask.ts';

interface CategoryTreeProps {
  categories: readonly Category[];
  actions: CategoryActions;
  /** Goes down into a category. */
  onOpen: (category: Category) => void;
}

/** All categories at once, to be walked with the arrow keys. */
export function CategoryTree({ categories, actions, onOpen }: CategoryTreeProps) {
  const { roots, unplaced } = buildCategoryTree(categories);
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(
    () => new Set(roots.map(({ category }) => String(category.id))),
  );
  const toNode = ({ category, children }: CategoryNode): TreeNode => ({
    id: String(category.id),
    label: category.name,
    facts: (
      <Chip hasDot tone={category.isActive ? 'success' : 'neutral'}>
        {category.isActive ? texts.categories.active : texts.categories.inactive}
      </Chip>
    ),
    actions: <CategoryMenu actions={actions} category={category} isComplete />,
    children: children.map(toNode),
  });
  return (
    <TreeView
      expandedIds={expandedIds}
      label={texts.categories.heading}
      nodes={[...roots, ...unplaced].map(toNode)}
      onExpandedChange={setExpandedIds}
      onOpen={(id) => {
        const chosen = categories.find((category) => String(category.id) === id);
        if (chosen) onOpen(chosen);
      }}
    />
  );
}
