import { describe, expect, it } from 'vitest';
import {
  constantProperties,
  inlineProperties,
  removeUnreadProperties,
} from '../../src/pages/customProperties.ts';

/** Styles with one rule for `:root`. */
const inline = (root: string, rules: string) =>
  inlineProperties(rules, constantProperties(`:root{${root}}${rules}`, root));

describe('inlineProperties', () => {
  it('writes the value in place of a reference', () => {
    expect(inline('--a:1px', '.x{margin:var(--a) 0 var(--a)}')).toBe('.x{margin:1px 0 1px}');
    expect(inline('--a:1px', '.x{top:calc(var(--a) + 2px)}')).toBe('.x{top:calc(1px + 2px)}');
  });

  it('resolves values that refer to others', () => {
    expect(inline('--a:var(--b);--b:#fff', '.x{color:var(--a)}')).toBe('.x{color:#fff}');
  });

  it.each([
    ['declared in a rule of its own', '.x{--a:2px;top:var(--a)}'],
    ['declared again under a condition', '@media print{:root{--a:2px}}.x{top:var(--a)}'],
    ['declared for a state of the page', ':root[data-y]{--a:2px}.x{top:var(--a)}'],
  ])('keeps a property that is %s', (_, rules) => {
    expect(inline('--a:1px', rules)).toBe(rules);
  });

  it('keeps a property that is declared under a condition alone', () => {
    const css = '@media print{:root{--a:2px}}.x{top:var(--a)}';
    expect(inlineProperties(css, constantProperties(css, ''))).toBe(css);
  });

  it('keeps references with a fallback, in a cycle, and those that would merge with their neighbours', () => {
    const rules = '.x{top:var(--a,2px);left:var(--c);margin:var(--a)var(--a)}';
    expect(inline('--a:1px;--c:var(--d);--d:var(--c)', rules)).toContain('margin:var(--a)var(--a)');
    expect(inline('--a:1px', '.x{top:var(--a,2px)}')).toBe('.x{top:var(--a,2px)}');
    expect(inline('--c:var(--d);--d:var(--c)', '.x{left:var(--c)}')).toMatch(/left:var\(--[cd]\)/);
  });
});

describe('removeUnreadProperties', () => {
  it('keeps what styles, elements and kept properties read', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:3px}.x{top:var(--b)}';
    expect(removeUnreadProperties(css, '<p style="left:var(--d)">')).toBe(
      ':root{--a:1px;--b:var(--a);--d:3px}.x{top:var(--b)}',
    );
  });
});
