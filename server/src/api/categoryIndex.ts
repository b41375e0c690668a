import { compareNames, nameKey } from '@elvora/catalogue/operations';
import { createVersionedCache } from '../cache/versionedCache.ts';
import type { CategoryRow, Store } from '../store/index.ts';

/** Category tree of one catalogue version, indexed for lookups. */
export interface CategoryIndex {
  version: number;
  all: readonly CategoryRow[];
  byId(id: number): CategoryRow | undefined;
  /** Looks up a name in any case and spacing; an earlier name leads to its category too (D-06). */
  byName(name: string): CategoryRow | undefined;
  /** Direct children in alphabetical order; with null, the main categories. */
  children(id: number | null): readonly CategoryRow[];
  /** From the main category to this one. */
  path(id: number): readonly CategoryRow[];
  /** The category and all its descendants. */
  withDescendants(id: number): readonly CategoryRow[];
  /** Whether the category and all its ancestors are active (D-26). */
  isVisible(id: number): boolean;
  hiddenIds: readonly number[];
  /** Products in the category and its descendants: those visitors see, or all. */
  productCount(id: number, scope: 'visible' | 'all'): number;
}

export function buildCategoryIndex(input: {
  version: number;
  categories: readonly CategoryRow[];
  aliases: ReadonlyMap<string, number>;
  counts: ReadonlyMap<number, number>;
}): CategoryIndex {
  const { version, categories, aliases, counts } = input;
  const ids = new Map(categories.map((category) => [category.id, category]));
  const names = new Map(categories.map((category) => [category.name_key, category]));
  const sorted = categories.toSorted((a, b) => compareNames(a.name, b.name));
  const childrenByParent = Map.groupBy(sorted, ({ parent_id }) =>
    parent_id !== null && ids.has(parent_id) ? parent_id : null,
  );

  // Iterative: thousands of nested parents, which only damaged data has, must not overflow the stack (O38).
  const reachable = new Set<number>();
  const visible = new Set<number>();
  const stack = [...(childrenByParent.get(null) ?? [])];
  for (let category = stack.pop(); category; category = stack.pop()) {
    const { id, parent_id: parentId, active } = category;
    reachable.add(id);
    const isParentVisible = parentId === null || !ids.has(parentId) || visible.has(parentId);
    if (isParentVisible && active === 1) visible.add(id);
    stack.push(...(childrenByParent.get(id) ?? []));
  }

  const path = (id: number): CategoryRow[] => {
    const ancestors: CategoryRow[] = [];
    let current = reachable.has(id) ? ids.get(id) : undefined;
    while (current) {
      ancestors.push(current);
      current = current.parent_id === null ? undefined : ids.get(current.parent_id);
    }
    return ancestors.reverse();
  };

  const withDescendants = (id: number): CategoryRow[] => {
    const root = ids.get(id);
    // A set keeps insertion order, holds each category once even in a cycle, and may grow during iteration.
    const subtree = new Set(root ? [root] : []);
    for (const category of subtree) {
      for (const child of childrenByParent.get(category.id) ?? []) subtree.add(child);
    }
    return [...subtree];
  };

  return {
    version,
    all: sorted,
    byId: (id) => ids.get(id),
    byName: (name) => names.get(nameKey(name)) ?? ids.get(aliases.get(nameKey(name)) ?? -1),
    children: (id) => childrenByParent.get(id) ?? [],
    path,
    withDescendants,
    isVisible: (id) => visible.has(id),
    hiddenIds: categories.filter(({ id }) => !visible.has(id)).map(({ id }) => id),
    productCount: (id, scope) =>
      withDescendants(id)
        .filter((category) => scope === 'all' || visible.has(category.id))
        .reduce((sum, category) => sum + (counts.get(category.id) ?? 0), 0),
  };
}

/** Returns the index of the current catalogue version, built once and shared by concurrent callers. */
export function createCategoryIndexCache(store: Store): () => Promise<CategoryIndex> {
  const cache = createVersionedCache<number, CategoryIndex>({ maxSize: 1 });

  async function build(version: number): Promise<CategoryIndex> {
    const [categories, aliases, counts] = await Promise.all([
      store.categories(),
      store.categoryAliases(),
      store.countByCategory(),
    ]);
    return buildCategoryIndex({ version, categories, aliases, counts });
  }

  return async () => {
    const version = await store.catalogueVersion();
    return cache.getOrCreate('index', version, () => build(version));
  };
}
