import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCategory } from '../fixtures/builders.ts';
import type { Category, CategoryNode } from '../model/category.ts';
import { buildCategoryTree, categoriesByName, flattenTree } from './categoryTree.ts';
import { compareNames, isSameName } from './names.ts';

const category = (id: number, name: string, parentName: string | null = null): Category =>
  newCategory({ id, name, parentName });

const names = (categories: readonly Category[]) => categories.map(({ name }) => name);

/** Any stored parents: cycles, paths into cycles, orphans, duplicate names. */
const legacy = fc
  .array(
    fc.tuple(
      fc.constantFrom('A', 'a ', 'B', 'C', 'D', 'E'),
      fc.option(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'gone')),
    ),
    { maxLength: 12 },
  )
  .map((rows) => rows.map(([name, parent], index) => category(index + 1, name, parent)));

function everyNode(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.flatMap((node) => [node, ...everyNode(node.children)]);
}

describe('buildCategoryTree', () => {
  it('groups by parent name and sorts siblings (S-292, S-293)', () => {
    const { roots, unplaced } = buildCategoryTree([
      category(1, 'relays'),
      category(2, 'Breakers'),
      category(3, 'Timers', 'Relays '),
      category(4, 'Sockets', 'relays'),
    ]);
    expect(names(flattenTree(roots))).toEqual(['Breakers', 'relays', 'Sockets', 'Timers']);
    expect(unplaced).toEqual([]);
  });

  it('places every category exactly once, through cycles, orphans and duplicates (O38)', () => {
    fc.assert(
      fc.property(legacy, (categories) => {
        const { roots, unplaced } = buildCategoryTree(categories);
        const ids = flattenTree([...roots, ...unplaced]).map(({ id }) => id);
        expect(ids.toSorted((a, b) => a - b)).toEqual(categories.map(({ id }) => id));
      }),
      { numRuns: 1000 },
    );
  });

  it('places each category below its named parent, siblings in order, for any stored data (S-292, S-293, O38)', () => {
    fc.assert(
      fc.property(legacy, (categories) => {
        const { roots, unplaced } = buildCategoryTree(categories);
        for (const { category: parent, children } of everyNode([...roots, ...unplaced])) {
          expect(children.every((child) => isSameName(child.category.parentName ?? '', parent.name))).toBe(
            true,
          );
          const siblings = names(children.map((child) => child.category));
          expect(siblings.toSorted(compareNames)).toEqual(siblings);
        }
        expect(roots.every((root) => root.category.parentName === null)).toBe(true);
        expect(unplaced.every((root) => root.category.parentName !== null)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not depend on the order of a list without duplicates', () => {
    const parents = fc.array(fc.option(fc.constantFrom('A', 'B', 'C', 'D', 'gone')), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(parents, (stored) => {
        const list = ['A', 'B', 'C', 'D'].map((name, at) => category(at + 1, name, stored[at]));
        expect(buildCategoryTree(list.toReversed())).toEqual(buildCategoryTree(list));
      }),
    );
  });

  it('lists orphans as unplaced and breaks a cycle at its first name', () => {
    const { roots, unplaced } = buildCategoryTree([
      category(1, 'Apart', 'gone'),
      category(2, 'Before', 'Ring'),
      category(3, 'Ring', 'Ring of two'),
      category(4, 'Ring of two', 'Ring'),
      category(5, 'Self', 'Self'),
    ]);
    expect(roots).toEqual([]);
    expect(unplaced.map((node) => [node.category.name, names(flattenTree(node.children))])).toEqual([
      ['Apart', []],
      ['Ring', ['Before', 'Ring of two']],
      ['Self', []],
    ]);
  });

  /** Builds `count` categories; `parent` returns the position of a category's parent. */
  const many =
    (parent: (at: number, count: number) => number | null) =>
    (count: number): Category[] =>
      Array.from({ length: count }, (_, at) => {
        const above = parent(at, count);
        return category(at + 1, `Category ${at}`, above === null ? null : `Category ${above}`);
      });

  it.each([
    ['a tree', many((at) => (at === 0 ? null : Math.floor(at / 8)))],
    ['one long line', many((at) => (at === 0 ? null : at - 1))],
    ['one parent for all', many((at) => (at === 0 ? null : 0))],
    ['one ring', many((at, count) => (at + 1) % count)],
    ['everyone their own parent', many((at) => at)],
    ['orphans', many((_at, count) => count + 1)],
    [
      'one name for all',
      (count: number) => Array.from({ length: count }, (_, at) => category(at + 1, 'Same', 'same')),
    ],
  ])('keeps all of 20,000 categories, and looks at each a few times: %s (O38)', (_shape, categoriesOf) => {
    let reads = 0;
    const counted = categoriesOf(20_000).map(
      (given) =>
        new Proxy(given, {
          get(target, key) {
            reads += 1;
            return Reflect.get(target, key) as unknown;
          },
        }),
    );
    const { roots, unplaced } = buildCategoryTree(counted);
    expect(new Set(flattenTree([...roots, ...unplaced])).size).toBe(20_000);
    expect(reads / 20_000).toBeLessThan(40);
  });
});

describe('categoriesByName', () => {
  it('finds a name in any case and spacing; of two with the same name the first (D-05)', () => {
    const named = categoriesByName([category(1, 'Cable  Glands'), category(2, 'cable glands')]);
    expect(named.get('cable glands')?.id).toBe(1);
    expect(named.size).toBe(1);
  });
});
