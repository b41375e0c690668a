import { defineConfig } from 'vitest/config';

/** Generous, for busy machines. */
const testTimeout = 20_000;

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Faults take the machine for themselves: `npm run faults`.
    exclude: ['test/conformance/**', 'test/faults/**', '**/*.types.test.ts'],
    globalSetup: ['test/support/templates.ts'],
    // No test changes module state, so files share modules: reloading the server takes longer than the tests.
    isolate: false,
    testTimeout,
  },
});
