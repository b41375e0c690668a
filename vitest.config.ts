import { defineConfig } from 'vitest/config';

/** Generous, for busy machines. */
const testTimeout = 60_000;

// No test changes module state, so files share modules: reloading them takes longer than the tests.
export default defineConfig({
  test: { include: ['scripts/test/**/*.test.ts'], isolate: false, testTimeout },
});
