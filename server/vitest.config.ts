import { defineConfig } from 'vitest/config';

/** A time a busy machine keeps, too. */
const testTimeout = 20_000;

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/conformance/**', '**/*.types.test.ts'],
    globalSetup: ['test/support/templates.ts'],
    // Nothing here changes what a module holds: each file loading the server anew would take longer than its tests.
    isolate: false,
    testTimeout,
  },
});
