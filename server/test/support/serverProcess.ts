import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Compile cache shared by server processes. */
export const compileCache = fileURLToPath(new URL('../../../.cache/node', import.meta.url));

export const entryFiles = {
  api: fileURLToPath(new URL('apiOnly.ts', import.meta.url)),
  site: fileURLToPath(new URL('../../src/main.ts', import.meta.url)),
  fakeSite: fileURLToPath(new URL('fakeSiteServer.ts', import.meta.url)),
};

/** Whether the apps are built, so that a server can serve pages. */
export const isSiteBuilt = ['storefront/dist/server/entry-server.js', 'admin/dist/index.html'].every((file) =>
  existsSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url))),
);

export interface ServerProcess {
  process: ChildProcess;
  output: () => string;
  errors: () => string;
  /** The URL it reports on startup. */
  siteUrl: () => Promise<string>;
  exit: () => Promise<number | null>;
}

/** Another server than that of this folder, such as one of another release. */
export interface ServerProgram {
  cwd: string;
  /** The program and its arguments. */
  command: readonly [string, ...string[]];
}

export type ServerEntry = keyof typeof entryFiles | ServerProgram;

export const programOf = (entry: ServerEntry): ServerProgram =>
  typeof entry === 'string' ? { cwd: process.cwd(), command: [process.execPath, entryFiles[entry]] } : entry;

/** Starts the server, by default without its pages, in a child process, which ends with the test. */
export function startServerProcess(
  env: Readonly<Record<string, string>>,
  { entry = 'api', uid }: { entry?: ServerEntry; uid?: number } = {},
): ServerProcess {
  const {
    cwd,
    command: [program, ...args],
  } = programOf(entry);
  const child = spawn(program, args, {
    cwd,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    if (child.exitCode === null) child.kill('SIGKILL');
    await exited;
  });
  return {
    process: child,
    output: () => output,
    errors: () => errors,
    exit: () => exited,
    async siteUrl() {
      for (;;) {
        const found = /Site +(\S+)\//.exec(output)?.[1];
        if (found !== undefined) return found.replace('localhost', '127.0.0.1');
        if (child.exitCode !== null) throw new Error(`It ended: ${errors}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}
