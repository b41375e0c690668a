import { expect, it } from 'vitest';
import { measureSearch } from './measureSearch.ts';
import questions from './searchQuestions.json' with { type: 'json' };
import { readSeedProducts } from './seedProducts.ts';

it('answers the questions, names and codes of the seed at least as well as the goals say', async () => {
  const { figures } = measureSearch(await readSeedProducts(), questions);
  expect(questions.length).toBeGreaterThanOrEqual(150);
  expect(figures.filter(({ value, goal }) => value < goal)).toEqual([]);
});
