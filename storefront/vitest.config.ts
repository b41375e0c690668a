import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // A time a busy machine keeps, too.
  test: { include: ['src/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
});
