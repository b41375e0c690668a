import { defineConfig } from 'vitest/config';
import { temporaryFolder } from './test/support/temporaryFolder.ts';

// Inherited by the workers and the database.
process.env['TMPDIR'] = temporaryFolder();

/** Runs the conformance suite on SQLite and on a real PostgreSQL, which it starts. */
export default defineConfig({
  test: {
    include: ['test/conformance/**/*.test.ts'],
    globalSetup: ['test/support/templates.ts', 'test/support/postgres.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
