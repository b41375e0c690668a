import { expect, it } from 'vitest';
import { inlineVars } from './inlineVars.ts';

it('returns the properties by name', () =>
  expect(inlineVars({ 'var(--top)': '4px', 'var(--left)': '0' })).toEqual({ '--top': '4px', '--left': '0' }));

it('omits entries without a value', () =>
  expect(inlineVars({ 'var(--top)': undefined, 'var(--left)': null })).toEqual({}));
