import type { Plugin } from 'vite';

const preloadHelperId = '\0vite/preload-helper.js';
const plainImportId = '\0elvora:plain-import';

/**
 * The entry asks for all files of a page by itself. With the bundler's helper for imports it would need the chunk in which
 * that has come to lie, and so bring all scripts before the page is painted.
 */
export const withoutPreloadHelper = (): Plugin => ({
  name: 'elvora:plain-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === preloadHelperId && importer.endsWith('/storefront/src/loadScripts.ts') ? plainImportId : null,
  load: (id) => (id === plainImportId ? 'export const __vitePreload = (load) => load();' : null),
  // Where the files would be named that the helper is to fetch.
  renderChunk: (code, { isEntry }) =>
    isEntry ? { code: code.replace(/,\s*__VITE_PRELOAD__/g, ''), map: null } : null,
});
