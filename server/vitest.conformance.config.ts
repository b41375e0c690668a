import { defineConfig } from 'vitest/config';

/** Runs the conformance suite on SQLite and on a real PostgreSQL, which it starts. */
export default defineConfig({
  test: {
    include: ['test/conformance/**/*.test.ts'],
    globalSetup: ['test/support/templates.ts', 'test/support/postgres.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
