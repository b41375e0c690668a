import { expect, it } from 'vitest';
import { suggestibleText } from './searchParams.ts';

it('suggests nothing for one letter, and sends at most 200 characters without outer spaces', () => {
  expect([' M ', 'M2', ' M20 g ', 'M20 '.repeat(100_000)].map(suggestibleText)).toEqual([
    null,
    'M2',
    'M20 g',
    'M20 '.repeat(50),
  ]);
});
