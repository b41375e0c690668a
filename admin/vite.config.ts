import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressAssets } from '../scripts/precompressAssets.ts';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), vanillaExtractPlugin(), precompressAssets()],
  // All packages are known before the first page is: one found later makes the browser load everything again.
  optimizeDeps: {
    entries: ['src/**/*.tsx'],
    include: ['react-dom/client', 'react/jsx-dev-runtime'],
  },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    // Browsers that know `:dir()`: for older ones it would become a list of languages, and miss `dir` on the page.
    cssTarget: ['chrome120', 'firefox121', 'safari17.4'],
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The order of the layers comes with the first styles of all: whichever names a layer first places it.
          groups: [{ name: 'styles', test: /\/design-system\/src\/(?:styles|theme|components\/Icon)\// }],
        },
      },
    },
  },
});
