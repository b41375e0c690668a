import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompressAssets } from '../scripts/precompressAssets.ts';

/**
 * Preloads the text font: requested after the first layout, it would be too late for this document
 * (`docs/adr/0017`).
 */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /site-text[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/admin/${file}`,
              crossorigin: true,
            },
            injectTo: 'head',
          })),
    },
  };
}

export default defineConfig({
  base: '/admin/',
  plugins: [react(), vanillaExtractPlugin(), preloadFont(), precompressAssets()],
  // Pre-bundled: a package discovered later makes the browser reload everything.
  optimizeDeps: {
    entries: ['src/**/*.tsx'],
    include: ['react-dom/client', 'react/jsx-dev-runtime'],
  },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    // Targets browsers with `:dir()`; for older ones it is compiled to a list of languages, which ignores `dir`.
    cssTarget: ['chrome120', 'firefox121', 'safari17.4'],
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Keeps the layer order in the first style sheet: the first mention of a layer decides its place.
          groups: [{ name: 'styles', test: /\/design-system\/src\/(?:styles|theme|components\/Icon)\// }],
        },
      },
    },
  },
});
