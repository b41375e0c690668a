import { nameKey } from '@elvora/catalogue/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCategoryIndex } from '../../src/api/categoryIndex.ts';
import type { CategoryRow } from '../../src/store/index.ts';

const row = (id: number, parentId: number | null, active = 1): CategoryRow => ({
  id,
  parent_id: parentId,
  name: `Category ${id}`,
  name_key: nameKey(`Category ${id}`),
  description: null,
  image: null,
  active,
  version: 1,
  deleted_at: null,
  deletion_id: null,
});

const indexOf = (categories: readonly CategoryRow[], counts: ReadonlyMap<number, number> = new Map()) =>
  buildCategoryIndex({ version: 1, categories, aliases: new Map(), counts });

/** Any graph of parents, including orphans, cycles and a category that is its own parent. */
const graphs = fc
  .integer({ min: 1, max: 30 })
  .chain((size) =>
    fc.array(
      fc.record({
        parent: fc.option(fc.integer({ min: 1, max: size + 2 })),
        active: fc.integer({ min: 0, max: 1 }),
      }),
      { minLength: size, maxLength: size },
    ),
  )
  .map((entries) => entries.map(({ parent, active }, index) => row(index + 1, parent, active)));

describe('the category index', () => {
  it('keeps every category and terminates for any parents, cycles included (O38)', () => {
    fc.assert(
      fc.property(graphs, (categories) => {
        const index = indexOf(categories, new Map(categories.map(({ id }) => [id, 1])));
        expect(index.all.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
          categories.map(({ id }) => id),
        );
        for (const { id } of categories) {
          const below = index.withDescendants(id);
          expect(new Set(below).size).toBe(below.length);
          expect(index.productCount(id, 'visible')).toBeLessThanOrEqual(below.length);
        }
      }),
    );
  });

  it('shows a category only if all its ancestors are active (D-26)', () => {
    fc.assert(
      fc.property(graphs, (categories) => {
        const index = indexOf(categories);
        for (const { id } of categories) {
          const path = index.path(id);
          if (index.isVisible(id)) expect(path.every(({ active }) => active === 1)).toBe(true);
          else if (path.length > 0) expect(path.some(({ active }) => active === 0)).toBe(true);
        }
        const hidden = new Set(index.hiddenIds);
        expect(categories.every(({ id }) => hidden.has(id) !== index.isVisible(id))).toBe(true);
      }),
    );
  });

  it('indexes a chain of 5,000 nested categories quickly (O38)', () => {
    const categories = Array.from({ length: 5000 }, (_value, index) =>
      row(index + 1, index === 0 ? null : index),
    );
    const before = process.threadCpuUsage();
    const index = indexOf(categories);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1000);
    expect(index.path(5000)).toHaveLength(5000);
    expect(index.withDescendants(1)).toHaveLength(5000);
  });
});
