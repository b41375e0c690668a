import { defineConfig } from 'vitest/config';

/** Fault injection: kills, overload, full disks, lost connections. Runs serially without a time limit of its own. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.test.ts', 'test/security/fuzz.test.ts'],
    globalSetup: ['test/support/templates.ts', 'test/support/postgres.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
