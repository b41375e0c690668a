import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

it.each([0, 3])('keeps the exit code of a process: %i', async (code) => {
  const script = `await import('./postgresServer.ts'); process.exitCode = ${code};`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  expect(await once(child, 'exit')).toEqual([code, null]);
});
