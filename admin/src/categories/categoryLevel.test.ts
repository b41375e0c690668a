import { categories } from '@elvora/catalogue/fixtures';
import { describe, expect, it } from 'vitest';
import { categoryLevel } from './categoryLevel.ts';

const names = (level: ReturnType<typeof categoryLevel>) => ({
  path: level?.path.map(({ name }) => name),
  children: level?.children.map(({ name }) => name),
});

describe('a level of the tree', () => {
  it('at the root holds the main categories in alphabetical order (S-274, S-293)', () => {
    expect(names(categoryLevel(categories, null))).toEqual({
      path: [],
      children: ['Cable Accessories', 'Control & Switchgear', 'Panel Accessories'],
    });
  });

  it('drilled down holds what is right below, and the way there (S-275, S-294)', () => {
    expect(names(categoryLevel(categories, 4))).toEqual({
      path: ['Cable Accessories', 'Cable Glands'],
      children: ['Brass Cable Glands'],
    });
  });

  it('at the root also holds those whose parent is gone, so that nothing is out of reach (O38)', () => {
    const orphaned = categories.filter(({ name }) => name !== 'Cable Glands');
    expect(categoryLevel(orphaned, null)?.unplaced.map(({ name }) => name)).toContain('Brass Cable Glands');
    expect(categoryLevel(categories, null)?.unplaced).toEqual([]);
  });

  it('is none for a category that is not there', () => {
    expect(categoryLevel(categories, 99)).toBeNull();
    expect(categoryLevel(categories, NaN)).toBeNull();
  });
});
