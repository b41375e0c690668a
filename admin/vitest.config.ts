import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // No test changes module state, so files share modules: reloading them takes longer than the tests.
    isolate: false,
    // Generous, for busy machines.
    testTimeout: 20_000,
  },
});
