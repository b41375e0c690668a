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
  /** Goes down into a category. */
  onOpen: (category: Category) => void;
}

/** All categories at once, to be walked with the arrow keys. */
export function CategoryTree({ categories, actions, onOpen }: CategoryTreeProps) {
  const { roots, unplaced } = useMemo(() => buildCategoryTree(categories), [categories]);
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(
    () => new Set(initiallyExpanded(roots).map(nodeId)),
  );
  useEffect(function openAllRoots() {
    afterPaint(() =>
      startTransition(() => setExpandedIds((open) => new Set([...open, ...roots.map(nodeId)]))),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once: after that it is in the hands of who uses it
  }, []);
  const toNode = ({ category, children }: CategoryNode): TreeNode => ({
    id: String(category.id),
    label: category.name,
    // What is not shown is not made.
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
              // It is seen where it went.
              if (parent) setExpandedIds(new Set([...expandedIds, String(parent.id)]));
            }
          : undefined
      }
      onAction={(id) => {
        const chosen = withId(id);
        if (chosen) onOpen(chosen);
      }}
    />
  );
}

const nodeId = ({ category }: CategoryNode) => String(category.id);

/** About as many rows as a screen shows. */
const rowsPerScreen = 20;

/** The main categories that are open in the first picture of the tree; the others open once it is painted. */
function initiallyExpanded(roots: readonly CategoryNode[]): CategoryNode[] {
  let rows = roots.length;
  return roots.filter(({ children }) => (rows += children.length) <= rowsPerScreen);
}

/** Whether it stands there already. */
const isChildOf = ({ parentName }: Category, place: string | null) =>
  parentName === null || place === null ? parentName === place : isSameName(parentName, place);
