import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/freePort.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Of the owner's account. */
export const ownerPassword = 'correct horse battery staple';
const metricsToken = 'a-token-for-the-bench';

export interface ProductionServer {
  origin: string;
  /** From its call to its first answer. */
  startMs: number;
  /** What it says of itself under a name of Prometheus. */
  readMetric(name: string): Promise<number>;
  stop(): Promise<void>;
}

/** A folder for the product's data, which is filled with the seed by its first start. */
export const createDataDir = () => mkdtempSync(join(tmpdir(), 'elvora-bench-'));

export const removeDir = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** The product as it ships. */
export async function startProductionServer(dataDir: string): Promise<ProductionServer> {
  const port = await freePort();
  const begun = performance.now();
  const server = spawn(process.execPath, ['--max-semi-space-size=4', 'server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: ownerPassword,
      METRICS_TOKEN: metricsToken,
      LOG_LEVEL: 'error',
    },
  });
  const origin = `http://localhost:${port}`;
  await waitUntilReady(`${origin}/readyz`, server);
  return {
    origin,
    startMs: performance.now() - begun,
    async readMetric(name) {
      const answer = await fetch(`${origin}/metrics`, {
        headers: { authorization: `Bearer ${metricsToken}` },
      });
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1]);
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
