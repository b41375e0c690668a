import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

/** From lowest to highest priority. */
const layers = ['reset', 'layout', 'components', 'utilities', 'app'];

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the style sheet of an app: global styles first, then every component. */
async function builtStyles(): Promise<string> {
  const components = Object.keys(import.meta.glob('../src/components/*/index.ts'));
  const entry = ['../src/styles/global.ts', '../src/layout/index.ts', ...components]
    .map(
      (path) => `export * as part${path.replace(/\W/g, '_')} from ${JSON.stringify(`${root}test/${path}`)};`,
    )
    .join('\n');
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'everything',
        resolveId: (id) => (id === 'virtual:everything.ts' ? id : undefined),
        load: (id) => (id === 'virtual:everything.ts' ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'virtual:everything.ts', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return result.output
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
    .join('\n');
}

/** Returns the top-level rules of a sheet: the prelude and the block of each. */
function topLevelRules(css: string): { prelude: string; body: string }[] {
  const found: { prelude: string; body: string }[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let index = 0; index < css.length; index += 1) {
    const character = css[index];
    if (character === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) {
        found.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
        start = index + 1;
      }
    } else if (character === ';' && depth === 0) {
      found.push({ prelude: css.slice(start, index).trim(), body: '' });
      start = index + 1;
    }
  }
  return found;
}

describe('the built style sheet', () => {
  let rules: ReturnType<typeof topLevelRules> = [];

  beforeAll(async () => {
    rules = topLevelRules((await builtStyles()).replace(/\/\*[\s\S]*?\*\//g, ''));
  }, 60_000);

  it('declares its layers by ascending priority before any other rule', () => {
    const named = rules
      .filter(({ prelude }) => prelude.startsWith('@layer'))
      .flatMap(({ prelude }) =>
        prelude
          .replace('@layer', '')
          .split(',')
          .map((name) => name.trim()),
      );
    expect([...new Set(named)]).toEqual(layers);
    const firstStyle = rules.findIndex(({ body }) => body !== '');
    expect(firstStyle).toBeGreaterThan(0);
    expect(rules.slice(0, firstStyle).every(({ prelude }) => prelude.startsWith('@layer'))).toBe(true);
  });

  it('has no style outside a layer, so that apps can override without higher specificity', () => {
    const hasTokensOnly = (body: string) => /^[\s{}]*$/.test(body.replace(/:root|--[\w-]+:[^;{}]*;?/g, ''));
    const outside = rules
      .filter(({ body }) => body !== '')
      .filter(({ prelude }) => !/^@(layer|font-face|keyframes|property)\b/.test(prelude))
      .filter(({ prelude, body }) => !(prelude.startsWith('@media') && /^\s*@layer/.test(body)))
      .filter(({ body }) => !hasTokensOnly(body))
      .map(({ prelude, body }) => `${prelude} { ${body.trim().slice(0, 80)} }`);
    expect(outside).toEqual([]);
  });
});
