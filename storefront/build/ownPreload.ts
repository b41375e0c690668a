import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const preloadHelperId = '\0vite/preload-helper.js';
const preloadModule = fileURLToPath(new URL('../src/runtime/hydration/preloadAndImport.ts', import.meta.url));

/** The helper's replacements by their ids. */
const replacements = {
  '\0elvora:plain-import': 'export const __vitePreload = (load) => load();',
  '\0elvora:preload': `export { preloadAndImport as __vitePreload } from ${JSON.stringify(preloadModule)};`,
};

/**
 * Replaces Vite's preload helper: in the client entry by a plain import, since the entry preloads the files of a page itself
 * and the helper would bring the chunk that contains it, and so most scripts, before the first paint; elsewhere by the
 * runtime's own, which knows the styles that the document contains.
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
