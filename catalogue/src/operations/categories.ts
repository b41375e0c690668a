import type { Category } from '../model/category.ts';
import { buildCategoryTree, categoriesByName, flattenTree } from './categoryTree.ts';
import { compareNames, isSameName, nameKey } from './names.ts';

/**
 * Merges lists of categories, such as the main and the sub list (S-302, D-42). Of categories with the same id, the first
 * is kept.
 */
export function mergeCategories(...lists: readonly (readonly Category[])[]): Category[] {
  const byId = new Map<number, Category>();
  for (const category of lists.flat()) if (!byId.has(category.id)) byId.set(category.id, category);
  return [...byId.values()];
}

/** Returns the category of a name, ignoring case and spacing (D-05). */
export function findCategoryByName(categories: readonly Category[], name: string): Category | undefined {
  return categories.find((category) => isSameName(category.name, name));
}

/** Returns the path from the main category to the one with this id; null for an unknown id. A cycle of parents ends it. */
export function findCategoryPath(categories: readonly Category[], id: number): Category[] | null {
  const category = categories.find((one) => one.id === id);
  return category ? createPathFinder(categories)(category) : null;
}

/** Returns a function that finds the path of a category; it indexes the list once. */
export function createPathFinder(categories: readonly Category[]): (category: Category) => Category[] {
  const byName = categoriesByName(categories);
  return (category) => {
    const path = new Set<Category>();
    let current: Category | undefined = category;
    while (current && !path.has(current)) {
      path.add(current);
      const { parentName }: Category = current;
      current = parentName === null ? undefined : byName.get(nameKey(parentName));
    }
    return [...path].reverse();
  };
}

/** Formats a path on one line for the parent options (S-285). */
export const formatCategoryPath = (names: readonly string[]) => names.join(' > ');

/** Returns the direct subcategories of a parent (null: the main categories) in alphabetical order. */
export function childCategories(categories: readonly Category[], parentName: string | null): Category[] {
  const key = parentName === null ? null : nameKey(parentName);
  return categories
    .filter((category) => (category.parentName === null ? null : nameKey(category.parentName)) === key)
    .toSorted((a, b) => compareNames(a.name, b.name));
}

/** Returns all categories below a category in preorder; never the category itself, even in a cycle of parents. */
export function descendantCategories(categories: readonly Category[], name: string): Category[] {
  const { roots, unplaced } = buildCategoryTree(
    // As a main category it becomes a root, which also breaks a cycle that it is part of.
    categories.map((category) =>
      isSameName(category.name, name) ? { ...category, parentName: null } : category,
    ),
  );
  const self = [...roots, ...unplaced].find(({ category }) => isSameName(category.name, name));
  return self ? flattenTree(self.children) : [];
}
