import type { Category } from '@elvora/catalogue/model';
import { buildCategoryTree, findCategoryPath, childCategories } from '@elvora/catalogue/operations';

/** One level of the category tree. */
export interface CategoryLevel {
  /** From the main category to the open one; empty at the root. */
  path: readonly Category[];
  /** Direct subcategories, sorted by name (S-293). */
  children: readonly Category[];
  /** At the root: categories whose parent no longer exists, so that they stay reachable. */
  unplaced: readonly Category[];
}

/** Returns one level of the tree; null when the open category does not exist. */
export function categoryLevel(categories: readonly Category[], cid: number | null): CategoryLevel | null {
  const path = cid === null ? [] : findCategoryPath(categories, cid);
  if (!path) return null;
  const unplaced = cid === null ? buildCategoryTree(categories).unplaced.map(({ category }) => category) : [];
  return { path, children: childCategories(categories, path.at(-1)?.name ?? null), unplaced };
}

/** Categories on one page. */
export const categoriesPerPage = 60;

/** Clamps a page from the URL to the pages that exist. */
export const clampPage = (page: number, total: number) =>
  Math.min(page, Math.max(1, Math.ceil(total / categoriesPerPage)));

/** Returns one page of a level; unplaced categories come last. */
export function paginateLevel(
  { children, unplaced }: Pick<CategoryLevel, 'children' | 'unplaced'>,
  page: number,
): Pick<CategoryLevel, 'children' | 'unplaced'> {
  const first = (page - 1) * categoriesPerPage;
  const last = first + categoriesPerPage;
  return {
    children: children.slice(first, last),
    unplaced: unplaced.slice(Math.max(0, first - children.length), Math.max(0, last - children.length)),
  };
}
