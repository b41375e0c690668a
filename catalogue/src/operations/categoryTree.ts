import type { Category, CategoryNode } from '../model/category.ts';
import { compareNames, nameKey } from './names.ts';

export interface CategoryTree {
  /** Main categories with their subcategories. */
  roots: readonly CategoryNode[];
  /** Categories with an unknown parent, and one of each cycle of parents, with their subcategories. */
  unplaced: readonly CategoryNode[];
}

interface MutableNode extends CategoryNode {
  children: MutableNode[];
}

/**
 * Groups children under the parent with the name in their parent field (S-292), siblings in
 * alphabetical order (S-293). Contains every category exactly once, even for broken or cyclic
 * parents (O38); of categories with the same name, the first gets the children. Iterative, because
 * imported data may be nested thousands deep.
 */
export function buildCategoryTree(categories: readonly Category[]): CategoryTree {
  const byName = categoriesByName(categories);
  const nodes = categories
    .toSorted((a, b) => compareNames(a.name, b.name))
    .map((category): MutableNode => ({ category, children: [] }));
  const nodesByCategory = new Map(nodes.map((node) => [node.category, node]));
  const parents = new Map<MutableNode, MutableNode>();
  for (const node of nodes) {
    const { parentName } = node.category;
    const category = parentName === null ? undefined : byName.get(nameKey(parentName));
    const parent = category && nodesByCategory.get(category);
    if (parent) parents.set(node, parent);
  }
  for (const start of findCycleStarts(nodes, parents)) parents.delete(start);

  const roots: MutableNode[] = [];
  const unplaced: MutableNode[] = [];
  for (const node of nodes) {
    const { parentName } = node.category;
    const siblings = parents.get(node)?.children ?? (parentName === null ? roots : unplaced);
    siblings.push(node);
  }
  return { roots, unplaced };
}

/** Returns the alphabetically first node of each cycle of parents, where the cycle is broken. */
function findCycleStarts(
  nodes: readonly MutableNode[],
  parents: ReadonlyMap<MutableNode, MutableNode>,
): MutableNode[] {
  const visited = new Set<MutableNode>();
  return nodes.flatMap((start) => {
    const trail: MutableNode[] = [];
    const onTrail = new Set<MutableNode>();
    let node: MutableNode | undefined = start;
    while (node && !visited.has(node)) {
      visited.add(node);
      trail.push(node);
      onTrail.add(node);
      node = parents.get(node);
    }
    if (!node || !onTrail.has(node)) return [];
    const cycle = trail.slice(trail.indexOf(node));
    return cycle.reduce((first, other) =>
      compareNames(first.category.name, other.category.name) > 0 ? other : first,
    );
  });
}

/** Returns the categories of trees in preorder. */
export function flattenTree(nodes: readonly CategoryNode[]): Category[] {
  const flat: Category[] = [];
  const stack = [...nodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    flat.push(node.category);
    for (const child of node.children.toReversed()) stack.push(child);
  }
  return flat;
}

/** Indexes categories by `nameKey`; of several with the same name, the first is kept. */
export function categoriesByName(categories: readonly Category[]): ReadonlyMap<string, Category> {
  const byName = new Map<string, Category>();
  for (const category of categories) {
    const key = nameKey(category.name);
    if (!byName.has(key)) byName.set(key, category);
  }
  return byName;
}
