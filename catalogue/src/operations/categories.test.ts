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
  it('takes a category that comes twice once, as the first list has it (D-42, S-302)', () => {
    const merged = mergeCategories([category(1, 'A')], [category(1, 'A again'), category(2, 'B', 'A')]);
    expect(names(merged)).toEqual(['A', 'B']);
  });

  it('holds each id of every list exactly once', () => {
    const lists = fc.array(fc.array(fc.integer({ min: 1, max: 9 }).map((id) => category(id, `C${id}`))));
    fc.assert(
      fc.property(lists, (parts) => {
        const ids = mergeCategories(...parts).map(({ id }) => id);
        expect(ids.toSorted()).toEqual([...new Set(parts.flat().map(({ id }) => id))].toSorted());
      }),
    );
  });
});

describe('categoryNamed', () => {
  it('finds a category by its name in any case and spacing (D-05)', () => {
    expect(findCategoryByName(all, ' beside ')?.id).toBe(4);
    expect(findCategoryByName(all, 'none')).toBeUndefined();
  });
});

describe('categoryPath', () => {
  it('leads from the main category down', () => {
    expect(names(findCategoryPath(all, 3))).toEqual(['A', 'B', 'C']);
    expect(findCategoryPath(all, 77)).toBeNull();
  });

  it('ends in a ring', () => {
    expect(names(findCategoryPath(all, 9))).toEqual(['S', 'R']);
  });

  it('reads as one line with " > " (S-285)', () => {
    expect(formatCategoryPath(['Cable Accessories', 'Cable Glands'])).toBe(
      'Cable Accessories > Cable Glands',
    );
    expect(formatCategoryPath([])).toBe('');
  });
});

describe('childCategories', () => {
  it('lists what is right below, or the main categories', () => {
    expect(names(childCategories(all, 'A '))).toEqual(['B', 'Beside']);
    expect(names(childCategories(all, null))).toEqual(['A']);
  });
});

describe('descendantCategories', () => {
  it('lists everything below, at any depth', () => {
    expect(names(descendantCategories(all, 'a'))).toEqual(['B', 'C', 'Beside']);
    expect(descendantCategories(all, 'C')).toEqual([]);
    expect(descendantCategories(all, 'none')).toEqual([]);
  });

  it('never holds the category itself, even in a ring (O38)', () => {
    expect(names(descendantCategories(all, 'R'))).toEqual(['S']);
    expect(names(descendantCategories(all, 'S'))).toEqual(['R']);
  });
});
