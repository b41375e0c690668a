// `npm run update`: builds the newest commit in a folder of its own below .releases, then points .releases/current at it. The
// running server keeps its packages and files until it is restarted. Options after `--`:
//   v0.2.0              that tag or commit instead of the newest of the branch
//   --back              points .releases/current at the release before
//   --restart COMMAND   runs a command after the switch, such as 'systemctl restart elvora'
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import {
  CliError,
  interruptGraceMs,
  printLine,
  requireRoom,
  room,
  root,
  runCommand,
  runMain,
  withLock,
} from './bootstrap.mjs';

/** Number of releases to keep, each with its packages. */
const maxReleases = 5;

const releasesDir = join(root, '.releases');
const pathOf = (name) => join(releasesDir, name);

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { back: { type: 'boolean', default: false }, restart: { type: 'string' } },
  });
  // In a release, such as .releases/current, git would use the enclosing repository and nest releases in a release.
  if (!existsSync(join(root, '.git')))
    throw new CliError(
      `${root} is not a clone of the repository. Run npm run update in the folder of the clone.`,
    );
  mkdirSync(releasesDir, { recursive: true });
  await withLock(async (onSpawn) => {
    if (values.back) goBack();
    else await update(positionals[0], onSpawn);
    if (values.restart !== undefined) await runCommand('sh', ['-c', values.restart], { onSpawn });
    else printLine('Restart the server now, such as with: systemctl restart elvora');
  }, pathOf('update.lock'));
});

async function update(wanted, onSpawn) {
  await runCommand(
    'git',
    wanted === undefined ? ['pull', '--ff-only', '--quiet'] : ['fetch', '--tags', '--quiet'],
    {
      hint: 'The newest commits could not be fetched; see the reason above.',
      onSpawn,
    },
  );
  const id = (await readCommand('git', ['rev-parse', '--short=12', `${wanted ?? 'HEAD'}^{commit}`])).trim();
  if (!existsSync(pathOf(id))) await build(id, onSpawn);
  switchTo(id);
  deleteOldReleases();
}

/** Creates the folder of a release. Deletes a partial one on failure, since the running server needs the disk space. */
async function build(id, onSpawn) {
  const partial = pathOf(`${id}.partial`);
  rmSync(partial, { recursive: true, force: true });
  requireRoom(room.install + room.build, releasesDir);
  mkdirSync(partial);
  printLine(`Building ${id} in ${partial} …`);
  try {
    await installAndBuild(id, { folder: partial, onSpawn });
    renameSync(partial, pathOf(id));
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

async function installAndBuild(id, { folder, onSpawn }) {
  await runCommand('sh', ['-c', `git archive ${id} | tar --extract --directory "$0"`, folder], { onSpawn });
  const options = { cwd: folder, onSpawn, killAfterMs: interruptGraceMs, spareMegabytes: room.spare };
  // Builds need the development packages, which npm leaves out under NODE_ENV=production.
  await runCommand('npm', ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'], {
    ...options,
    hint: 'The packages could not be installed. The running release is unchanged.',
  });
  // Without Turbo, which needs a git repository.
  await runCommand('npm', ['run', 'build', '--workspace=storefront', '--workspace=admin'], {
    ...options,
    hint: 'The apps could not be built. The running release is unchanged.',
  });
}

function goBack() {
  const previous = targetOf('previous');
  if (previous === null) throw new CliError('There is no release before this one.');
  switchTo(previous);
  printLine(
    'A server older than its database does not start; in that case restore the backup from before the update.',
  );
}

/** Points `current` at a release and `previous` at the one before; atomic for readers. */
function switchTo(id) {
  const before = targetOf('current');
  if (before === id) printLine(`${id} is already the current release.`);
  if (before === id) return;
  if (before !== null) point('previous', before);
  point('current', id);
  printLine(`The current release is ${id}${before === null ? '' : `; the one before, ${before}, is kept`}.`);
}

function point(name, id) {
  const temporary = pathOf(`${name}.${process.pid}`);
  symlinkSync(id, temporary);
  renameSync(temporary, pathOf(name));
}

function targetOf(name) {
  try {
    return readlinkSync(pathOf(name));
  } catch {
    return null;
  }
}

function deleteOldReleases() {
  const needed = [targetOf('current'), targetOf('previous'), ...runningReleases()];
  const others = readdirSync(releasesDir)
    .filter((name) => /^[0-9a-f]{12,}(\.partial)?$/.test(name) && !needed.includes(name))
    .sort((a, b) => statSync(pathOf(b)).mtimeMs - statSync(pathOf(a)).mtimeMs);
  for (const name of others.slice(Math.max(0, maxReleases - new Set(needed).size))) {
    rmSync(pathOf(name), { recursive: true, force: true });
  }
}

/** Returns the releases in use by processes, such as a server that has not been restarted for several updates. */
function runningReleases() {
  // Systems without /proc, such as macOS, report none.
  const processes = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return processes.flatMap((id) => {
    try {
      const [name, ...below] = relative(releasesDir, readlinkSync(`/proc/${id}/cwd`)).split(sep);
      return name === '..' || (name === '' && below.length === 0) ? [] : [name];
    } catch {
      // The process has ended, or belongs to another user.
      return [];
    }
  });
}

async function readCommand(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new CliError(`${[command, ...args].join(' ')} ended with ${code}.`);
  return output;
}
