import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/freePort.mjs';
import { test as base } from './support.ts';

/** Time for a server start on a busy machine. */
const startTimeoutMs = 60_000;

/**
 * Gives each worker a server of its own on a fresh seed, for journeys that change what others count. Journeys of one
 * worker share its data.
 */
export const test = base.extend<object, { ownUrl: string; company: string }>({
  /** Journeys that need untouched data set a distinct company, which makes Playwright start another worker and server. */
  company: ['any', { option: true, scope: 'worker' }],
  ownUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured first argument
    async ({}, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const server = spawn(process.execPath, [fileURLToPath(new URL('server.mjs', import.meta.url))], {
        stdio: 'inherit',
        env: { ...process.env, E2E_PORT: String(port) },
      });
      try {
        await waitUntilReady(url, server);
        await use(url);
      } finally {
        await stopServer(server);
      }
    },
    { scope: 'worker', timeout: startTimeoutMs },
  ],
  baseURL: async ({ ownUrl }, use) => use(ownUrl),
});

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server of this journey ended before it was ready.');
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function stopServer(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
