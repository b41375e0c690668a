import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/freePort.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Password of the owner account. */
export const ownerPassword = 'correct horse battery staple';
const metricsToken = 'a-token-for-the-bench';

export interface ProductionServer {
  origin: string;
  /** Time from spawn to the first response. */
  startMs: number;
  /** Reads a Prometheus metric by name. */
  readMetric(name: string): Promise<number>;
  stop(): Promise<void>;
}

/** Creates a data folder, which the first start seeds. */
export const createDataDir = () => mkdtempSync(join(tmpdir(), 'elvora-bench-'));

export const removeDir = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Starts the production build. */
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
      // The bench exceeds the read limit for visitors.
      READ_RATE: '0',
      LOG_LEVEL: 'error',
    },
  });
  const origin = `http://localhost:${port}`;
  await waitUntilReady(`${origin}/readyz`, server);
  return {
    origin,
    startMs: performance.now() - begun,
    async readMetric(name) {
      const response = await fetch(`${origin}/metrics`, {
        headers: { authorization: `Bearer ${metricsToken}` },
      });
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text())?.[1]);
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
    if (server.exitCode !== null) throw new Error(`The server exited with ${server.exitCode}.`);
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
