import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { compileCache, programOf, type ServerEntry } from './serverProcess.ts';

/**
 * Holds a listening socket like systemd with `deploy/elvora.socket`, and starts the server on it again whenever it ends.
 * `restart` resolves when a new process serves.
 */
export async function startOnHeldSocket(
  env: Readonly<Record<string, string>>,
  entry: ServerEntry,
): Promise<{ port: number; restart: () => Promise<void> }> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const start = `sh -c 'echo "pid $$"; export LISTEN_FDS=1 LISTEN_PID=$$; cd "$0"; exec "$@"' "$CWD" "$@"`;
  const { cwd, command } = programOf(entry);
  const holder = spawn('sh', ['-c', `while :; do ${start}; done`, 'holder', ...command], {
    env: {
      PATH: process.env['PATH'],
      CWD: cwd,
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: 'error',
      ...env,
    },
    // Its fourth descriptor is the first one that systemd passes.
    stdio: ['ignore', 'pipe', 'inherit', descriptorOf(listener)],
    detached: true,
  });
  // Closes the copy of this process, which would accept connections; the one of the shell stays open.
  listener.close();
  let output = '';
  holder.stdout?.on('data', (chunk) => (output += chunk));
  const ended = once(holder, 'exit');
  onTestFinished(async () => {
    if (holder.pid !== undefined && holder.exitCode === null) process.kill(-holder.pid, 'SIGKILL');
    await ended;
  });
  const starts = () => [...output.matchAll(/^pid (\d+)$/gm)].map(([, id]) => Number(id));
  const servingCount = () => [...output.matchAll(/^ +Site /gm)].length;
  const untilServing = async (count: number) => {
    while (servingCount() < count) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await untilServing(1);
  return {
    port,
    async restart() {
      const count = starts().length;
      process.kill(starts().at(-1) ?? 0, 'SIGTERM');
      await untilServing(count + 1);
    },
  };
}

/** Descriptor of a listening server, which Node gives to child processes but has no public name for. */
function descriptorOf(server: object): number {
  const handle: unknown = Reflect.get(server, '_handle');
  const fd: unknown = typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'fd') : undefined;
  if (typeof fd !== 'number') throw new Error('The socket has no descriptor.');
  return fd;
}
