import { defineConfig } from 'vitest/config';

/** Generous, for busy machines. */
const testTimeout = 20_000;

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Commands of their own: `npm run faults`, `npm run proxies`.
    exclude: ['test/conformance/**', 'test/faults/**', 'test/proxies/**', '**/*.types.test.ts'],
    globalSetup: ['test/support/templates.ts'],
    // No test changes module state, so files share modules: reloading the server takes longer than the tests.
    isolate: false,
    testTimeout,
  },
});
