import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this size compression gains nothing. */
const minBytes = 500;

/** Compresses built assets ahead of time: writes `.br` and `.gz` beside each file. */
export function precompressAssets(): Plugin {
  let folder = '';
  return {
    name: 'elvora:precompress-assets',
    apply: 'build',
    configResolved({ root, build }) {
      folder = build.ssr ? '' : join(root, build.outDir, build.assetsDir);
    },
    writeBundle() {
      if (folder === '') return;
      for (const name of readdirSync(folder)) {
        const file = join(folder, name);
        if (!/\.(?:js|css|svg)$/.test(name) || statSync(file).size < minBytes) continue;
        const bytes = readFileSync(file);
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(bytes, {
            params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
          }),
        );
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
