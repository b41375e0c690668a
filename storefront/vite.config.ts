import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressAssets } from '../scripts/precompressAssets.ts';
import {
  isPrefetchModule,
  isApiModule,
  isCardModule,
  isSharedModule,
  isVendorModule,
  isPictureModule,
  isRouteTableModule,
} from './build/chunkGroups.ts';
import { shortIdentifier, shortenTokens } from './build/shortCssNames.ts';
import { splitContentJson } from './build/splitContentJson.ts';
import { treeShakeRouter } from './build/treeShakeRouter.ts';
import { ownPreload } from './build/ownPreload.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortIdentifier } : {}),
    shortenTokens(),
    ...(isSsrBuild ? [] : [splitContentJson(), treeShakeRouter(), ownPreload()]),
    precompressAssets(),
  ],
  ssr: { noExternal: true },
  // The server renders with the production build of React in every environment; client builds define it themselves.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  // Pre-bundle all packages at start: a late discovery reloads the page.
  optimizeDeps: {
    entries: ['src/**/*.tsx'],
    include: ['react-dom/client', 'react/jsx-dev-runtime'],
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2023',
    // Browsers with `:dir()`, which would otherwise be compiled to a list of languages that ignores the `dir` attribute.
    cssTarget: ['chrome120', 'firefox121', 'safari17.4'],
    // Keep fonts and pictures out of scripts: a data URI is loaded by every visitor.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // The chunks of the first load are present before any code preloads others: listing them would only lengthen the code.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(?:react|shared|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: isSsrBuild
      ? // One file: a later build deletes it under a running server, which must not import the rest of it then.
        { output: { codeSplitting: false } }
      : {
          input: 'src/entry-client.ts',
          // Free of side effects in the site's top-level calls.
          treeshake: { manualPureFunctions: ['Object.getOwnPropertyNames'] },
          output: {
            codeSplitting: {
              groups: [
                // A group includes the dependencies of its modules; the highest priority wins.
                { name: 'react', test: isVendorModule, priority: 5 },
                { name: 'shared', test: isSharedModule, priority: 4 },
                { name: 'prefetch', test: isPrefetchModule, priority: 3.5 },
                { name: 'table', test: isRouteTableModule, priority: 3 },
                { name: 'picture', test: isPictureModule, priority: 2 },
                { name: 'cards', test: isCardModule, priority: 1 },
                { name: 'api', test: isApiModule, priority: 0 },
              ],
            },
          },
        },
  },
}));
