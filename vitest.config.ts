import { defineConfig } from 'vitest/config';

/** A time a busy machine keeps, too. */
const testTimeout = 20_000;

// Nothing here changes what a module holds: each file loading everything anew would take longer than its tests.
export default defineConfig({
  test: { include: ['scripts/test/**/*.test.ts'], isolate: false, testTimeout },
});
