import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // No test changes module state, so files share modules: reloading them takes longer than the tests.
    isolate: false,
    // Generous, for busy machines.
    testTimeout: 60_000,
  },
});
