import { isTraversal, parse as parseSelector, type Selector } from 'css-what';
import fc from 'fast-check';
import postcss, { type Container } from 'postcss';
import { describe, expect, it } from 'vitest';
import { usageKey } from '../../src/pages/styleUsage.ts';
import { parseStyles } from '../../src/pages/usedStyles.ts';

function used(css: string, html: string): string {
  const styles = parseStyles(css);
  return styles.usedBy(styles.usageIn(html));
}

const selectors = fc
  .array(
    fc.constantFrom(
      'p',
      '.a',
      '.a.b',
      '.a .c',
      '.a>.b',
      '.c:hover',
      '.b::before',
      '.b:not(.z,[data-z="}"])',
      '*:is(.z, .y)',
      '[data-x]',
      '.a[data-x=","]',
      '[data-x="{;"]',
      "[data-y='1']",
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((list) => list.join(','));
const declarations = fc.constantFrom(
  'top:0',
  'content:"}"',
  'content:"\\"{"',
  "content:'\\'}'",
  'background:url("a;b")',
);
const rules = fc.tuple(selectors, declarations).map(([selector, block]) => `${selector}{${block}}`);
const statements = fc.constantFrom(
  '@layer a,b;',
  '@layer a{}',
  '@font-face{font-family:"{x}"}',
  '@keyframes k{0%{top:0}to{top:1px}}',
);
const { sheets } = fc.letrec<{ sheets: string; groups: string }>((tie) => ({
  sheets: fc
    .array(fc.oneof({ depthSize: 'small' }, rules, statements, tie('groups')), { minLength: 1, maxLength: 5 })
    .map((nodes) => nodes.join('')),
  groups: fc
    .tuple(fc.constantFrom('@media (width>=9px)', '@layer a', '@supports (top:"}")'), tie('sheets'))
    .map(([prelude, nodes]) => `${prelude}{${nodes}}`),
}));
const elements = fc
  .tuple(
    fc.subarray(['a', 'b', 'c']),
    fc.subarray([' data-x=","', ' data-x="{;"', ' data-y="1"'], { maxLength: 1 }),
  )
  .map(([classes, attributes]) => `<p class="${classes.join(' ')}"${attributes.join('')}>`);

/** The same, from the syntax trees of PostCSS and css-what. */
function usedByTrees(css: string, html: string): string {
  const classes = (/class="([^"]*)"/.exec(html)?.[1] ?? '').split(' ');
  const matches = (tokens: Selector[]) =>
    tokens.every((token) => {
      if (isTraversal(token) || token.type !== 'attribute') return true;
      if (token.name === 'class') return classes.includes(token.value);
      return html.includes(token.action === 'equals' ? ` ${token.name}="${token.value}"` : ` ${token.name}=`);
    });
  const keepUsed = (container: Container) => {
    container.raws.semicolon = true;
    container.each((node) => {
      if (node.type === 'rule') {
        const kept = node.selectors.filter((selector) => parseSelector(selector).some(matches));
        if (kept.length === 0) node.remove();
        else node.selector = kept.join(',');
      } else if (node.type === 'atrule' && ['media', 'layer', 'supports'].includes(node.name) && node.nodes) {
        keepUsed(node as Container);
        if (node.nodes.length === 0 && node.name !== 'layer') node.remove();
      }
    });
  };
  const root = postcss.parse(css);
  keepUsed(root);
  return root.toString();
}

describe('parseStyles', () => {
  it('keeps the rules whose classes all occur, in their order', () => {
    const css = '.a{color:red}.b{color:blue}.a .b{top:0}.a.c{left:0}p{margin:0}';
    expect(used(css, '<p class="a"></p>')).toBe('.a{color:red}p{margin:0}');
    expect(used(css, '<p class="a c"></p>')).toBe('.a{color:red}.a.c{left:0}p{margin:0}');
  });

  it('keeps only the matching selector of a list', () => {
    expect(used('.a,.b:hover,[data-x=","]{top:0}', '<p class="a" data-x=",">')).toBe(
      '.a,[data-x=","]{top:0}',
    );
  });

  it('parses styles like PostCSS and css-what', () => {
    fc.assert(
      fc.property(sheets, elements, (css, html) => {
        expect(used(css, html)).toBe(usedByTrees(css, html));
      }),
    );
  });

  it('gives documents that use different rules different keys', () => {
    fc.assert(
      fc.property(sheets, elements, elements, (css, one, other) => {
        const styles = parseStyles(css);
        const [usage, otherUsage] = [styles.usageIn(one), styles.usageIn(other)];
        if (styles.usedBy(usage) === styles.usedBy(otherUsage)) return;
        expect(usageKey(usage)).not.toBe(usageKey(otherUsage));
      }),
    );
  });

  it('gives documents that differ only in what the styles do not name the same key', () => {
    const styles = parseStyles('.a[data-x]{top:0}:root{--b:0}');
    const [one, other] = ['<p class="a b" data-y="1">é', '<p id="x"><p class="c a">x'];
    expect(usageKey(styles.usageIn(one))).toBe(usageKey(styles.usageIn(other)));
  });

  it('keeps states and the arguments of functional pseudo-classes', () => {
    const css = '.a:not(.z,[data-y]):hover{top:0}:is(.y,.z) .a{top:2px}:root:has(.x) .a{top:3px}';
    expect(used(css, '<p class="a">')).toBe(css);
  });

  it('omits attributes that only script sets', () => {
    const css =
      '.a[data-pressed]{top:0}.a[aria-expanded=true]{top:1px}.a[aria-expanded]{top:2px}.a[data-shown],[open]>.a{top:3px}';
    expect(used(css, '<p class="a" aria-expanded="false">')).toBe(
      '.a[aria-expanded]{top:2px}.a[data-shown],[open]>.a{top:3px}',
    );
  });

  it('omits the rules of disabled elements where nothing is disabled', () => {
    const css = '.a{top:0}.a:disabled{top:1px}.a:not(:disabled){top:2px}';
    expect(used(css, '<button class="a">')).toBe('.a{top:0}.a:not(:disabled){top:2px}');
    expect(used(css, '<fieldset disabled=""><button class="a">')).toBe(css);
  });

  it('keeps layers in their order, and omits empty groups', () => {
    const css =
      '@layer a,b;@layer a{.x{top:0}}@media (width>=9px){.x{top:0}}@layer b{@media print{.y{top:0}.x{left:0}}}';
    expect(used(css, '<p class="y">')).toBe('@layer a,b;@layer a{}@layer b{@media print{.y{top:0}}}');
  });

  it('keeps fonts, animations and braces in quotes as they are', () => {
    const css = '@font-face{font-family:"{x}"}@keyframes k{0%{top:0}}.a:before{content:"}";animation:k 1s}';
    expect(used(css, '<p class="a">')).toBe(css);
  });

  it('omits animations that no style names', () => {
    const css =
      '.a{animation:1s k}.b{animation:1s l}@keyframes k{0%{top:0}to{top:1px}}@keyframes l{to{top:2px}}';
    expect(used(css, '<p class="a">')).toBe('.a{animation:1s k}@keyframes k{0%{top:0}to{top:1px}}');
  });

  it('omits font faces without a character of the document', () => {
    const face = (range: string) => `@font-face{font-family:F;unicode-range:${range}}`;
    const css = [face('U+20-7E'), face('U+370-3FF'), face('U+1F???'), face('U+100-17F')].join('');
    expect(used(css, '<p>10 kΩ 🔌')).toBe([face('U+20-7E'), face('U+370-3FF'), face('U+1F???')].join(''));
  });

  it('omits the properties of :root that nothing reads', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:2px;--d:3px}.x{top:var(--b)}.y{top:var(--c)}';
    expect(used(css, '<p class="x" style="left:var(--d)">')).toBe(
      ':root{--a:1px;--b:var(--a);--d:3px}.x{top:var(--b)}',
    );
  });

  it('omits rules that only a closed dialog needs', () => {
    const css = '.a{top:0}.b{top:1px}';
    expect(used(css, '<dialog class="a"><p class="a"></dialog><p class="b">')).toBe('.b{top:1px}');
    expect(used(css, '<dialog class="a" open=""></dialog>')).toBe('.a{top:0}');
  });

  it('omits what only a hidden element and its content need', () => {
    const css = '[hidden]{display:none}.a{top:0}.b{top:1px}';
    const hidden = '<div class="a" hidden=""><div class="a"><p class="a">x</p></div></div>';
    expect(used(css, `${hidden}<p class="b">`)).toBe('[hidden]{display:none}.b{top:1px}');
    expect(used(css, `<div>${hidden}</div><divan class="b"></divan>`)).toBe(
      '[hidden]{display:none}.b{top:1px}',
    );
  });

  it('keeps what follows a hidden element without an end tag', () => {
    expect(used('.a{top:0}.b{top:1px}', '<input class="a" hidden=""/><p class="b">')).toBe('.b{top:1px}');
  });

  it('keeps what the browser itself can reveal', () => {
    expect(used('.a{top:0}', '<div class="a" hidden="until-found"></div>')).toBe('.a{top:0}');
  });
});
