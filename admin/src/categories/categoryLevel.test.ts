import { categories } from '@elvora/catalogue/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoriesPerPage, categoryLevel, paginateLevel, clampPage } from './categoryLevel.ts';

const names = (level: ReturnType<typeof categoryLevel>) => ({
  path: level?.path.map(({ name }) => name),
  children: level?.children.map(({ name }) => name),
});

describe('a level of the tree', () => {
  it('contains the main categories at the root, in alphabetical order (S-274, S-293)', () => {
    expect(names(categoryLevel(categories, null))).toEqual({
      path: [],
      children: ['Cable Accessories', 'Control & Switchgear', 'Panel Accessories'],
    });
  });

  it('contains the direct subcategories of an open category, and its path (S-275, S-294)', () => {
    expect(names(categoryLevel(categories, 4))).toEqual({
      path: ['Cable Accessories', 'Cable Glands'],
      children: ['Brass Cable Glands'],
    });
  });

  it('also contains categories without their parent at the root, so that all stay reachable (O38)', () => {
    const orphaned = categories.filter(({ name }) => name !== 'Cable Glands');
    expect(categoryLevel(orphaned, null)?.unplaced.map(({ name }) => name)).toContain('Brass Cable Glands');
    expect(categoryLevel(categories, null)?.unplaced).toEqual([]);
  });

  it('is null for a category that does not exist', () => {
    expect(categoryLevel(categories, 99)).toBeNull();
    expect(categoryLevel(categories, NaN)).toBeNull();
  });
});

describe('a page of a level', () => {
  const [any] = categories;
  const many = (count: number, first: number) =>
    any ? Array.from({ length: count }, (_, at) => ({ ...any, id: first + at })) : [];

  it('contains every category exactly once', () => {
    const sizes = fc.nat({ max: 150 });
    fc.assert(
      fc.property(sizes, sizes, (placed, apart) => {
        const level = { children: many(placed, 1), unplaced: many(apart, 1000) };
        const pages = Array.from({ length: Math.ceil((placed + apart) / categoriesPerPage) }, (_, at) =>
          paginateLevel(level, at + 1),
        );
        expect(pages.flatMap(({ children }) => children)).toEqual(level.children);
        expect(pages.flatMap(({ unplaced }) => unplaced)).toEqual(level.unplaced);
        expect(pages.every((page) => page.children.length + page.unplaced.length <= categoriesPerPage)).toBe(
          true,
        );
      }),
    );
  });

  it.each([
    [1, 0, 1],
    [2, 61, 2],
    [9, 70, 2],
  ])('asked for as %d of %d categories is %d', (page, total, shown) => {
    expect(clampPage(page, total)).toBe(shown);
  });
});
