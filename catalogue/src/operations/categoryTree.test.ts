import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Category } from '../model/category.ts';
import {
  buildCategoryTree,
  categoryPath,
  childCategories,
  flattenTree,
  mergeCategories,
} from './categoryTree.ts';

const category = (id: number, name: string, parentName: string | null = null): Category => ({
  id,
  name,
  parentName,
  picture: null,
  isActive: true,
  path: [name],
  productCount: null,
  subcategoryCount: null,
  version: 1,
});

const named = fc.constantFrom('A', 'a ', 'B', 'C', 'D', 'E');
const forests = fc
  .array(fc.tuple(named, fc.option(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'gone'))), { maxLength: 12 })
  .map((rows) => rows.map(([name, parent], index) => category(index + 1, name, parent)));

describe('buildCategoryTree', () => {
  it('groups by parent name and sorts siblings (S-292, S-293)', () => {
    const { roots, unplaced } = buildCategoryTree([
      category(1, 'relays'),
      category(2, 'Breakers'),
      category(3, 'Timers', 'Relays '),
      category(4, 'Sockets', 'relays'),
    ]);
    expect(flattenTree(roots).map(({ name }) => name)).toEqual(['Breakers', 'relays', 'Sockets', 'Timers']);
    expect(unplaced).toEqual([]);
  });

  it('places every category exactly once, through cycles, orphans and duplicates (O38)', () => {
    fc.assert(
      fc.property(forests, (categories) => {
        const { roots, unplaced } = buildCategoryTree(categories);
        const ids = flattenTree([...roots, ...unplaced]).map(({ id }) => id);
        expect(ids.toSorted((a, b) => a - b)).toEqual(categories.map(({ id }) => id));
      }),
    );
  });

  it('sets an orphan and a ring apart', () => {
    const { roots, unplaced } = buildCategoryTree([
      category(1, 'A', 'B'),
      category(2, 'B', 'A'),
      category(3, 'C', 'gone'),
      category(4, 'D', 'D'),
    ]);
    expect(roots).toEqual([]);
    expect(
      flattenTree(unplaced)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['A', 'B', 'C', 'D']);
  });

  it('builds 5,000 in well under a blink (O38)', () => {
    const many = Array.from({ length: 5000 }, (_, at) =>
      category(at + 1, `Category ${at}`, at === 0 ? null : `Category ${Math.floor(at / 8)}`),
    );
    buildCategoryTree(many);
    const start = performance.now();
    const { roots } = buildCategoryTree(many);
    expect(performance.now() - start).toBeLessThan(200);
    expect(flattenTree(roots)).toHaveLength(5000);
  });
});

describe('mergeCategories', () => {
  it('takes a category that comes twice once (D-42, S-302)', () => {
    const merged = mergeCategories([category(1, 'A')], [category(1, 'A again'), category(2, 'B', 'A')]);
    expect(merged.map(({ name }) => name)).toEqual(['A', 'B']);
  });
});

describe('paths and levels', () => {
  const all = [
    category(1, 'A'),
    category(2, 'B', 'a'),
    category(3, 'C', 'B'),
    category(9, 'R', 'S'),
    category(10, 'S', 'R'),
  ];

  it('lead from the main category down', () => {
    expect(categoryPath(all, 3)?.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    expect(categoryPath(all, 4)).toBeNull();
  });

  it('end in a ring', () => {
    expect(categoryPath(all, 9)?.map(({ name }) => name)).toEqual(['S', 'R']);
  });

  it('list what is right below, or the main categories', () => {
    expect(childCategories(all, 'A ').map(({ name }) => name)).toEqual(['B']);
    expect(childCategories(all, null).map(({ name }) => name)).toEqual(['A']);
  });
});
