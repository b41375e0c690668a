import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const all = 'src/**/*.test.{ts,tsx}';

/** They mock or reload modules, so they need their own module graph. */
const mocking = [
  'src/pageErrors.test.tsx',
  'src/quoteList/addToQuote.test.ts',
  'src/runtime/hydration/lazyHydration.test.tsx',
  'src/sectionErrors.test.tsx',
  'src/site/comparedItems.test.ts',
];

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    // Long enough for a busy machine.
    testTimeout: 20_000,
    projects: [
      // Reloading all modules for each file takes longer than its tests.
      { extends: true, test: { name: 'shared', include: [all], exclude: mocking, isolate: false } },
      { extends: true, test: { name: 'isolated', include: mocking } },
    ],
  },
});
