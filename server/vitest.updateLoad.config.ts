import { defineConfig } from 'vitest/config';

/** `npm run update:load`: updates real clones by `npm run update` while they are browsed through nginx and Caddy. */
export default defineConfig({
  test: {
    include: ['test/updateLoad/**/*.test.ts'],
    globalSetup: ['test/proxies/requireProxies.ts', 'test/support/templates.ts', 'test/support/postgres.ts'],
    fileParallelism: false,
    // Every test installs and builds up to two releases.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
  },
});
