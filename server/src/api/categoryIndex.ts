import { compareNames, nameKey } from '@elvora/catalogue/operations';
import type { CategoryRow, Store } from '../store/index.ts';

/** The category tree of one catalogue version, ready to be asked. */
export interface CategoryIndex {
  version: number;
  all: readonly CategoryRow[];
  byId(id: number): CategoryRow | undefined;
  /** By name, without regard to case and spaces; an earlier name leads to the category too. */
  byName(name: string): CategoryRow | undefined;
  /** Right below a category, or the main ones; in alphabetical order. */
  children(id: number | null): readonly CategoryRow[];
  /** From the main category down to this one. */
  path(id: number): readonly CategoryRow[];
  /** The category and everything below it. */
  withDescendants(id: number): readonly CategoryRow[];
  /** Active, and so is everything above it (D-26). */
  isVisible(id: number): boolean;
  hiddenIds: readonly number[];
  /** Visible products here and below. */
  productCount(id: number): number;
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
  const below = Map.groupBy(sorted, ({ parent_id }) =>
    parent_id !== null && ids.has(parent_id) ? parent_id : null,
  );

  // Without recursion: a chain of thousands of parents, which only damaged data has, must not end the process (O38).
  const placed = new Set<number>();
  const visible = new Set<number>();
  const waiting = [...(below.get(null) ?? [])];
  for (let category = waiting.pop(); category; category = waiting.pop()) {
    const { id, parent_id: parentId, active } = category;
    placed.add(id);
    const isShownAbove = parentId === null || !ids.has(parentId) || visible.has(parentId);
    if (isShownAbove && active === 1) visible.add(id);
    waiting.push(...(below.get(id) ?? []));
  }

  const path = (id: number): CategoryRow[] => {
    const found: CategoryRow[] = [];
    let current = placed.has(id) ? ids.get(id) : undefined;
    while (current) {
      found.push(current);
      current = current.parent_id === null ? undefined : ids.get(current.parent_id);
    }
    return found.reverse();
  };

  const withDescendants = (id: number): CategoryRow[] => {
    const top = ids.get(id);
    // A set keeps the order, takes each once even in a ring of parents, and may grow while it is walked.
    const found = new Set(top ? [top] : []);
    for (const category of found) {
      for (const child of below.get(category.id) ?? []) found.add(child);
    }
    return [...found];
  };

  return {
    version,
    all: sorted,
    byId: (id) => ids.get(id),
    byName: (name) => names.get(nameKey(name)) ?? ids.get(aliases.get(nameKey(name)) ?? -1),
    children: (id) => below.get(id) ?? [],
    path,
    withDescendants,
    isVisible: (id) => visible.has(id),
    hiddenIds: categories.filter(({ id }) => !visible.has(id)).map(({ id }) => id),
    productCount: (id) =>
      withDescendants(id)
        .filter((category) => visible.has(category.id))
        .reduce((sum, category) => sum + (counts.get(category.id) ?? 0), 0),
  };
}

/** Keeps the index of the newest catalogue version; many who need it at once share one. */
export function createCategoryIndexCache(store: Store): () => Promise<CategoryIndex> {
  let kept: { version: number; index: Promise<CategoryIndex> } | null = null;

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
    if (kept?.version !== version) {
      const making = { version, index: build(version) };
      kept = making;
      making.index.catch(() => {
        if (kept === making) kept = null;
      });
    }
    return kept.index;
  };
}
