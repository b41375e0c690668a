import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ensureBuilt, ensureInstalled, runMain, pinnedNode, root } from './bootstrap.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const server = spawn(pinnedNode, ['--max-semi-space-size=4', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  await new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code, signal) => {
      process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
      resolve();
    });
  });
});
