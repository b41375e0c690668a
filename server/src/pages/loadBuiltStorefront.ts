import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { createInlineStyles } from './htmlDocument.ts';
import type { RenderedModules, PageAssets, Renderer, Storefront } from './renderer.ts';

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

/** The storefront out of its build: `client/` with a Vite manifest, `server/entry-server.js`. */
export async function loadBuiltStorefront(distDir: string): Promise<Storefront> {
  const manifestFile = join(distDir, 'client/.vite/manifest.json');
  const manifest = v.parse(viteManifestSchema, JSON.parse(await readFile(manifestFile, 'utf8')));
  const renderer: Renderer = await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href);
  const texts = await readStyles(manifest, join(distDir, 'client'));
  // There are as many as kinds of pages.
  const known = new Map<string, PageAssets>();
  const assetsFor = (drawn: RenderedModules): PageAssets => {
    const assets = collectAssets(manifest, drawn);
    return {
      ...assets,
      css: createInlineStyles(assets.styles.map((href) => texts.get(href) ?? '').join('')),
    };
  };
  return {
    renderer: async () => renderer,
    assets: async (drawn) => {
      const name = [drawn.page, ...drawn.modules, '', ...drawn.lazyModules].join('\n');
      const assets = known.get(name) ?? assetsFor(drawn);
      known.set(name, assets);
      return assets;
    },
  };
}

/** All styles by their addresses. */
async function readStyles(manifest: ViteManifest, clientDir: string): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css }) => css));
  const texts = await Promise.all(
    [...files].map(async (file) => [`/${file}`, await readFile(join(clientDir, file), 'utf8')] as const),
  );
  return new Map(texts);
}

/**
 * The entry, what it asks for later, the route's modules and all they import: each style and script once, the entry first.
 * Late modules give their styles.
 */
export function collectAssets(
  manifest: ViteManifest,
  { page, modules, lazyModules }: RenderedModules,
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
  const asked = entries.flatMap((name) => manifest[name]?.dynamicImports ?? []);
  [...entries, ...asked, ...modules].forEach(follow);
  const loaded = [...files].filter((file) => !scripts.includes(file));
  lazyModules.forEach(follow);
  return { scripts, styles: [...styles], page: `/${manifest[page]?.file ?? ''}`, modules: loaded };
}
