import type { Category, CategoryNode } from '../model/category.ts';
import { compareNames, nameKey } from './names.ts';

export interface CategoryTree {
  /** Main categories with everything below them. */
  roots: readonly CategoryNode[];
  /** Categories whose parent is not there, and one of each ring of parents; with what hangs below. Nothing is lost. */
  unplaced: readonly CategoryNode[];
}

interface MutableNode extends CategoryNode {
  children: MutableNode[];
}

/**
 * Groups children under the parent whose name equals their parent name (S-292); siblings stand in alphabetical order
 * (S-293). Every category comes back exactly once, whatever the stored parents say (O38); of categories with one name,
 * the first listed has the children. Walks without recursion: legacy data may be thousands deep.
 */
export function buildCategoryTree(categories: readonly Category[]): CategoryTree {
  const named = categoriesByName(categories);
  const nodes = categories
    .toSorted((a, b) => compareNames(a.name, b.name))
    .map((category): MutableNode => ({ category, children: [] }));
  const nodeOf = new Map(nodes.map((node) => [node.category, node]));
  const parents = new Map<MutableNode, MutableNode>();
  for (const node of nodes) {
    const { parentName } = node.category;
    const category = parentName === null ? undefined : named.get(nameKey(parentName));
    const parent = category && nodeOf.get(category);
    if (parent) parents.set(node, parent);
  }
  for (const head of findCycleStarts(nodes, parents)) parents.delete(head);

  const roots: MutableNode[] = [];
  const unplaced: MutableNode[] = [];
  for (const node of nodes) {
    const { parentName } = node.category;
    const siblings = parents.get(node)?.children ?? (parentName === null ? roots : unplaced);
    siblings.push(node);
  }
  return { roots, unplaced };
}

/** Of each ring of parents the one that is first in the alphabet: where the ring is cut open. */
function findCycleStarts(
  nodes: readonly MutableNode[],
  parents: ReadonlyMap<MutableNode, MutableNode>,
): MutableNode[] {
  const walked = new Set<MutableNode>();
  return nodes.flatMap((start) => {
    const trail: MutableNode[] = [];
    const onTrail = new Set<MutableNode>();
    let node: MutableNode | undefined = start;
    while (node && !walked.has(node)) {
      walked.add(node);
      trail.push(node);
      onTrail.add(node);
      node = parents.get(node);
    }
    if (!node || !onTrail.has(node)) return [];
    const ring = trail.slice(trail.indexOf(node));
    return ring.reduce((first, other) =>
      compareNames(first.category.name, other.category.name) > 0 ? other : first,
    );
  });
}

/** All categories of some nodes, each before those below it. */
export function flattenTree(nodes: readonly CategoryNode[]): Category[] {
  const flat: Category[] = [];
  const waiting = [...nodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    flat.push(node.category);
    for (const child of node.children.toReversed()) waiting.push(child);
  }
  return flat;
}

/** Categories by the key of their names; of several with one name, the first listed. */
export function categoriesByName(categories: readonly Category[]): ReadonlyMap<string, Category> {
  const named = new Map<string, Category>();
  for (const category of categories) {
    const key = nameKey(category.name);
    if (!named.has(key)) named.set(key, category);
  }
  return named;
}
