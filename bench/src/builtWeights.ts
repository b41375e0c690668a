import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { assetsOf, firstAssetsOf, type Manifest } from './manifest.ts';
import { publicPages } from './publicPages.ts';

const client = fileURLToPath(new URL('../../storefront/dist/client/', import.meta.url));

/** What stands on every page as drawn: its styles are in the document, its scripts come when somebody turns to the page. */
const lazyOnEveryPage = 'src/frame/edges.ts';

/** Kilobytes (brotli) of what a page loads before anybody does anything, from the files as they are built. */
export interface BuiltWeight {
  /** What runs before the first paint: the entry and whatever it brings along. */
  first: number;
  script: number;
  /** All styles of the page, as they stand in its document. */
  style: number;
  /** Files asked for: scripts, and the one typeface. */
  files: number;
}

/** Weights by the name of the page. */
export async function builtWeights(): Promise<ReadonlyMap<string, BuiltWeight>> {
  const manifest = JSON.parse(await readFile(`${client}.vite/manifest.json`, 'utf8')) as Manifest;
  const weights = new Map<string, BuiltWeight>();
  const entry = await read(firstAssetsOf(manifest).scripts);
  for (const { name, module } of publicPages) {
    const { scripts } = assetsOf(manifest, []);
    const { styles } = assetsOf(manifest, [lazyOnEveryPage, module]);
    const [code, css] = await Promise.all([read(scripts), read(styles)]);
    weights.set(name, {
      first: weightOf(entry),
      script: weightOf(code),
      style: kilobytes(Buffer.concat(css)),
      files: scripts.length + 1,
    });
  }
  return weights;
}

const read = (files: readonly string[]) => Promise.all(files.map((file) => readFile(client + file)));

const weightOf = (files: readonly Buffer[]) => files.reduce((sum, file) => sum + kilobytes(file), 0);

const kilobytes = (bytes: Buffer) => brotliCompressSync(bytes).length / 1000;
