import { startServer } from './startServer.ts';
import { test as base } from './support.ts';

/** Time for a server start on a busy machine. */
const startTimeoutMs = 60_000;

/**
 * Gives each worker its own server on a fresh seed, for journeys that change what others count. Journeys of
 * one worker share its data.
 */
export const test = base.extend<object, { ownUrl: string; company: string }>({
  /** Journeys that need untouched data set a distinct company, which makes Playwright start another worker and server. */
  company: ['any', { option: true, scope: 'worker' }],
  ownUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured first argument
    async ({}, use) => {
      const server = await startServer();
      try {
        await use(server.url);
      } finally {
        await server.stop();
      }
    },
    { scope: 'worker', timeout: startTimeoutMs },
  ],
  baseURL: async ({ ownUrl }, use) => use(ownUrl),
});
