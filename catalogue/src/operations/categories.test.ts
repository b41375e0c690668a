import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCategory } from '../fixtures/builders.ts';
import type { Category } from '../model/category.ts';
import {
  findCategoryByName,
  findCategoryPath,
  childCategories,
  descendantCategories,
  mergeCategories,
  formatCategoryPath,
} from './categories.ts';

const category = (id: number, name: string, parentName: string | null = null): Category =>
  newCategory({ id, name, parentName });

const names = (categories: readonly Category[] | null) => categories?.map(({ name }) => name);

const all = [
  category(1, 'A'),
  category(2, 'B', 'a'),
  category(3, 'C', 'B'),
  category(4, 'Beside', 'A '),
  category(9, 'R', 'S'),
  category(10, 'S', 'R'),
];

describe('mergeCategories', () => {
  it('keeps the first of two categories with the same id (D-42, S-302)', () => {
    const merged = mergeCategories([category(1, 'A')], [category(1, 'A again'), category(2, 'B', 'A')]);
    expect(names(merged)).toEqual(['A', 'B']);
  });

  it('contains each id of every list exactly once', () => {
    const lists = fc.array(fc.array(fc.integer({ min: 1, max: 9 }).map((id) => category(id, `C${id}`))));
    fc.assert(
      fc.property(lists, (parts) => {
        const ids = mergeCategories(...parts).map(({ id }) => id);
        expect(ids.toSorted()).toEqual([...new Set(parts.flat().map(({ id }) => id))].toSorted());
      }),
    );
  });
});

describe('findCategoryByName', () => {
  it('finds a category by its name in any case and spacing (D-05)', () => {
    expect(findCategoryByName(all, ' beside ')?.id).toBe(4);
    expect(findCategoryByName(all, 'none')).toBeUndefined();
  });
});

describe('findCategoryPath', () => {
  it('starts at the main category', () => {
    expect(names(findCategoryPath(all, 3))).toEqual(['A', 'B', 'C']);
    expect(findCategoryPath(all, 77)).toBeNull();
  });

  it('ends in a cycle of parents', () => {
    expect(names(findCategoryPath(all, 9))).toEqual(['S', 'R']);
  });

  it('is formatted on one line with " > " (S-285)', () => {
    expect(formatCategoryPath(['Cable Accessories', 'Cable Glands'])).toBe(
      'Cable Accessories > Cable Glands',
    );
    expect(formatCategoryPath([])).toBe('');
  });
});

describe('childCategories', () => {
  it('lists direct subcategories, or the main categories', () => {
    expect(names(childCategories(all, 'A '))).toEqual(['B', 'Beside']);
    expect(names(childCategories(all, null))).toEqual(['A']);
  });
});

describe('descendantCategories', () => {
  it('lists subcategories at any depth', () => {
    expect(names(descendantCategories(all, 'a'))).toEqual(['B', 'C', 'Beside']);
    expect(descendantCategories(all, 'C')).toEqual([]);
    expect(descendantCategories(all, 'none')).toEqual([]);
  });

  it('never contains the category itself, even in a cycle (O38)', () => {
    expect(names(descendantCategories(all, 'R'))).toEqual(['S']);
    expect(names(descendantCategories(all, 'S'))).toEqual(['R']);
  });
});
