import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { pageAssets, entryAssets, type Manifest } from './manifest.ts';
import { publicPages } from './publicPages.ts';

const clientDist = fileURLToPath(new URL('../../storefront/dist/client/', import.meta.url));

/** What stands on every page as drawn: its styles are in the document, its scripts come when somebody turns to the page. */
const lazyHeaderFooterModule = 'src/layout/headerFooter.ts';

/** Kilobytes (brotli) of what a page loads before anybody does anything, from the files as they are built. */
export interface PageWeight {
  /** What runs before the first paint: the entry and whatever it brings along. */
  first: number;
  script: number;
  /** All styles of the page, as they stand in its document. */
  style: number;
  /** Files asked for: scripts, and the one typeface. */
  files: number;
}

/** Weights by the name of the page. */
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
