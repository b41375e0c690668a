import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    // Browsers that know `:dir()`: for older ones it would become a list of languages, and miss `dir` on the page.
    cssTarget: ['chrome120', 'firefox121', 'safari17.4'],
    reportCompressedSize: false,
  },
});
