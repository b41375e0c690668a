import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Rule = Readonly<Record<string, unknown>>;
interface CompiledRule {
  type: string;
  rule?: Rule;
}

/** Properties that arrange a page. Everything else is the look of a unit and belongs to the design system. */
const layoutProperties = [
  /^display$/,
  /^(grid|flex|align|justify|place)([A-Z]|$)/,
  /^(gap|rowGap|columnGap|order)$/,
  /^(margin|padding)([A-Z]|$)/,
  /^(min|max)?(width|height|inlineSize|blockSize)$/i,
  /^(position|top|right|bottom|left|inset\w*|boxSizing)$/,
  // Container queries, and `content-visibility` of sections below the screen.
  /^(container(Type|Name)?|contentVisibility|containIntrinsic\w+)$/,
];
const isLayoutProperty = (name: string) => layoutProperties.some((pattern) => pattern.test(name));

/** Names of the properties a rule sets, in its layers, queries, selectors and pseudo-elements too. */
function propertiesOf(rule: Rule): string[] {
  return Object.entries(rule).flatMap(([key, value]) => {
    if (key === 'vars') return ['vars'];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [key];
    return propertiesOf(value as Rule);
  });
}

const visualPropertiesOf = (rules: readonly CompiledRule[]) => [
  ...new Set(
    rules.flatMap(({ type, rule = {} }) =>
      type === 'local' ? propertiesOf(rule).filter((name) => !isLayoutProperty(name)) : [`a ${type} rule`],
    ),
  ),
];

describe('visualPropertiesOf', () => {
  it.each([
    [{ display: 'grid', gap: '8px', '@media': { print: { display: 'none' } } }, []],
    [{ '@layer': { app: { minWidth: 0, color: 'red' } } }, ['color']],
    [{ selectors: { '&:hover': { boxShadow: 'none', order: 1 } } }, ['boxShadow']],
    [{ '::before': { content: '' } }, ['content']],
    [{ vars: { '--top': '0' } }, ['vars']],
  ])('returns what %j styles besides layout', (rule, visual) =>
    expect(visualPropertiesOf([{ type: 'local', rule }])).toEqual(visual),
  );
});

describe('style sheets of the apps only lay out pages', () => {
  const sheets = globSync('{storefront,admin}/src/**/*.css.ts').toSorted();
  const rulesBySheet = new Map<string, CompiledRule[]>();

  beforeAll(async () => {
    setAdapter({
      appendCss: (css, { filePath }) => void rulesBySheet.get(filePath)?.push(css as CompiledRule),
      registerClassName: () => undefined,
      registerComposition: () => undefined,
      markCompositionUsed: () => undefined,
      onEndFileScope: () => undefined,
      getIdentOption: () => 'debug',
    });
    // Loads the shared styles first, so that their rules are not attributed to a sheet of an app.
    setFileScope('design-system');
    await import('@elvora/design-system/styles');
    endFileScope();
    for (const sheet of sheets) {
      rulesBySheet.set(sheet, []);
      setFileScope(sheet);
      await import(resolve(sheet));
      endFileScope();
    }
  });

  afterAll(() => removeAdapter());

  it('reads every style sheet', () => {
    expect(sheets.length).toBeGreaterThan(10);
    expect([...rulesBySheet.values()].filter((rules) => rules.length > 0).length).toBeGreaterThan(10);
  });

  it.each(sheets)('%s', (sheet) => {
    expect(
      visualPropertiesOf(rulesBySheet.get(sheet) ?? []),
      'move what these properties style into a component of design-system/src/components (`npm run new -- Name`); an app keeps page layout alone',
    ).toEqual([]);
  });
});
