import type { Category } from '@elvora/catalogue/model';
import { buildCategoryTree, categoryPath, childCategories } from '@elvora/catalogue/operations';

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
  const path = cid === null ? [] : categoryPath(categories, cid);
  if (!path) return null;
  const unplaced = cid === null ? buildCategoryTree(categories).unplaced.map(({ category }) => category) : [];
  return { path, children: childCategories(categories, path.at(-1)?.name ?? null), unplaced };
}
