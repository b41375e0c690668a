import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Contracts of props are proved by the compiler alone.
  test: { exclude: [...configDefaults.exclude, '**/*.types.test.tsx'], testTimeout: 20_000 },
});
