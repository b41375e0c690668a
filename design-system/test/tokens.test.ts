import { describe, expect, it } from 'vitest';

const sheets = import.meta.glob<string>(
  ['../src/{components,layout,styles}/**/*.css.ts', '../../{storefront,admin}/src/**/*.css.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** What only the theme may say. */
const rawValues = {
  'a colour': /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i,
  'a font size': /fontSize: ['"`]?\d/,
  'a place in the stacking order': /zIndex: ['"`]?(?:[2-9]|\d{2,})/,
  'a duration': /(?:transition|animation)\w*: ['"`][^$]*\b\d*\.?\d+m?s\b/,
};

describe('style sheets take their values from the tokens', () => {
  it('finds the sheets', () => expect(Object.keys(sheets).length).toBeGreaterThan(15));

  it.each(Object.keys(sheets))('%s', (path) => {
    const lines = (sheets[path] ?? '').split('\n');
    const found = Object.entries(rawValues).flatMap(([what, pattern]) =>
      lines.filter((line) => pattern.test(line)).map((line) => `${what}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
