import type { Category, CategoryNode } from '../model/category.ts';
import { compareNames, nameKey } from './names.ts';

export interface CategoryTree {
  /** Main categories with everything below them. */
  roots: readonly CategoryNode[];
  /** Categories whose parent is not there, or that stand in a ring; with what hangs below them. Nothing is lost. */
  unplaced: readonly CategoryNode[];
}

/**
 * Groups children under the parent whose name equals their parent name (S-292); siblings stand in alphabetical order
 * (S-293). Every category comes back exactly once, whatever the stored parents say (O38).
 */
export function buildCategoryTree(categories: readonly Category[]): CategoryTree {
  const sorted = categories.toSorted((a, b) => compareNames(a.name, b.name));
  const byName = new Map<string, Category>();
  for (const category of sorted) {
    const key = nameKey(category.name);
    if (!byName.has(key)) byName.set(key, category);
  }
  const children = new Map<Category, Category[]>();
  const tops: Category[] = [];
  const lost: Category[] = [];
  for (const category of sorted) {
    const parent = category.parentName === null ? null : byName.get(nameKey(category.parentName));
    if (parent === null) tops.push(category);
    else if (parent === undefined) lost.push(category);
    else children.set(parent, [...(children.get(parent) ?? []), category]);
  }

  const placed = new Set<Category>();
  const nodeOf = (category: Category): CategoryNode => {
    placed.add(category);
    const below = (children.get(category) ?? []).filter((child) => !placed.has(child));
    return { category, children: below.map(nodeOf) };
  };
  const roots = tops.map(nodeOf);
  const unplaced = lost.map(nodeOf);
  for (const category of sorted) if (!placed.has(category)) unplaced.push(nodeOf(category));
  return { roots, unplaced };
}

/** All categories of some nodes, each before those below it. */
export function flattenTree(nodes: readonly CategoryNode[]): Category[] {
  return nodes.flatMap(({ category, children }) => [category, ...flattenTree(children)]);
}

/**
 * One list out of the main and the sub list (S-302, D-42): a category that comes twice, by `cid`, is taken once, as it
 * stands in the first list.
 */
export function mergeCategories(...lists: readonly (readonly Category[])[]): Category[] {
  const byId = new Map<number, Category>();
  for (const category of lists.flat()) if (!byId.has(category.id)) byId.set(category.id, category);
  return [...byId.values()];
}

/** From the main category down to the one with this id; null when it is not there. A ring of parents ends the path. */
export function categoryPath(categories: readonly Category[], id: number): Category[] | null {
  let current = categories.find((category) => category.id === id);
  if (!current) return null;
  const byName = new Map(categories.map((category) => [nameKey(category.name), category]));
  const path: Category[] = [];
  while (current && !path.includes(current)) {
    path.unshift(current);
    const { parentName }: Category = current;
    current = parentName === null ? undefined : byName.get(nameKey(parentName));
  }
  return path;
}

/** The categories right below a parent (null: the main categories), in alphabetical order. */
export function childCategories(categories: readonly Category[], parentName: string | null): Category[] {
  const key = parentName === null ? null : nameKey(parentName);
  return categories
    .filter((category) => (category.parentName === null ? null : nameKey(category.parentName)) === key)
    .toSorted((a, b) => compareNames(a.name, b.name));
}
