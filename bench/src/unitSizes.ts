import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';

const components = fileURLToPath(new URL('../../design-system/src/components/', import.meta.url));

/** What an app has anyway, or what several units share: not counted as the weight of one. */
const isShared = (id: string) =>
  /^(?:react|react-dom|react-aria-components|react-aria|react-stately|@react-aria|@floating-ui)(?:\/|$)/.test(
    id,
  );

/** Bytes of JavaScript, minified and gzipped. */
export interface Weight {
  /** What is needed at once. */
  first: number;
  /** What is loaded when somebody needs it. */
  later: number;
}

/** Names of all units: folders with something to offer. */
export function unitNames(): string[] {
  return readdirSync(components, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[A-Z]\w*\/index\.ts$/.test(path))
    .map((path) => path.slice(0, path.indexOf('/')))
    .sort();
}

/** What each unit brings, with all it imports but React and its like. */
export async function unitSizes(): Promise<Map<string, Weight>> {
  const sizes = new Map<string, Weight>();
  for (const name of unitNames()) sizes.set(name, await unitSize(name));
  return sizes;
}

export const unitSize = (name: string) => weightOf(`${components}${name}/index.ts`);

const written = 'virtual:written';

/** The weight of a module that is written like this. */
export const codeWeight = (code: string) =>
  weightOf(written, {
    name: 'written',
    resolveId: (id) => (id === written ? fileURLToPath(new URL('written.js', import.meta.url)) : undefined),
    load: (id) => (id.endsWith('/written.js') ? code : undefined),
  });

/** What loads chunks and their styles is an app's, once for all units. */
const ownChunkLoader: Plugin = {
  name: 'own-chunk-loader',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null,
};

/** One compiler of styles for all builds: each would begin with the whole theme. It lasts as long as the process. */
const styles = vanillaExtractPlugin().map((plugin): Plugin => ({ ...plugin, buildEnd: undefined }));

async function weightOf(input: string, ...plugins: Plugin[]): Promise<Weight> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [styles, ownChunkLoader, ...plugins],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      // Styles are no scripts: without this each chunk would list its own.
      cssCodeSplit: false,
      rolldownOptions: { external: isShared, preserveEntrySignatures: 'strict', input },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((part) => part.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<Rolldown.OutputChunk>();
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    for (const imported of chunk.imports) follow(byName.get(imported));
  };
  follow(chunks.find(({ isEntry }) => isEntry));
  return { first: gzipped([...first]), later: gzipped(chunks.filter((chunk) => !first.has(chunk))) };
}

const gzipped = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.length === 0 ? 0 : gzipSync(chunks.map(({ code }) => code).join('\n'), { level: 9 }).length;
