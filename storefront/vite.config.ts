import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressAssets } from '../scripts/precompressAssets.ts';
import {
  isCardModule,
  isSharedModule,
  isVendorModule,
  isPictureModule,
  isRouteTableModule,
} from './chunkGroups.ts';
import { splitContentJson } from './splitContentJson.ts';
import { treeShakeRouter } from './treeShakeRouter.ts';
import { withoutPreloadHelper } from './withoutPreloadHelper.ts';
import { shortIdentifier, shortenTokens } from './shortCssNames.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortIdentifier } : {}),
    shortenTokens(),
    ...(isSsrBuild ? [] : [splitContentJson(), treeShakeRouter(), withoutPreloadHelper()]),
    precompressAssets(),
  ],
  ssr: { noExternal: true },
  // The server draws with the React that visitors get, however it is started; a build for the browser says so by itself.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  // All packages are known before the first page is: one found later makes the browser load everything again.
  optimizeDeps: {
    entries: ['src/**/*.tsx'],
    include: ['react-dom/client', 'react/jsx-dev-runtime', '@vanilla-extract/dynamic'],
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2023',
    // Browsers that know `:dir()`: for older ones it would become a list of languages, and miss `dir` on the page.
    cssTarget: ['chrome120', 'firefox121', 'safari17.4'],
    // The site's own fonts and pictures are files of their own: a data URI in a script is loaded by everybody.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/entry-client.ts',
          // Without effects where the site calls them at the top of a module.
          treeshake: { manualPureFunctions: ['Object.getOwnPropertyNames'] },
          output: {
            codeSplitting: {
              groups: [
                // A group takes along what its modules need; the first to come gets it.
                { name: 'react', test: isVendorModule, priority: 5 },
                { name: 'shared', test: isSharedModule, priority: 4 },
                { name: 'table', test: isRouteTableModule, priority: 3 },
                { name: 'picture', test: isPictureModule, priority: 2 },
                { name: 'cards', test: isCardModule, priority: 1 },
              ],
            },
          },
        },
  },
}));
