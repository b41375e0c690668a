import { expect, it } from 'vitest';
import { readSearchListParams, searchListQuery } from './searchListParams.ts';

it('formats what it parses, and ignores invalid parameters', () => {
  const params = { list: 'cross-reference', query: 'CX & 25', page: 3, trial: 'gland M20' } as const;
  expect(readSearchListParams(new URLSearchParams(searchListQuery(params)))).toEqual(params);
  const wrong = new URLSearchParams(`list=all&page=0&query=${'x'.repeat(300)}`);
  expect(readSearchListParams(wrong)).toEqual({ query: 'x'.repeat(200), page: 1, trial: '' });
  expect(searchListQuery({})).toBe('');
});
