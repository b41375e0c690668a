import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';

const componentsDir = fileURLToPath(new URL('../../design-system/src/components/', import.meta.url));

/** What an app has anyway, or what several units share: not counted as the weight of one. */
const isExternal = (id: string) =>
  /^(?:react|react-dom|react-aria-components|react-aria|react-stately|@react-aria|@floating-ui)(?:\/|$)/.test(
    id,
  );

/** Bytes of JavaScript, minified and gzipped. */
export interface BundleSize {
  /** What is needed at once. */
  initial: number;
  /** What is loaded when somebody needs it. */
  lazy: number;
}

/** Names of all units: folders with something to offer. */
export function componentNames(): string[] {
  return readdirSync(componentsDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[A-Z]\w*\/index\.ts$/.test(path))
    .map((path) => path.slice(0, path.indexOf('/')))
    .sort();
}

/** What each unit brings, with all it imports but React and its like. */
export async function componentSizes(): Promise<Map<string, BundleSize>> {
  const sizes = new Map<string, BundleSize>();
  for (const name of componentNames()) sizes.set(name, await componentSize(name));
  return sizes;
}

export const componentSize = (name: string) => measureBundle(`${componentsDir}${name}/index.ts`);

const virtualModuleId = 'virtual:written';

/** The weight of a module that is written like this. */
export const codeSize = (code: string) =>
  measureBundle(virtualModuleId, {
    name: 'written',
    resolveId: (id) =>
      id === virtualModuleId ? fileURLToPath(new URL('written.js', import.meta.url)) : undefined,
    load: (id) => (id.endsWith('/written.js') ? code : undefined),
  });

/** What loads chunks and their styles is an app's, once for all units. */
const preloadHelperStub: Plugin = {
  name: 'own-chunk-loader',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null,
};

/** One compiler of styles for all builds: each would begin with the whole theme. It lasts as long as the process. */
const vanillaExtract = vanillaExtractPlugin().map((plugin): Plugin => ({ ...plugin, buildEnd: undefined }));

async function measureBundle(input: string, ...plugins: Plugin[]): Promise<BundleSize> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtract, preloadHelperStub, ...plugins],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      // Styles are no scripts: without this each chunk would list its own.
      cssCodeSplit: false,
      rolldownOptions: { external: isExternal, preserveEntrySignatures: 'strict', input },
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
  return {
    initial: gzippedBytes([...first]),
    lazy: gzippedBytes(chunks.filter((chunk) => !first.has(chunk))),
  };
}

const gzippedBytes = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.length === 0 ? 0 : gzipSync(chunks.map(({ code }) => code).join('\n'), { level: 9 }).length;
