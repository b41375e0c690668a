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

  const paths = new Map<number, readonly CategoryRow[]>();
  const visible = new Set<number>();
  const descend = (category: CategoryRow, above: readonly CategoryRow[], isShown: boolean) => {
    const path = [...above, category];
    paths.set(category.id, path);
    const isSelfShown = isShown && category.active === 1;
    if (isSelfShown) visible.add(category.id);
    for (const child of below.get(category.id) ?? []) descend(child, path, isSelfShown);
  };
  for (const top of below.get(null) ?? []) descend(top, [], true);

  /** Parents in a ring, which only damaged data has, must not go round for ever (O38). */
  const withDescendants = (id: number): CategoryRow[] => {
    const found = new Set<CategoryRow>();
    const gather = (category: CategoryRow | undefined) => {
      if (!category || found.has(category)) return;
      found.add(category);
      below.get(category.id)?.forEach(gather);
    };
    gather(ids.get(id));
    return [...found];
  };

  return {
    version,
    all: sorted,
    byId: (id) => ids.get(id),
    byName: (name) => names.get(nameKey(name)) ?? ids.get(aliases.get(nameKey(name)) ?? -1),
    children: (id) => below.get(id) ?? [],
    path: (id) => paths.get(id) ?? [],
    withDescendants,
    isVisible: (id) => visible.has(id),
    hiddenIds: categories.filter(({ id }) => !visible.has(id)).map(({ id }) => id),
    productCount: (id) =>
      withDescendants(id)
        .filter((category) => visible.has(category.id))
        .reduce((sum, category) => sum + (counts.get(category.id) ?? 0), 0),
  };
}

/** Keeps the index of the newest catalogue version. */
export function categoryIndexOf(store: Store): () => Promise<CategoryIndex> {
  let kept: CategoryIndex | null = null;
  return async () => {
    const version = await store.catalogueVersion();
    if (kept?.version !== version) {
      const [categories, aliases, counts] = await Promise.all([
        store.categories(),
        store.categoryAliases(),
        store.countByCategory(),
      ]);
      kept = buildCategoryIndex({ version, categories, aliases, counts });
    }
    return kept;
  };
}
