import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Read from disk: Vite imports of style sheets, even raw ones, return vanilla-extract's output.
const styleSheets = Object.keys(
  import.meta.glob([
    '../src/{components,layout,styles}/**/*.css.ts',
    '../src/{components,styles}/**/*.{ts,tsx}',
    '!**/*.test.{ts,tsx}',
    '../../{storefront,admin}/src/**/*.css.ts',
  ]),
);
const linesOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8').split('\n');

/** Values only the theme may contain. */
const rawValues = {
  'a colour': /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i,
  'a font size': /fontSize: ['"`]?(?!0\b)\d/,
  // -1, 0 and 1 order the parts of a unit; every layer of the page is in front of them.
  'a place in the stacking order':
    /zIndex: (?!zIndex\.\w+(?! *[-+*/\w.])|-?[01]\b(?!\d))|zIndex\.\w+ *[-+*/]/,
  'a duration': /(?:transition|animation)\w*: ['"`][^$]*?(?<![\d.])(?!0m?s)\d*\.?\d+m?s\b/,
};

function rawValuesIn(lines: readonly string[]): string[] {
  return Object.entries(rawValues).flatMap(([what, pattern]) =>
    lines.filter((line) => pattern.test(line)).map((line) => `${what}: ${line.trim()}`),
  );
}

describe('raw values', () => {
  it.each([
    ["color: '#ff0000',", 1],
    ["background: 'rgb(0 0 0 / 50%)',", 1],
    ['fontSize: 13,', 1],
    ["fontSize: '13px',", 1],
    ['zIndex: 7,', 1],
    ["zIndex: '20',", 1],
    ["transition: 'color 120ms',", 1],
    ['color: vars.text.default,', 0],
    ['zIndex: zIndex.sticky + 1,', 1],
    ['zIndex: -2,', 1],
    ['zIndex: vars.order,', 1],
    ['zIndex: zIndex.sticky,', 0],
    ['{ zIndex: zIndex.sticky }', 0],
    ['zIndex: -1,', 0],
    ['zIndex: 1,', 0],
    ['transition: `color ${vars.motion.fast.duration}`,', 0],
  ])('of "%s" are found: %d', (line, count) => expect(rawValuesIn([line])).toHaveLength(count));
});

describe('style sheets use tokens instead of raw values', () => {
  it('finds the sheets', () => {
    expect(styleSheets.length).toBeGreaterThan(60);
    expect(linesOf('../src/styles/reset.css.ts').join()).toContain('globalStyle');
  });

  it.each(styleSheets)('%s', (path) => expect(rawValuesIn(linesOf(path))).toEqual([]));
});
