// Plain JavaScript that runs on Node 20 and later, because it runs before the pinned Node is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The pinned Node, which runs every script but this bootstrap. */
export const pinnedNode = join(root, 'node_modules/.bin/node');

/** An error the user can act on: its message is printed without a stack trace. */
export class CliError extends Error {}

export function printLine(text) {
  process.stdout.write(`${text}\n`);
}

/** A signal ended the running command. */
export class InterruptedError extends Error {
  constructor(signal) {
    super(signal);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/**
 * Time an installation or a build may take to end after a signal. npm itself continues until all packages are unpacked, which
 * takes minutes.
 */
export const interruptGraceMs = 5000;

/**
 * Runs a command with inherited output; rejects with a `CliError` when it fails. Forwards signals and waits for the command to
 * exit, because an installation left running would collide with the next start. With `killAfterMs` the command runs detached
 * from the terminal in its own process group, which is killed that long after a signal. With `spareMegabytes` it also ends as
 * soon as less disk space than that is free.
 */
export function runCommand(
  command,
  args,
  { hint, env = {}, cwd = root, onSpawn = () => undefined, killAfterMs, spareMegabytes = 0 } = {},
) {
  return new Promise((resolve, reject) => {
    const hasGroup = killAfterMs !== undefined;
    let received = null;
    let killTimer;
    // Signal before killing: Turbo's tasks have process groups of their own, and only Turbo can end them.
    const endGroup = (signal) => {
      signalGroup(child.pid, signal);
      killTimer ??= setTimeout(() => signalGroup(child.pid, 'SIGKILL'), killAfterMs);
    };
    const passOn = (signal) => {
      received ??= signal;
      if (hasGroup) {
        endGroup(signal);
        return;
      }
      // On Ctrl+C the terminal signals the command itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
    for (const signal of signals) process.on(signal, passOn);
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      detached: hasGroup,
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, ...env },
    });
    if (child.pid !== undefined) onSpawn(child.pid);
    child.on('error', (error) => reject(new CliError(`${command} could not be run: ${error.message}`)));
    child.on('close', () => {
      for (const signal of signals) process.off(signal, passOn);
    });
    let roomError = null;
    const checkRoom = () => {
      roomError = catchError(() => requireRoom(spareMegabytes, cwd));
      if (roomError === null) return;
      clearInterval(roomTimer);
      endGroup('SIGINT');
    };
    const roomTimer = hasGroup ? setInterval(checkRoom, roomPollMs).unref() : undefined;
    child.on('exit', (code, signal) => {
      clearTimeout(killTimer);
      clearInterval(roomTimer);
      // Its child processes may outlive it.
      if (hasGroup && (received ?? roomError) !== null) signalGroup(child.pid, 'SIGKILL');
      if (received !== null) reject(new InterruptedError(received));
      else if (roomError !== null) reject(roomError);
      else if (code === 0) resolve();
      else reject(new CliError(hint ?? `${[command, ...args].join(' ')} ended with ${signal ?? code}.`));
    });
  });
}

function catchError(action) {
  try {
    action();
    return null;
  } catch (error) {
    return error;
  }
}

function signalGroup(leaderId, signal) {
  try {
    process.kill(-leaderId, signal);
  } catch (error) {
    // The group has ended already.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Disk space in megabytes that packages and builds need, and the reserve below which a running step is stopped. */
export const room = { install: 1200, build: 200, spare: 50 };

const roomPollMs = 500;

/**
 * Throws when a step needs more disk space than is free. On a full disk npm itself continues for minutes and only warns about
 * files it could not write.
 */
export function requireRoom(neededMegabytes, folder = root) {
  const { bavail, bsize } = statfsSync(folder);
  const freeMegabytes = Math.floor((bavail * bsize) / 1e6);
  if (freeMegabytes >= neededMegabytes) return;
  throw new CliError(
    `The disk is too full: ${freeMegabytes} MB are free in ${folder}, and about ${neededMegabytes} MB are needed. Free some space and start again.`,
  );
}

/** Throws for a folder that Vite cannot build in: it parses `#` and `?` as parts of a URL. */
export function requireBuildablePath(folder = root) {
  if (!/[#?]/.test(folder)) return;
  throw new CliError(
    `The site cannot be built in ${folder}: rename the folder so that it has no # or ? in its path.`,
  );
}

/** Exists during an installation: npm also records packages it failed to write, for example on a full disk. */
const installingMark = join(root, '.cache/installing');

/** Installs the packages of the lockfile unless `node_modules` matches it. */
export async function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) throw new CliError(`Node 20 or newer is needed; this is ${process.versions.node}.`);
  requireBuildablePath();
  const isInstalled = () => existsSync(pinnedNode) && !existsSync(installingMark) && matchesLockfile(root);
  if (isInstalled()) return;
  await withLock(async (onSpawn) => {
    // Another start may have installed them in the meantime.
    if (isInstalled()) return;
    printLine('Installing the packages of the lockfile …');
    writeFileSync(installingMark, '');
    // `npm ci` does this too, but first reads what an interrupted installation left.
    await rm(join(root, 'node_modules'), { recursive: true, force: true });
    requireRoom(room.install);
    // The build needs the development packages, which npm leaves out under NODE_ENV=production.
    await runCommand('npm', ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'], {
      hint: 'The packages could not be installed. Is the npm registry reachable, and is there enough disk space?',
      onSpawn,
      killAfterMs: interruptGraceMs,
      spareMegabytes: room.spare,
    });
    requireRoom(room.spare);
    rmSync(installingMark);
  });
}

/**
 * Whether npm's record of installed packages matches the lockfile. npm writes the record at the end of every installation.
 */
export function matchesLockfile(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'));
  if (wanted === null || installed === null) return false;
  // The record leaves out the root package and packages for other platforms.
  const isComplete = Object.entries(wanted).every(
    ([path, { optional }]) => path in installed || path === '' || optional === true,
  );
  const isSame = ([path, entry]) => isDeepStrictEqual(withoutLibc(entry), withoutLibc(wanted[path]));
  return isComplete && Object.entries(installed).every(isSame);
}

/** The npm of Node 20 and 22 leaves this property out of its record. */
const withoutLibc = ({ libc: _libc, ...entry } = {}) => entry;

/** Reads the packages of a lockfile by path; null when it is missing or unreadable. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** Sources of the bundles. */
const buildInputs = [
  'catalogue/src',
  'design-system/src',
  'storefront',
  'admin',
  'package-lock.json',
  'turbo.json',
];
const ignoredNames = new Set(['node_modules', 'dist', 'e2e', '.turbo']);

/** Builds both apps when a source has changed since the last build. */
export async function ensureBuilt() {
  const stamp = join(root, '.cache/built');
  const outputs = [
    'storefront/dist/client/.vite/manifest.json',
    'storefront/dist/server/entry-server.js',
    'admin/dist/index.html',
  ];
  const wanted = fingerprint(buildInputs);
  const isBuilt = () =>
    outputs.every((file) => existsSync(join(root, file))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === wanted;
  if (isBuilt()) return;
  await withLock(async (onSpawn) => {
    if (isBuilt()) return;
    printLine('Building the site and the admin panel …');
    requireRoom(room.build);
    await runCommand('turbo', ['run', 'build', '--output-logs=errors-only'], {
      env: { TURBO_TELEMETRY_DISABLED: '1' },
      hint: 'The apps could not be built; see the reason above.',
      onSpawn,
      killAfterMs: interruptGraceMs,
      spareMegabytes: room.spare,
    });
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  });
}

const lockFile = join(root, '.cache/start.lock');
const lockPollMs = 500;

/**
 * Runs an action while no other process installs or builds. The lock file lists the processes that hold it: this one and the
 * command, whose id the action reports; a lock whose processes have all ended is stale.
 */
export async function withLock(action, file = lockFile) {
  mkdirSync(dirname(file), { recursive: true });
  for (let isFirst = true; !tryLock(file); isFirst = false) {
    if (isFirst) printLine(`Another start is installing or building; waiting for it (${file}) …`);
    await new Promise((resolve) => setTimeout(resolve, lockPollMs));
  }
  try {
    await action((commandId) => writeFileSync(file, `${process.pid} ${commandId}`));
  } finally {
    rmSync(file, { force: true });
  }
}

function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holders = existsSync(file) ? readFileSync(file, 'utf8').split(' ').map(Number) : [];
  if (!holders.some((id) => id > 0 && isRunning(id))) rmSync(file, { force: true });
  return false;
}

function isRunning(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Hashes names, sizes and modification times below the paths: cheaper than hashing contents. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return;
    if (!stats.isDirectory()) {
      hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path).sort()) if (!ignoredNames.has(name)) visit(join(path, name));
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest('hex');
}

/** Runs a command's main function; prints a `CliError` as one line and anything else with its stack. */
export async function runMain(action) {
  try {
    await action();
  } catch (error) {
    if (error instanceof InterruptedError) {
      process.exitCode = error.exitCode;
      return;
    }
    if (error instanceof CliError) printLine(`\n${error.message}`);
    else if (error?.code === 'ENOSPC')
      printLine(
        `\nThe disk is full: nothing more can be stored in ${root}. Free some space and start again.`,
      );
    else printLine(`\n${error?.stack ?? error}`);
    process.exitCode = 1;
  }
}
