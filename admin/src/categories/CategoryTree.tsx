import type { Category, CategoryNode } from '@elvora/catalogue/model';
import { buildCategoryTree, isSameName } from '@elvora/catalogue/operations';
import { Chip } from '@elvora/design-system/Chip';
import { afterPaint } from '@elvora/design-system/hooks';
import { type TreeNode, TreeView } from '@elvora/design-system/TreeView';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { texts } from '../texts.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import type { CategoryActions } from './categoryTask.ts';

interface CategoryTreeProps {
  categories: readonly Category[];
  actions: CategoryActions;
  /** Opens the level of a category. */
  onOpen: (category: Category) => void;
}

/** All categories as a tree. */
export function CategoryTree({ categories, actions, onOpen }: CategoryTreeProps) {
  const { roots, unplaced } = useMemo(() => buildCategoryTree(categories), [categories]);
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(
    () => new Set(initiallyExpanded(roots).map(nodeId)),
  );
  useEffect(function openAllRoots() {
    afterPaint(() =>
      startTransition(() => setExpandedIds((open) => new Set([...open, ...roots.map(nodeId)]))),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once: afterwards the user decides what is expanded
  }, []);
  const toNode = ({ category, children }: CategoryNode): TreeNode => ({
    id: String(category.id),
    label: category.name,
    // A getter, so that collapsed branches are not built.
    get children() {
      return children.map(toNode);
    },
    facts: (
      <Chip hasDot tone={category.isActive ? 'success' : 'neutral'}>
        {category.isActive ? texts.categories.active : texts.categories.inactive}
      </Chip>
    ),
    actions: <CategoryMenu actions={actions} category={category} isComplete />,
  });
  const withId = (id: string | null) => categories.find((category) => String(category.id) === id);
  return (
    <TreeView
      expandedIds={expandedIds}
      isMoveAllowed={({ id, parentId }) => {
        const moved = withId(id);
        return moved !== undefined && !isChildOf(moved, withId(parentId)?.name ?? null);
      }}
      label={texts.categories.heading}
      labels={{ root: texts.categories.toRoot }}
      nodes={[...roots, ...unplaced].map(toNode)}
      onExpandedChange={setExpandedIds}
      onMove={
        actions.canEdit
          ? ({ id, parentId }) => {
              const moved = withId(id);
              const parent = withId(parentId);
              if (!moved) return;
              actions.onReparent(moved, parent?.name ?? null);
              // Expand the new parent, so that the moved category stays visible.
              if (parent) setExpandedIds(new Set([...expandedIds, String(parent.id)]));
            }
          : undefined
      }
      onAction={(id) => {
        const category = withId(id);
        if (category) onOpen(category);
      }}
    />
  );
}

const nodeId = ({ category }: CategoryNode) => String(category.id);

/** Approximate number of rows on a screen. */
const rowsPerScreen = 20;

/** Main categories that are expanded in the first paint; the others expand after it. */
function initiallyExpanded(roots: readonly CategoryNode[]): CategoryNode[] {
  let rows = roots.length;
  return roots.filter(({ children }) => (rows += children.length) <= rowsPerScreen);
}

/** Whether the category is already a child of this parent; null is the root. */
const isChildOf = ({ parentName }: Category, target: string | null) =>
  parentName === null || target === null ? parentName === target : isSameName(parentName, target);
