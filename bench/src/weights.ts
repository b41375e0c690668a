// What a visitor's browser loads before any interaction, page by page: `npm run bench`, after `npm run build`.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { assetsOf, type Chunk, type Manifest } from './manifest.ts';

const client = fileURLToPath(new URL('../../storefront/dist/client/', import.meta.url));

/** Pages by the module of their route, with the goal for their JavaScript in kilobytes (brotli). */
const pages = [
  { name: 'home', module: 'src/home/HomeRoute.tsx', goalKb: 100 },
  { name: 'category', module: 'src/category/CategoryRoute.tsx', goalKb: 88 },
  { name: 'product', module: 'src/product/ProductRoute.tsx', goalKb: 95 },
  { name: 'content', module: 'src/about/AboutRoute.tsx', goalKb: 80 },
] as const;
const cssGoalKb = 10;

const manifest = JSON.parse(await readFile(`${client}.vite/manifest.json`, 'utf8')) as Record<
  string,
  Chunk
> satisfies Manifest;

const weightOf = async (files: readonly string[]) => {
  const sizes = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(client + file)).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

const mark = (kb: number, goalKb: number) =>
  `${kb.toFixed(1)} kB (goal ${goalKb})${kb > goalKb ? ' missed' : ''}`;

for (const { name, module, goalKb } of pages) {
  const { scripts, styles } = assetsOf(manifest, ['src/hydrate.tsx', module]);
  const [js, css] = await Promise.all([weightOf(scripts), weightOf(styles)]);
  process.stdout.write(
    `${name.padEnd(10)} JavaScript ${mark(js, goalKb).padEnd(28)} CSS ${mark(css, cssGoalKb)}\n`,
  );
}
