import { expect, it } from 'vitest';
import { categoryMoveRows } from './categoryConflict.ts';

it('compares a move with the version saved in the meantime', () => {
  const mine = { name: 'Glands', parentName: null };
  expect(categoryMoveRows(mine, { name: 'Cable Glands', parentName: 'Accessories' })).toEqual([
    { label: 'Category Name', before: 'Glands', after: 'Cable Glands' },
    { label: 'Parent Category', before: 'None (Main Category)', after: 'Accessories' },
  ]);
  expect(categoryMoveRows(mine, mine)).toEqual([]);
});
