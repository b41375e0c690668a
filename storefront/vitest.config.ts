import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const all = 'src/**/*.test.{ts,tsx}';

/** They put something broken in the place of a module: what they load is theirs alone. */
const breaking = ['src/layout/SectionErrorBoundary.test.tsx', 'src/layout/sectionErrors.test.tsx'];

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    // A time a busy machine keeps, too.
    testTimeout: 20_000,
    projects: [
      // Each file loading everything anew would take longer than its tests.
      { extends: true, test: { name: 'together', include: [all], exclude: breaking, isolate: false } },
      { extends: true, test: { name: 'alone', include: breaking } },
    ],
  },
});
