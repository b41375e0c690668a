import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { createAdaptiveCompressedBody, createCompressedBody } from '../http/compression.ts';
import { contentHash } from './cachedPage.ts';
import { filesToPrefetch } from './filesToPrefetch.ts';
import { createInlineStyles } from './htmlDocument.ts';
import {
  assertRenderer,
  type DocumentStyles,
  type PageAssets,
  type RenderedModules,
  type Storefront,
} from './renderer.ts';
import { type StyleUsage, usageKey } from './styleUsage.ts';
import { parseStyles, withoutFonts } from './usedStyles.ts';

const viteManifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);
type ViteManifest = v.InferOutput<typeof viteManifestSchema>;

/**
 * Maximum bytes of styles and modules that a page prefetches when the network is idle; the data of its links
 * has the rest of 60 kB.
 */
const prefetchBudgetBytes = 56_000;

/** Maximum bytes of cached styles and their keys: of about a hundred documents that use different ones. */
const maxDocumentStyleBytes = 6_000_000;

/** Approximate size of a file's response headers. */
const responseHeaderBytes = 400;

/**
 * Loads a built storefront: `client/` with a Vite manifest, and `server/entry-server.js`. Throws `TypeError` when the
 * bundle lacks an export of `Renderer`.
 */
export async function loadBuiltStorefront(distDir: string): Promise<Storefront> {
  const manifestFile = join(distDir, 'client/.vite/manifest.json');
  const manifest = v.parse(viteManifestSchema, JSON.parse(await readFile(manifestFile, 'utf8')));
  const bundleFile = join(distDir, 'server/entry-server.js');
  const renderer: unknown = await import(pathToFileURL(bundleFile).href);
  assertRenderer(renderer, bundleFile);
  const stylesheets = await readStylesheets(manifest, join(distDir, 'client'));
  // One entry per kind of page, so the cache needs no limit.
  const assetsByModules = new Map<string, PageAssets>();
  const stylesByUsage = new LRUCache<string, DocumentStyles>({
    maxSize: maxDocumentStyleBytes,
    sizeCalculation: ({ inline, deferred }, cacheKey) =>
      cacheKey.length + inline.bytes.length + (deferred?.body.size ?? 0),
  });
  const sizes = await readCompressedSizes(manifest, join(distDir, 'client'));
  const createAssets = (rendered: RenderedModules): PageAssets => {
    const assets = collectAssets(manifest, rendered, sizes);
    const css = assets.styles.map((href) => stylesheets.get(href) ?? '').join('');
    const styles = parseStyles(css);
    const full = createCompressedBody(Buffer.from(withoutFonts(css)));
    const pageKey = assets.styles.join(' ');
    // The names of the files contain hashes of their content.
    const buildHash = contentHash(Buffer.from(pageKey)).slice(0, 6);
    const createStyles = (usage: StyleUsage, firstScreen: StyleUsage | null): DocumentStyles => {
      if (!firstScreen) return { inline: createInlineStyles(styles.usedBy(usage)), deferred: null };
      const { critical, deferred } = styles.split(usage, firstScreen);
      const bytes = Buffer.from(deferred);
      return {
        inline: createInlineStyles(critical),
        deferred: {
          version: `${buildHash}.${contentHash(bytes)}`,
          body: createAdaptiveCompressedBody(bytes),
          full,
        },
      };
    };
    return {
      ...assets,
      css(html, firstScreenEnd) {
        const usage = styles.usageIn(html);
        const firstScreen = firstScreenEnd === null ? null : styles.usageIn(html.slice(0, firstScreenEnd));
        const cacheKey = [pageKey, usageKey(usage), firstScreen ? usageKey(firstScreen) : ''].join('\n');
        const documentStyles = stylesByUsage.get(cacheKey) ?? createStyles(usage, firstScreen);
        stylesByUsage.set(cacheKey, documentStyles);
        return documentStyles;
      },
    };
  };
  return {
    renderer: async () => renderer,
    assets: async (rendered) => {
      const cacheKey = [rendered.pageModule, ...rendered.modules, '', ...rendered.lazyModules].join('\n');
      const assets = assetsByModules.get(cacheKey) ?? createAssets(rendered);
      assetsByModules.set(cacheKey, assets);
      return assets;
    },
  };
}

/** Returns all stylesheets by URL. */
async function readStylesheets(
  manifest: ViteManifest,
  clientDir: string,
): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css }) => css));
  const texts = await Promise.all(
    [...files].map(async (file) => [`/${file}`, await readFile(join(clientDir, file), 'utf8')] as const),
  );
  return new Map(texts);
}

/**
 * Returns the scripts and styles of the entry, of its dynamic imports, and of the page's modules with their
 * imports, without duplicates, the entry first. Lazy modules contribute only their styles.
 */
function collectAssets(
  manifest: ViteManifest,
  { pageModule, modules, lazyModules, prefetchModules }: RenderedModules,
  sizes: ReadonlyMap<string, number>,
): Omit<PageAssets, 'css'> {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const scripts = entries.flatMap((name) => (manifest[name] ? [`/${manifest[name].file}`] : []));
  const styles = new Set<string>();
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(follow);
    for (const css of chunk.css) styles.add(`/${css}`);
    files.add(`/${chunk.file}`);
  };
  const dynamicImports = entries.flatMap((name) => manifest[name]?.dynamicImports ?? []);
  [...entries, ...dynamicImports, ...modules].forEach(follow);
  const moduleFiles = [...files].filter((file) => !scripts.includes(file));
  lazyModules.forEach(follow);
  const sizeOf = (file: string) => (sizes.get(file) ?? 0) + responseHeaderBytes;
  const prefetch = filesToPrefetch({
    manifest,
    modules: prefetchModules,
    pressed: lazyModules,
    loadedFiles: new Set([...scripts, ...moduleFiles].map((url) => url.slice(1))),
    sizeOf,
    budgetBytes: prefetchBudgetBytes,
  });
  return {
    scripts,
    styles: [...styles],
    page: `/${manifest[pageModule]?.file ?? ''}`,
    modules: moduleFiles,
    prefetch: prefetch.map((file) => `/${file}`),
  };
}

/** Returns the compressed sizes of all scripts and styles, as most browsers receive them. */
async function readCompressedSizes(
  manifest: ViteManifest,
  clientDir: string,
): Promise<ReadonlyMap<string, number>> {
  const files = new Set(Object.values(manifest).flatMap(({ file, css }) => [file, ...css]));
  const sizeOf = async (file: string) => {
    const path = join(clientDir, file);
    // Files that are too small have no compressed variant.
    const { size } = await stat(`${path}.br`).catch(() => stat(path));
    return [file, size] as const;
  };
  return new Map(await Promise.all([...files].map(sizeOf)));
}
