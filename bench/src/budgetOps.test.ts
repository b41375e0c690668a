import { expect, it } from 'vitest';
import { budgetProblems } from './budgetOps.ts';

const weight = { first: 0.9, script: 90, style: 9, files: 8 };

it('reports entries over their budget', () => {
  const budgets = { home: { ...weight, script: 89.5, files: 7 } };
  expect(budgetProblems(new Map([['home', weight]]), budgets)).toEqual([
    'home: script is 90, over 89.5.',
    'home: files is 8, over 7.',
  ]);
  expect(budgetProblems(new Map([['home', weight]]), { home: weight })).toEqual([]);
});

it('reports a page without a budget, and a budget without a page', () => {
  expect(budgetProblems(new Map([['home', weight]]), { blog: weight })).toEqual([
    'There is no page blog any more; take its budget away.',
    'The page home has no budget.',
  ]);
});
