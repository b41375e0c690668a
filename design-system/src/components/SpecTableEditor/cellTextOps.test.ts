import { describe, expect, it } from 'vitest';
import { subscript, superscript } from './cellTextOps.ts';

describe('superscripts and subscripts', () => {
  it.each([
    ['6', '⁶'],
    ['-3', '⁻³'],
    ['−3', '⁻³'],
    ['2)', '²⁾'],
    ['max', '^max'],
    ['a, b', '^(a, b)'],
    ['n1', '^n1'],
    ['st', 'st'],
    [' TM ', ' TM '],
    ['xth', '^xth'],
    ['thm', '^thm'],
    [' ', ' '],
  ])('write %j above as %j', (text, expected) => {
    expect(superscript(text)).toBe(expected);
  });

  it.each([
    ['2', '₂'],
    ['max', '_max'],
  ])('write %j below as %j', (text, expected) => {
    expect(subscript(text)).toBe(expected);
  });
});
