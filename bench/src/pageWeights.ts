import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { pageAssets, entryAssets, type Manifest } from './manifest.ts';
import { publicPages } from './publicPages.ts';

const clientDist = fileURLToPath(new URL('../../storefront/dist/client/', import.meta.url));

/** The header and footer of every page: styles in the document, scripts on intent. */
const lazyHeaderFooterModule = 'src/layout/headerFooter.ts';

/** Kilobytes (brotli) a page loads without interaction, from the built files. */
export interface PageWeight {
  /** The entry and its static imports, which run before the first paint. */
  first: number;
  script: number;
  /** All styles; the document contains the rules that its HTML needs. */
  style: number;
  /** Requests for scripts and the font. */
  files: number;
}

/** Weights by page name. */
export async function pageWeights(): Promise<ReadonlyMap<string, PageWeight>> {
  const manifest = JSON.parse(await readFile(`${clientDist}.vite/manifest.json`, 'utf8')) as Manifest;
  const weights = new Map<string, PageWeight>();
  const entry = await readAssets(entryAssets(manifest).scripts);
  for (const { name, module } of publicPages) {
    const { scripts } = pageAssets(manifest, []);
    const { styles } = pageAssets(manifest, [lazyHeaderFooterModule, module]);
    const [code, css] = await Promise.all([readAssets(scripts), readAssets(styles)]);
    weights.set(name, {
      first: totalKilobytes(entry),
      script: totalKilobytes(code),
      style: brotliKilobytes(Buffer.concat(css)),
      files: scripts.length + 1,
    });
  }
  return weights;
}

const readAssets = (files: readonly string[]) =>
  Promise.all(files.map((file) => readFile(clientDist + file)));

const totalKilobytes = (files: readonly Buffer[]) =>
  files.reduce((sum, file) => sum + brotliKilobytes(file), 0);

const brotliKilobytes = (bytes: Buffer) => brotliCompressSync(bytes).length / 1000;
