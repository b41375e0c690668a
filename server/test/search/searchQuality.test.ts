import { expect, it } from 'vitest';
import { measureSearch } from './measureSearch.ts';
import { readQuestions } from './readQuestions.ts';
import { readSeedProducts } from './seedProducts.ts';

it('answers the questions, names and codes of the seed at least as well as the goals say', async () => {
  const questions = await readQuestions();
  const { figures } = measureSearch(await readSeedProducts(), questions);
  expect(questions.length).toBeGreaterThanOrEqual(1100);
  expect(figures.filter(({ value, goal }) => value < goal)).toEqual([]);
});
