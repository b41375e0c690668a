import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';

const components = fileURLToPath(new URL('../../design-system/src/components/', import.meta.url));

/** What an app has anyway, or what several units share: not counted as the weight of one. */
const isShared = (id: string) =>
  /^(?:react|react-dom|react-aria-components|react-aria|react-stately|@react-aria|@floating-ui)(?:\/|$)/.test(
    id,
  );

/** Names of all units: folders with something to offer. */
export function unitNames(): string[] {
  return readdirSync(components, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[A-Z]\w*\/index\.ts$/.test(path))
    .map((path) => path.slice(0, path.indexOf('/')))
    .sort();
}

/** Bytes of JavaScript each unit brings, minified and gzipped, with all it imports at once but React and its like. */
export async function unitSizes(): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const name of unitNames()) sizes.set(name, await unitSize(name));
  return sizes;
}

async function unitSize(name: string): Promise<number> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        external: isShared,
        preserveEntrySignatures: 'strict',
        input: `${components}${name}/index.ts`,
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((part) => part.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<Rolldown.OutputChunk>();
  // What it loads later is not its first weight.
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    for (const imported of chunk.imports) follow(byName.get(imported));
  };
  follow(chunks.find(({ isEntry }) => isEntry));
  return gzipSync([...first].map(({ code }) => code).join('\n'), { level: 9 }).length;
}
