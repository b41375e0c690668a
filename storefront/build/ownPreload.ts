import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const preloadHelperId = '\0vite/preload-helper.js';
const preloadModule = fileURLToPath(new URL('../src/runtime/hydration/preloadAndImport.ts', import.meta.url));

/** Replacements of the helper by module id. */
const replacements = {
  '\0elvora:plain-import': 'export const __vitePreload = (load) => load();',
  '\0elvora:preload': `export { preloadAndImport as __vitePreload } from ${JSON.stringify(preloadModule)};`,
};

/**
 * Replaces Vite's preload helper. In the client entry, with a plain import: the entry preloads the
 * files of a page itself, and the helper would pull its chunk, and with it most scripts, in before
 * the first paint. Elsewhere, with the runtime's own loader, which knows the styles in the
 * document.
 */
export const ownPreload = (): Plugin => ({
  name: 'elvora:own-preload',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source !== preloadHelperId) return null;
    return importer.endsWith('/storefront/src/entry-client.ts')
      ? '\0elvora:plain-import'
      : '\0elvora:preload';
  },
  load: (id) => replacements[id as keyof typeof replacements] ?? null,
  // Removes the argument that would list the files to preload.
  renderChunk: (code, { isEntry }) =>
    isEntry ? { code: code.replace(/,\s*__VITE_PRELOAD__/g, ''), map: null } : null,
});
