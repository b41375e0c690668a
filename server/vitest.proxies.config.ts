import { defineConfig } from 'vitest/config';

/** `npm run proxies`: nginx and Caddy with the files of `deploy/`, before real servers that are replaced under load. */
export default defineConfig({
  test: {
    include: ['test/proxies/**/*.test.ts'],
    globalSetup: ['test/proxies/requireProxies.ts', 'test/support/templates.ts', 'test/support/postgres.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
