import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';

const componentsDir = fileURLToPath(new URL('../../design-system/src/components/', import.meta.url));

/** Excluded: packages an app has anyway or that several components share. */
const isExternal = (id: string) =>
  /^(?:react|react-dom|react-aria-components|react-aria|react-stately|@react-aria|@floating-ui)(?:\/|$)/.test(
    id,
  );

/** JavaScript in bytes, minified and gzipped. */
export interface BundleSize {
  /** Static imports. */
  initial: number;
  /** Dynamic imports. */
  lazy: number;
}

/** Names of all components: folders with a public index. */
export function componentNames(): string[] {
  return readdirSync(componentsDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[A-Z]\w*\/index\.ts$/.test(path))
    .map((path) => path.slice(0, path.indexOf('/')))
    .sort();
}

/** Measures components with their imports, React and shared packages excluded. */
export async function componentSizes(names: readonly string[]): Promise<Map<string, BundleSize>> {
  const sizes = new Map<string, BundleSize>();
  for (const name of names) sizes.set(name, await componentSize(name));
  return sizes;
}

export const componentSize = (name: string) => measureBundle(`${componentsDir}${name}/index.ts`);

const virtualModuleId = 'virtual:written';

/** Measures a module given as source code. */
export const codeSize = (code: string) =>
  measureBundle(virtualModuleId, {
    name: 'written',
    resolveId: (id) =>
      id === virtualModuleId ? fileURLToPath(new URL('written.js', import.meta.url)) : undefined,
    load: (id) => (id.endsWith('/written.js') ? code : undefined),
  });

/** Replaces Vite's preload helper, which an app has once. */
const preloadHelperStub: Plugin = {
  name: 'own-chunk-loader',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null,
};

/** Shares one style compiler among all builds, since each would compile the whole theme. Lives as long as the process. */
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
      // By default each chunk contains the list of its style sheets, which would count as script.
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
