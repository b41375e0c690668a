import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // Nothing here changes what a module holds: each file loading everything anew would take longer than its tests.
    isolate: false,
    // A time a busy machine keeps, too.
    testTimeout: 20_000,
  },
});
