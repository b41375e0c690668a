// Unit tests that `npm run mutation` runs in its sandbox.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{catalogue,design-system}/src/**/*.test.ts', 'design-system/test/clipboard/*.test.ts'],
    setupFiles: ['scripts/mutationTests.setup.mjs'],
  },
});
