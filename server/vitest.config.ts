import { defineConfig } from 'vitest/config';
import { temporaryFolder } from './test/support/temporaryFolder.ts';

// Inherited by the workers.
process.env['TMPDIR'] = temporaryFolder();

/** Generous, for busy machines. */
const testTimeout = 300_000;

/** They mock modules, so they need their own module graph. */
const mocking = ['test/store/unreadableTable.test.ts'];

// Commands of their own: `npm run faults`, `npm run proxies`, `npm run update:load`.
const exclude = [
  'test/conformance/**',
  'test/faults/**',
  'test/proxies/**',
  'test/updateLoad/**',
  '**/*.types.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['test/support/templates.ts'],
    testTimeout,
    projects: [
      {
        extends: true,
        // The others change no module state and share modules: reloading the server takes longer than the tests.
        test: {
          name: 'shared',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...exclude, ...mocking],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: mocking } },
    ],
  },
});
