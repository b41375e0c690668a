import { defineConfig } from 'vitest/config';

/** What hurts: killed, starved, filled up, cut off. One after the other, each for as long as it takes. */
export default defineConfig({
  test: {
    include: [
      'test/faults/**/*.test.ts',
      'test/conformance/killed.test.ts',
      'test/conformance/rollingRestart.test.ts',
      'test/security/fuzz.test.ts',
    ],
    globalSetup: ['test/support/templates.ts', 'test/support/postgres.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
