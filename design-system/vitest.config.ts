import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    // Contracts of props are proved by the compiler alone.
    exclude: [...configDefaults.exclude, '**/*.types.test.tsx'],
    // Nothing here changes what a module holds: each file loading everything anew would take longer than its tests.
    isolate: false,
    testTimeout: 20_000,
  },
});
