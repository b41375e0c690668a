import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

/** From the weakest to the strongest. */
const layers = ['reset', 'layout', 'components', 'utilities', 'app'];

const root = new URL('..', import.meta.url).pathname;

/** The whole style sheet as an app gets it: everything global first, then every component. */
async function builtStyles(): Promise<string> {
  const components = Object.keys(import.meta.glob('../src/components/*/index.ts'));
  const entry = ['../src/styles/global.ts', '../src/layout/index.ts', ...components]
    .map((path) => `export * as part${path.replace(/\W/g, '_')} from '${root}test/${path}';`)
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

/** The rules of a sheet's first level: what stands in front of each block, and the block. */
function topLevel(css: string): { head: string; body: string }[] {
  const found: { head: string; body: string }[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at];
    if (character === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) {
        found.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
        start = at + 1;
      }
    } else if (character === ';' && depth === 0) {
      found.push({ head: css.slice(start, at).trim(), body: '' });
      start = at + 1;
    }
  }
  return found;
}

describe('the built style sheet', () => {
  let rules: ReturnType<typeof topLevel> = [];

  beforeAll(async () => {
    rules = topLevel((await builtStyles()).replace(/\/\*[\s\S]*?\*\//g, ''));
  }, 60_000);

  it('names its layers from the weakest to the strongest before anything else', () => {
    const named = rules
      .filter(({ head }) => head.startsWith('@layer'))
      .flatMap(({ head }) =>
        head
          .replace('@layer', '')
          .split(',')
          .map((name) => name.trim()),
      );
    expect([...new Set(named)]).toEqual(layers);
    const firstStyle = rules.findIndex(({ body }) => body !== '');
    expect(firstStyle).toBeGreaterThan(0);
    expect(rules.slice(0, firstStyle).every(({ head }) => head.startsWith('@layer'))).toBe(true);
  });

  it('has no style outside a layer: an app needs no stronger selector to win', () => {
    const saysTokensOnly = (body: string) => /^[\s{}]*$/.test(body.replace(/:root|--[\w-]+:[^;{}]*;?/g, ''));
    const outside = rules
      .filter(({ body }) => body !== '')
      .filter(({ head }) => !/^@(layer|font-face|keyframes|property)\b/.test(head))
      .filter(({ head, body }) => !(head.startsWith('@media') && /^\s*@layer/.test(body)))
      .filter(({ body }) => !saysTokensOnly(body))
      .map(({ head, body }) => `${head} { ${body.trim().slice(0, 80)} }`);
    expect(outside).toEqual([]);
  });
});
