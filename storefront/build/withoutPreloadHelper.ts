import type { Plugin } from 'vite';

const preloadHelperId = '\0vite/preload-helper.js';
const plainImportId = '\0elvora:plain-import';

/**
 * Replaces Vite's preload helper in the client entry by a plain import. The entry preloads the files of a page itself, and
 * the helper would bring the chunk that contains it, and so most scripts, before the first paint.
 */
export const withoutPreloadHelper = (): Plugin => ({
  name: 'elvora:plain-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === preloadHelperId && importer.endsWith('/storefront/src/entry-client.ts') ? plainImportId : null,
  load: (id) => (id === plainImportId ? 'export const __vitePreload = (load) => load();' : null),
  // Removes the argument that would list the files to preload.
  renderChunk: (code, { isEntry }) =>
    isEntry ? { code: code.replace(/,\s*__VITE_PRELOAD__/g, ''), map: null } : null,
});
