import { expect, it } from 'vitest';
import { inlineVars } from './inlineVars.ts';

it('names the properties as a style attribute does', () =>
  expect(inlineVars({ 'var(--top)': '4px', 'var(--left)': '0' })).toEqual({ '--top': '4px', '--left': '0' }));

it('leaves out what has no value', () =>
  expect(inlineVars({ 'var(--top)': undefined, 'var(--left)': null })).toEqual({}));
