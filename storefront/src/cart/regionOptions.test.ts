import { expect, it } from 'vitest';
import { regionOptions } from './regionOptions.ts';

const names = (posted?: string) =>
  regionOptions(posted)
    .flatMap((option) => ('options' in option ? option.options : [option]))
    .map(({ value }) => value);

it('lists the 28 states and 8 union territories of India, then the rest of the world', () => {
  expect(names()).toHaveLength(28 + 8 + 1);
  expect(new Set(names()).size).toBe(37);
  expect(names().at(-1)).toBe('Outside India');
});

it('keeps a posted region that is not an option', () => {
  expect(names('Bengal')[0]).toBe('Bengal');
  expect(names('Delhi')).toEqual(names());
});
