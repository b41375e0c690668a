import { defineConfig } from 'vitest/config';

/** A time a busy machine keeps, too. */
const testTimeout = 20_000;

export default defineConfig({
  test: { include: ['src/**/*.test.ts', 'test/**/*.test.ts'], exclude: ['test/conformance/**'], testTimeout },
});
