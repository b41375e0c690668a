import { expect, it } from 'vitest';
import { imageFileProblem, maxImageBytes } from './imageFile.ts';

it.each([
  ['image/png', 1, null],
  ['image/png', 10 * 1024 * 1024 - 1, null],
  ['image/png', 10 * 1024 * 1024, 'tooLarge'],
  ['image/png', 0, 'empty'],
  ['image/png', Number.NaN, 'empty'],
  ['', 1, 'notAnImage'],
  ['application/pdf', 1, 'notAnImage'],
  ['not/image/', 1, 'notAnImage'],
])('a file of type %j with %d bytes has the problem %j (S-334)', (type, size, problem) => {
  expect(maxImageBytes).toBe(10_485_760);
  expect(imageFileProblem({ type, size })).toBe(problem);
});
