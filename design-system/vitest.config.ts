import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    // Type tests run in the compiler.
    exclude: [...configDefaults.exclude, '**/*.types.test.tsx'],
    // No test changes module state, so files share modules: reloading them takes longer than the tests.
    isolate: false,
    testTimeout: 20_000,
  },
});
