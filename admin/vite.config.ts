import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressAssets } from '../scripts/precompressAssets.ts';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), vanillaExtractPlugin(), precompressAssets()],
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
