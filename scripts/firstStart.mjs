// `npm run first-start`: tests a newcomer's first start. Clones HEAD into a folder with spaces, parentheses and non-Latin
// letters in its path, starts it without a terminal, and checks its output. Then starts it again without packages, build and
// data, and interrupts it at ten moments, or fills its disk there with --full-disk (as root on Linux, on a 3 GB tmpfs). It
// installs from npm's cache or the registry and takes an hour, so it is not part of the gate. Options after `--`:
//   --full-disk     fills the disk instead of interrupting
//   --node FOLDER   starts with the Node and npm of this folder instead of those of the PATH
//   --moments 3     fewer of the ten moments
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CliError, printLine, root, runMain } from './bootstrap.mjs';
import { freePort } from './freePort.mjs';

const maxLines = 39;
const diskMegabytes = 3072;

/** The ten moments: a line of the output, and the share of that step's duration to wait after it. */
const moments = [
  ['Installing', 0],
  ['Installing', 0.3],
  ['Installing', 0.6],
  ['Installing', 0.95],
  ['Building', 0],
  ['Building', 0.3],
  ['Building', 0.8],
  ['Opening the database', 0],
  ['Loading the catalogue', 0],
  ['Site ', 0],
];

const { values: options } = parseArgs({
  options: {
    'full-disk': { type: 'boolean', default: false },
    node: { type: 'string' },
    moments: { type: 'string', default: String(moments.length) },
  },
});

await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elvora first (start) विद्युत '));
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  if (options['full-disk'])
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', disk]);
  try {
    const clone = join(disk, 'elvora');
    execFileSync('git', ['clone', '--quiet', root, clone]);
    await follow({ clone, disk });
  } finally {
    for (const { id } of processesIn(disk)) process.kill(id, 'SIGKILL');
    if (options['full-disk']) execFileSync('umount', ['--lazy', disk]);
    rmSync(folder, { recursive: true, force: true });
  }
});

async function follow({ clone, disk }) {
  const durations = await startCompletely(clone, 'first start');
  await startCompletely(clone, 'second start');
  const disturb = options['full-disk'] ? fillDisk : interrupt;
  let previous = null;
  for (const [line, share] of moments.slice(-Number(options.moments))) {
    // Keeps the results of earlier steps; removes them from the disturbed step on.
    if (line !== previous) removeWork(clone, line);
    previous = line;
    await disturb({ clone, disk, line, delayMs: share * (durations.get(line) ?? 0) });
  }
  removeWork(clone, 'Opening the database');
  await startCompletely(clone, 'start after all of that');
}

/** Removes the results of a step and of all later ones. */
function removeWork(clone, line) {
  const made = ['data'];
  if (line === 'Building' || line === 'Installing')
    made.push('storefront/dist', 'admin/dist', '.cache', '.turbo');
  if (line === 'Installing') made.push('node_modules');
  for (const name of made) rmSync(join(clone, name), { recursive: true, force: true });
}

/** Starts without a terminal, in a process group and with a port of its own. */
async function start(clone) {
  const port = await freePort();
  const path = process.env.PATH.split(':').filter((entry) => !entry.includes('node_modules'));
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
    PATH: [...(options.node === undefined ? [] : [options.node]), ...path].join(':'),
    PORT: String(port),
    HOST: '127.0.0.1',
  };
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const began = performance.now();
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.on('data', (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop();
      for (const text of lines) printed.push({ text, at: performance.now() - began });
    });
  }
  const has = (text) => printed.some((line) => line.text.includes(text));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    printed,
    has,
    hasEnded,
    site: `http://127.0.0.1:${port}/`,
    output: () => printed.map(({ text }) => text).join('\n'),
    /** Resolves when the text has been printed or the process has ended. */
    async until(text) {
      while (!has(text) && !hasEnded()) await pause(50);
    },
    /** Signals the whole group, like Ctrl+C in a terminal. */
    interrupt: () => process.kill(-child.pid, 'SIGINT'),
    async exit() {
      if (!hasEnded()) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

async function startCompletely(clone, name) {
  const started = await start(clone);
  await started.until('API  ');
  // The password is printed right after the addresses.
  await pause(1000);
  const { status } = await fetch(started.site).catch((error) => ({ status: String(error) }));
  check(status === 200, `the home page returns ${status}`, started);
  const lines = started.printed.length;
  check(lines <= maxLines, `${lines} lines are printed`, started);
  if (name === 'second start')
    check(!started.has('Installing') && !started.has('Building'), 'it installs or builds again', started);
  if (name === 'first start')
    check(
      /Site[^]*Admin[^]*API[^]*password +\S+[^]{0,80}$/.test(started.output()),
      'the password is not last',
      started,
    );
  const [install, build, open, site] = ['Installing', 'Building', 'Opening the database', 'Site '].map(
    (text) => started.printed.find((line) => line.text.includes(text))?.at,
  );
  printLine(`${name}: ${lines} lines, ${Math.round(site / 1000)} s`);
  started.interrupt();
  check((await started.exit()) === 0, 'the server does not exit with 0', started);
  await checkNothingRuns(clone, started);
  return new Map([
    ['Installing', build - install],
    ['Building', open - build],
  ]);
}

async function interrupt({ clone, line, delayMs }) {
  const started = await start(clone);
  await started.until(line);
  await pause(delayMs);
  const name = `Ctrl+C at ${line.trim()} + ${Math.round(delayMs / 1000)} s`;
  const began = performance.now();
  started.interrupt();
  const code = await started.exit();
  printLine(`${name}: exited with ${code} after ${Math.round(performance.now() - began)} ms`);
  // A server that was ready or opening its database shuts down gracefully, with 0.
  check([0, 130].includes(code), `${name} exits with ${code}`, started);
  await checkNothingRuns(clone, started);
}

async function fillDisk({ clone, disk, line, delayMs }) {
  const filler = join(disk, 'filler');
  const started = await start(clone);
  await started.until(line);
  await pause(delayMs);
  const name = `full disk at ${line.trim()} + ${Math.round(delayMs / 1000)} s`;
  execFileSync('sh', ['-c', 'dd if=/dev/zero of="$0" bs=4k 2>/dev/null || true', filler]);
  // It either has enough space or exits with an explanation.
  await started.until('API  ');
  await pause(1000);
  const isReady = started.has('API  ');
  if (isReady) started.interrupt();
  const code = await started.exit();
  printLine(`${name}: ${isReady ? 'continued' : `exited with ${code}: ${lastLine(started)}`}`);
  check(isReady || (code !== 0 && /disk|space/i.test(started.output())), `${name} is not explained`, started);
  check(!/^\s+at .+:\d+:\d+\)?$/m.test(started.output()), `${name} prints a stack trace`, started);
  await checkNothingRuns(clone, started);
  rmSync(filler, { force: true });
}

function lastLine({ printed }) {
  return printed.findLast(({ text }) => text.trim() !== '')?.text.trim();
}

function check(condition, text, started) {
  if (!condition) throw new CliError(`${text}. Output:\n\n${started.output()}`);
}

/** Fails when a process is still working in the clone. */
async function checkNothingRuns(clone, started) {
  // Killed processes may take a moment to disappear.
  for (let tries = 0; tries < 20 && processesIn(clone).length > 0; tries++) await pause(100);
  const running = processesIn(clone).map(({ commandLine }) => commandLine);
  check(running.length === 0, `still running: ${running.join(', ')}`, started);
}

/** Returns the processes whose working directory is in the folder; on Linux only. */
function processesIn(folder) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        if (!readlinkSync(`/proc/${name}/cwd`).startsWith(folder)) return [];
        const commandLine = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return commandLine === '' ? [] : [{ id: Number(name), commandLine }];
      } catch {
        // The process has ended.
        return [];
      }
    });
}
