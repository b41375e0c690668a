import { defineConfig } from 'vitest/config';

/** What must hold on both databases alike; a real PostgreSQL is started for it. */
export default defineConfig({
  test: {
    include: ['test/conformance/**/*.test.ts'],
    globalSetup: ['test/support/templates.ts', 'test/support/postgres.ts'],
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
