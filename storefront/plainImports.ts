import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const plain = '\0elvora:plain-import';

/**
 * The entry asks for all files of a page by itself. With the bundler's helper for imports it would need the chunk in which
 * that has come to lie, and so bring all scripts before the page is painted.
 */
export const plainImports = (): Plugin => ({
  name: 'elvora:plain-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === helper && importer.endsWith('/storefront/src/loadScripts.ts') ? plain : null,
  load: (id) => (id === plain ? 'export const __vitePreload = (load) => load();' : null),
  // Where the files would be named that the helper is to fetch.
  renderChunk: (code, { isEntry }) =>
    isEntry ? { code: code.replace(/,\s*__VITE_PRELOAD__/g, ''), map: null } : null,
});
