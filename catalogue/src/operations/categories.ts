import type { Category } from '../model/category.ts';
import { buildCategoryTree, categoriesByName, flattenTree } from './categoryTree.ts';
import { compareNames, isSameName, nameKey } from './names.ts';

/**
 * One list out of the main and the sub list (S-302, D-42): a category that comes twice, by `cid`, is taken once, as it
 * stands in the first list.
 */
export function mergeCategories(...lists: readonly (readonly Category[])[]): Category[] {
  const byId = new Map<number, Category>();
  for (const category of lists.flat()) if (!byId.has(category.id)) byId.set(category.id, category);
  return [...byId.values()];
}

/** The category of a name, without regard to case and spacing (D-05). */
export function findCategoryByName(categories: readonly Category[], name: string): Category | undefined {
  return categories.find((category) => isSameName(category.name, name));
}

/** From the main category down to the one with this id; null when it is not there. A ring of parents ends the path. */
export function findCategoryPath(categories: readonly Category[], id: number): Category[] | null {
  const category = categories.find((one) => one.id === id);
  return category ? createPathFinder(categories)(category) : null;
}

/** Finds the paths of many categories of one list: its names are read once. */
export function createPathFinder(categories: readonly Category[]): (category: Category) => Category[] {
  const named = categoriesByName(categories);
  return (category) => {
    const path = new Set<Category>();
    let current: Category | undefined = category;
    while (current && !path.has(current)) {
      path.add(current);
      const { parentName }: Category = current;
      current = parentName === null ? undefined : named.get(nameKey(parentName));
    }
    return [...path].reverse();
  };
}

/** A path in one line, as the parent options show it (S-285). */
export const formatCategoryPath = (names: readonly string[]) => names.join(' > ');

/** The categories right below a parent (null: the main categories), in alphabetical order. */
export function childCategories(categories: readonly Category[], parentName: string | null): Category[] {
  const key = parentName === null ? null : nameKey(parentName);
  return categories
    .filter((category) => (category.parentName === null ? null : nameKey(category.parentName)) === key)
    .toSorted((a, b) => compareNames(a.name, b.name));
}

/** Everything below a category, each before those below it; itself never, even in a ring. */
export function descendantCategories(categories: readonly Category[], name: string): Category[] {
  const { roots, unplaced } = buildCategoryTree(
    // As a main category the wanted one is a root, which also opens a ring it may stand in.
    categories.map((category) =>
      isSameName(category.name, name) ? { ...category, parentName: null } : category,
    ),
  );
  const self = [...roots, ...unplaced].find(({ category }) => isSameName(category.name, name));
  return self ? flattenTree(self.children) : [];
}
