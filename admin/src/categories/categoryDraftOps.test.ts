import { categories } from '@elvora/catalogue/fixtures';
import type { Category } from '@elvora/catalogue/model';
import { describe, expect, it } from 'vitest';
import {
  searchCategories,
  draftDifferences,
  categoryDraftFrom,
  draftProblems,
  isDraftChanged,
  newCategoryDraft,
  parentOptions,
  focusSuccessor,
} from './categoryDraftOps.ts';

const named = (name: string): Category => {
  const category = categories.find((one) => one.name === name);
  if (!category) throw new Error(`The fixtures have no ${name}.`);
  return category;
};
const glands = named('Cable Glands');

describe('parent options of a category', () => {
  it("begin with none, and show the full path with ' > ' (S-284, S-285)", () => {
    const labels = parentOptions(categories, 'None (Main Category)').map(({ label }) => label);
    expect(labels[0]).toBe('None (Main Category)');
    expect(labels).toContain('Cable Accessories > Cable Glands > Brass Cable Glands');
    expect(labels).toHaveLength(categories.length + 1);
  });

  it('exclude the category itself and its descendants (D-06)', () => {
    const names = parentOptions(categories, 'None', glands).map(({ name }) => name);
    expect(names).not.toContain('Cable Glands');
    expect(names).not.toContain('Brass Cable Glands');
    expect(names).toContain('Cable Accessories');
  });
});

describe('a draft', () => {
  it('is unchanged by leading and trailing blanks', () => {
    const first = categoryDraftFrom(glands);
    expect(isDraftChanged({ ...first, name: ` ${first.name} ` }, first)).toBe(false);
    expect(isDraftChanged({ ...first, isActive: !first.isActive }, first)).toBe(true);
  });

  it('requires a name (S-283)', () => {
    expect(draftProblems(newCategoryDraft(null))).toEqual({ cname: 'Category name is required' });
    expect(draftProblems({ ...newCategoryDraft(null), name: 'Soft Starters' })).toEqual({});
  });

  it('differs field by field from the version another user has saved', () => {
    const theirs = categoryDraftFrom(glands);
    expect(draftDifferences(theirs, theirs)).toEqual([]);
    expect(draftDifferences({ ...theirs, name: 'Glands', isActive: !theirs.isActive }, theirs)).toEqual([
      'name',
      'status',
    ]);
  });
});

describe('searching', () => {
  it('requires all words, in any case and order', () => {
    expect(searchCategories(categories, 'glands BRASS').map(({ name }) => name)).toEqual([
      'Brass Cable Glands',
    ]);
    expect(searchCategories(categories, 'pump')).toEqual([]);
  });
});

describe('the focus after a deletion', () => {
  const siblings = ['A', 'B', 'C'].map((name, id) => ({ ...glands, id, name }));
  it.each([
    ['A', 'B'],
    ['B', 'C'],
    ['C', 'B'],
  ])('of %s goes to %s', (gone, next) => {
    expect(focusSuccessor(siblings, { ...glands, name: gone })?.name).toBe(next);
  });

  it('returns null when no card is left', () => {
    expect(focusSuccessor([glands], glands)).toBeNull();
  });
});
