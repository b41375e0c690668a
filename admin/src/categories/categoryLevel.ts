import type { Category } from '@elvora/catalogue/model';
import { buildCategoryTree, findCategoryPath, childCategories } from '@elvora/catalogue/operations';

/** What Category Management shows at one level of the tree. */
export interface CategoryLevel {
  /** From the main category down to the one drilled into; empty at the root. */
  path: readonly Category[];
  /** The categories right below it, by name (S-293). */
  children: readonly Category[];
  /** At the root: those whose parent does not exist any more, so that nothing is out of reach. */
  unplaced: readonly Category[];
}

/** Cuts one level out of all categories; `null` when the category drilled into is not there. */
export function categoryLevel(categories: readonly Category[], cid: number | null): CategoryLevel | null {
  const path = cid === null ? [] : findCategoryPath(categories, cid);
  if (!path) return null;
  const unplaced = cid === null ? buildCategoryTree(categories).unplaced.map(({ category }) => category) : [];
  return { path, children: childCategories(categories, path.at(-1)?.name ?? null), unplaced };
}

/** Categories that are shown at once. */
export const categoriesPerPage = 60;

/** The page that is shown of so many categories: an address may ask for one that is no more. */
export const clampPage = (page: number, total: number) =>
  Math.min(page, Math.max(1, Math.ceil(total / categoriesPerPage)));

/** One page of a level: what has no place comes after what has one. */
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
