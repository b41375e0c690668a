import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    // Generous, for busy machines.
    testTimeout: 20_000,
    projects: [
      // Pure modules share one module registry: reloading them per file would take longer than their tests.
      { extends: true, test: { name: 'pure', include: ['src/**/*.test.ts'], isolate: false } },
      // Hooks and routes run in a document, against the server's app in memory.
      {
        extends: true,
        test: {
          name: 'document',
          include: ['src/**/*.test.tsx'],
          globalSetup: ['../server/test/support/templates.ts'],
          setupFiles: ['test/document.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
