import { isTraversal, parse as parseSelector, type Selector } from 'css-what';
import fc from 'fast-check';
import postcss, { type AtRule, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { parseStyles } from '../../src/pages/usedStyles.ts';

/** Splits the styles of a page with these parts. */
function split(css: string, { first, rest = '' }: { first: string; rest?: string }) {
  const styles = parseStyles(css);
  return styles.split(styles.usageIn(first + rest), styles.usageIn(first));
}

describe('split', () => {
  it('defers the rules that only the rest of the page uses', () => {
    const css = '.a{top:0}.b{top:1px}.c{top:2px}p{margin:0}';
    expect(split(css, { first: '<p class="a">', rest: '<p class="b">' })).toEqual({
      critical: '.a{top:0}p{margin:0}',
      deferred: '.b{top:1px}',
    });
  });

  it('defers what no first paint shows: states that a visitor causes, print, forced colours', () => {
    const css =
      '.a{top:0}.a:hover{top:1px}.a[aria-busy]{top:2px}.a:not(:hover){color:red}@media print{.a{right:0}}@media (forced-colors:active){.a{border:0}}';
    expect(split(css, { first: '<p class="a">' })).toEqual({
      critical: '.a{top:0}.a:not(:hover){color:red}',
      deferred:
        '.a:hover{top:1px}.a[aria-busy]{top:2px}@media print{.a{right:0}}@media (forced-colors:active){.a{border:0}}',
    });
  });

  it('defers how elements respond to a visitor', () => {
    const css = '.a{cursor:pointer;top:0;transition:top 1s}.b{-webkit-user-select:none;user-select:none}';
    expect(split(css, { first: '<p class="a b">' })).toEqual({
      critical: '.a{top:0}',
      deferred: '.a{cursor:pointer;transition:top 1s}.b{-webkit-user-select:none;user-select:none}',
    });
  });

  it('leaves strings whole', () => {
    const css = ".a{mask:url(\"data:,a;cursor:b\");content:'\\';cursor:c'}";
    expect(split(css, { first: '<p class="a">' })).toEqual({ critical: css, deferred: '' });
  });

  it('declares fonts and layers once, before the first paint', () => {
    const css = '@layer x,y;@font-face{font-family:"F"}@layer y{.a{top:0}}@layer x{.b{top:0}}';
    expect(split(css, { first: '<p class="a">', rest: '<p class="b">' })).toEqual({
      critical: '@layer x,y;@font-face{font-family:"F"}@layer y{.a{top:0}}@layer x{}',
      deferred: '@layer x{.b{top:0}}',
    });
  });

  it('adds the custom properties and animations that only deferred rules read', () => {
    const css =
      ':root{--x:0;--y:var(--x);--z:1}.a{top:var(--x)}.b{top:var(--y);animation:fade}@keyframes fade{to{top:0}}';
    expect(split(css, { first: '<p class="a">', rest: '<p class="b">' })).toEqual({
      critical: ':root{--x:0}.a{top:var(--x)}',
      deferred: ':root{--y:var(--x)}.b{top:var(--y);animation:fade}@keyframes fade{to{top:0}}',
    });
  });

  it('keeps a rule before one of the first screen that overrides it', () => {
    const css = '.b{padding:0}.a{padding-top:1px}';
    const first = '<p class="a">';
    expect(split(css, { first, rest: '<p class="a b">' })).toEqual({ critical: css, deferred: '' });
    const shorthand = '.b{inset:0}.a{top:1px}';
    expect(split(shorthand, { first, rest: '<p class="a b">' }).critical).toBe(shorthand);
    // Never on one element, of another specificity, or of another property.
    expect(split(css, { first, rest: '<p class="b">' }).deferred).toBe('.b{padding:0}');
    expect(split('.b.b{padding:0}.a{padding-top:1px}', { first, rest: '<p class="a b">' }).deferred).toBe(
      '.b.b{padding:0}',
    );
    expect(split('.b{margin:0}.a{padding-top:1px}', { first, rest: '<p class="a b">' }).deferred).toBe(
      '.b{margin:0}',
    );
  });

  it('computes the specificity of functional pseudo-classes', () => {
    const first = '<p class="a">';
    const rest = '<p class="a b">';
    const isDeferred = (one: string, other: string) =>
      split(`${one}{top:0}${other}{top:1px}`, { first, rest }).deferred !== '';
    expect(isDeferred('.b:not(.y,p .z)', '.a.a')).toBe(true);
    expect(isDeferred('.b:not(.y,.z)', '.a.a')).toBe(false);
    expect(isDeferred('.b:where(.y)', '.a.a')).toBe(true);
    expect(isDeferred('.b:nth-child(2n)', '.a.a')).toBe(false);
    expect(isDeferred('.b::before', '.a.a')).toBe(true);
    expect(isDeferred('.b:has(>:is(.x,#y))', '#z.a')).toBe(false);
  });
});

const classNames = ['a', 'b', 'c', 'd'];
const compounds = fc
  .tuple(
    fc.subarray(classNames, { minLength: 1, maxLength: 2 }),
    fc.constantFrom('', '', ':not(.z)', ':where(.a)'),
  )
  .map(([names, pseudo]) => `${names.map((name) => `.${name}`).join('')}${pseudo}`);
const selectors = fc.oneof(
  compounds,
  fc.constantFrom('p', '*', ':root', 'p:not(.a)'),
  fc.tuple(compounds, compounds).map((pair) => pair.join()),
);
const declaration = fc
  .tuple(
    fc.constantFrom('top', 'inset', 'padding', 'padding-top', 'outline-offset'),
    fc.integer({ min: 0, max: 9 }),
  )
  .map(([name, value]) => `${name}:${value}px`);
const declarations = fc.array(declaration, { minLength: 1, maxLength: 3 }).map((each) => each.join(';'));
const rules = fc.tuple(selectors, declarations).map(([selector, block]) => `${selector}{${block}}`);
const sheets = fc
  .array(
    fc.oneof(
      rules,
      rules.map((rule) => `@layer m{${rule}}`),
      rules.map((rule) => `@layer l{${rule}}`),
      rules.map((rule) => `@media (width>=1px){${rule}}`),
    ),
    { minLength: 2, maxLength: 8 },
  )
  .map((nodes) => `@layer l,m;${nodes.join('')}`);
const elements = fc.array(fc.subarray(classNames), { minLength: 1, maxLength: 3 });
const htmlOf = (classLists: readonly string[][]) =>
  classLists.map((names) => `<p class="${names.join(' ')}">`).join('');

const longhands: Readonly<Record<string, readonly string[]>> = {
  inset: ['top', 'left'],
  padding: ['padding-top', 'padding-left'],
};

const matches = (tokens: readonly Selector[], classes: readonly string[]): boolean =>
  tokens.every((token) => {
    if (isTraversal(token)) throw new Error('Selectors of this test are compounds.');
    if (token.type === 'attribute') return classes.includes(token.value);
    if (token.type !== 'pseudo' || typeof token.data === 'string' || !token.data)
      return token.type !== 'pseudo';
    const some = token.data.some((inner) => matches(inner, classes));
    return token.name === 'not' ? !some : some;
  });

/** Number of classes and types; the arguments of `:not()` count, those of `:where()` do not. */
function specificity(tokens: readonly Selector[]): number {
  return tokens.reduce((sum, token) => {
    if (token.type === 'attribute') return sum + 100;
    if (token.type === 'tag') return sum + 1;
    if (token.type === 'pseudo' && token.name === 'not' && Array.isArray(token.data))
      return sum + Math.max(...token.data.map(specificity));
    return sum;
  }, 0);
}

/** Values of the properties of an element, by the cascade of style sheets in this order. */
function cascade(css: string, classes: readonly string[]): Record<string, string> {
  const layers = ['l', 'm', ''];
  const won = new Map<string, { value: string; rank: readonly number[] }>();
  let order = 0;
  postcss.parse(css).walkRules((rule: Rule) => {
    const parent = rule.parent as AtRule;
    const layer = layers.indexOf(parent.name === 'layer' ? parent.params : '');
    for (const tokens of rule.selectors.flatMap((selector) => parseSelector(selector))) {
      if (rule.selector === ':root' || !matches(tokens, classes)) continue;
      const rank = [layer, specificity(tokens), order++];
      rule.walkDecls(({ prop, value }) => {
        for (const name of longhands[prop] ?? [prop]) {
          const previous = won.get(name);
          if (!previous || isHigher(rank, previous.rank)) won.set(name, { value, rank });
        }
      });
    }
  });
  return Object.fromEntries([...won].map(([name, { value }]) => [name, value]).toSorted());
}

function isHigher(rank: readonly number[], other: readonly number[]): boolean {
  const at = rank.findIndex((value, index) => value !== other[index]);
  return at !== -1 && (rank[at] ?? 0) > (other[at] ?? 0);
}

it('gives every element the cascade of the whole style sheet', () => {
  fc.assert(
    fc.property(sheets, elements, elements, (css, first, rest) => {
      const { critical, deferred } = split(css, { first: htmlOf(first), rest: htmlOf(rest) });
      for (const classes of [...first, ...rest])
        expect(cascade(critical + deferred, classes)).toEqual(cascade(css, classes));
    }),
    { numRuns: 1000 },
  );
});

it('gives the first screen its final cascade before the deferred rules arrive', () => {
  const paintedCascade = (css: string, classes: readonly string[]) => {
    const { 'outline-offset': _, ...painted } = cascade(css, classes);
    return painted;
  };
  fc.assert(
    fc.property(sheets, elements, elements, (css, first, rest) => {
      const { critical } = split(css, { first: htmlOf(first), rest: htmlOf(rest) });
      for (const classes of first)
        expect(paintedCascade(critical, classes)).toEqual(paintedCascade(css, classes));
    }),
  );
});
