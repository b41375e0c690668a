import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { matchesLockfile, requireBuildablePath, requireRoom } from '../bootstrap.mjs';

const bootstrap = JSON.stringify(new URL('../bootstrap.mjs', import.meta.url).href);

/** Runs a module that imports the bootstrap. */
function start(code: string) {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', `import { runCommand, runMain, withLock } from ${bootstrap}; ${code}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = once(child, 'exit');
  const printed = async (text: string) => {
    while (!output.includes(text)) await once(child.stdout, 'data');
  };
  return { child, printed, output: () => output, exit };
}

describe('runCommand', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'forwards %s and waits for the command',
    async (signal) => {
      const slow = `process.on('${signal}', () => setTimeout(() => { console.log('cleaned up'); process.exit(1); }, 300));
      console.log('ready'); setInterval(() => {}, 1000);`;
      const started = start(
        `await runMain(() => runCommand(process.execPath, ['--eval', ${JSON.stringify(slow)}]))`,
      );
      await started.printed('ready');
      started.child.kill(signal);
      const [code] = await started.exit;
      expect(started.output()).toBe('ready\ncleaned up\n');
      expect(code).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal]);
    },
  );
});

describe('an installation or a build', () => {
  it('is killed with its child processes when it continues after a signal', async () => {
    // npm continues until all packages are unpacked, and so may an install script.
    const stubborn = `process.on('SIGINT', () => {}); console.log('running ' + process.pid); setInterval(() => {}, 1000);`;
    const command = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(stubborn)}], { stdio: 'inherit' });
      ${stubborn}`;
    const started = start(
      `await runMain(() => runCommand(process.execPath, ['--eval', ${JSON.stringify(command)}], { killAfterMs: 500 }))`,
    );
    const ended = once(started.child.stdout, 'close');
    const ids = () => [...started.output().matchAll(/running (\d+)/g)].map(([, id = '']) => id);
    onTestFinished(() => void spawnSync('kill', ['-9', ...ids()]));
    while (ids().length < 2) await once(started.child.stdout, 'data');
    started.child.kill('SIGINT');
    expect((await started.exit)[0]).toBe(130);
    // The stream closes when the last process that could print has ended.
    await ended;
  });
});

it('stops an installation or a build with an explanation when the disk becomes full', async () => {
  const stubborn = `console.log('running'); setInterval(() => {}, 1000);`;
  const options = { killAfterMs: 500, spareMegabytes: 1e9 };
  const started = start(
    `await runMain(() => runCommand(process.execPath, ['--eval', ${JSON.stringify(stubborn)}], ${JSON.stringify(options)}))`,
  );
  expect((await started.exit)[0]).toBe(1);
  expect(started.output()).toContain('The disk is too full: ');
});

it('rejects a step that needs more disk space than is free', () => {
  expect(() => requireRoom(0)).not.toThrow();
  expect(() => requireRoom(1e9, tmpdir())).toThrow(
    /^The disk is too full: \d+ MB are free in .+, and about 1000000000 MB are needed\. Free some space and start again\.$/,
  );
});

it('rejects a folder that Vite cannot build in', () => {
  expect(() => requireBuildablePath('/srv/a b (c)/विद्युत')).not.toThrow();
  expect(() => requireBuildablePath('/srv/shop #1')).toThrow(/rename the folder/);
});

describe('matchesLockfile', () => {
  const lockfile = {
    '': { name: 'shop', version: '1.0.0' },
    'node_modules/react': { version: '19.0.0', integrity: 'sha512-a' },
    'node_modules/@img/win32': { version: '1.0.0', integrity: 'sha512-b', os: ['win32'], optional: true },
    'node_modules/@img/linux': { version: '1.0.0', integrity: 'sha512-d', libc: ['glibc'], optional: true },
    'node_modules/shop-server': { resolved: 'server', link: true },
    server: { version: '1.0.0', dependencies: { react: '19.0.0' } },
  };
  const { '': _root, 'node_modules/@img/win32': _otherSystem, ...installed } = lockfile;

  it.each([
    ['the record of npm ci', installed, true],
    [
      'a record with the packages of all systems',
      { ...installed, 'node_modules/@img/win32': lockfile['node_modules/@img/win32'] },
      true,
    ],
    [
      'the record of an npm without libc',
      {
        ...installed,
        'node_modules/@img/linux': { version: '1.0.0', integrity: 'sha512-d', optional: true },
      },
      true,
    ],
    [
      'another version',
      { ...installed, 'node_modules/react': { version: '18.0.0', integrity: 'sha512-a' } },
      false,
    ],
    [
      'other contents',
      { ...installed, 'node_modules/react': { version: '19.0.0', integrity: 'sha512-c' } },
      false,
    ],
    [
      'one package less',
      { 'node_modules/shop-server': installed['node_modules/shop-server'], server: installed.server },
      false,
    ],
    ['one package more', { ...installed, 'node_modules/vue': { version: '3.0.0' } }, false],
    ['no list, as an interrupted npm ci leaves it', null, false],
  ])('compares the lockfile with %s', (_name, packages, isMatch) => {
    const folder = mkdtempSync(join(tmpdir(), 'elvora-packages-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: lockfile }));
    if (packages !== null)
      writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
    expect(matchesLockfile(folder)).toBe(isMatch);
  });

  it('accepts the installed packages of this checkout', () => {
    expect(matchesLockfile(fileURLToPath(new URL('../..', import.meta.url)))).toBe(true);
  });
});

describe('the lock of installation and build', () => {
  const temporaryLock = () => {
    const folder = mkdtempSync(join(tmpdir(), 'elvora-lock-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return join(folder, 'start.lock');
  };
  const action = (text: string, ms: number) =>
    `async () => { console.log('${text}'); await new Promise((resolve) => setTimeout(resolve, ${ms})); console.log('end'); }`;

  it('admits one process at a time', async () => {
    const file = temporaryLock();
    const locked = (ms: number) => start(`await withLock(${action('begin', ms)}, ${JSON.stringify(file)})`);
    const first = locked(1500);
    await first.printed('begin');
    const second = locked(0);
    await second.printed('Another start');
    expect(second.output()).not.toContain('begin');
    await first.exit;
    await second.exit;
    expect(second.output()).toMatch(/begin\nend\n$/);
  });

  it('is stale once all of its processes have ended', async () => {
    const file = temporaryLock();
    const { pid } = spawnSync(process.execPath, ['--eval', '0']);
    writeFileSync(file, `${pid} ${pid}`);
    const next = start(`await withLock(${action('begin', 0)}, ${JSON.stringify(file)})`);
    expect((await next.exit)[0]).toBe(0);
    expect(next.output()).toContain('begin');
  });
});

it('replaces the shell of npm, which does not forward signals', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts).toMatchObject({
    start: expect.stringMatching(/^exec node /),
    dev: expect.stringMatching(/^exec node /),
  });
});
