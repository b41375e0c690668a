// `npm test`: everything, from a fresh clone on. Ends with the one line `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, main, pinnedNode, root, run, say } from './bootstrap.mjs';
import { countTask, kindOf, suites } from './testCounts.mjs';

/** The longest way through the house begins first. */
const tasks =
  '//#stories //#e2e //#format:check //#lint //#boundaries //#types types unit conformance //#unit'.split(
    ' ',
  );

const isUnderPinnedNode = process.argv.includes('--under-pinned-node');

await main(async () => {
  if (isUnderPinnedNode) await runEverything();
  else await installThenGoOn();
});

/** The installation runs on any Node; all that follows on the pinned one. */
async function installThenGoOn() {
  try {
    await ensureInstalled();
  } catch (error) {
    say(`${error.message}\n0 passed, 1 failed`);
    process.exitCode = 1;
    return;
  }
  const again = spawn(pinnedNode, [fileURLToPath(import.meta.url), '--under-pinned-node'], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => again.kill(signal));
  process.exitCode = await new Promise((resolve) => again.on('exit', (code) => resolve(code ?? 1)));
}

async function runEverything() {
  const began = Date.now();
  const summaries = join(root, '.turbo/runs');
  rmSync(summaries, { recursive: true, force: true });
  // Reports of earlier runs count for nothing; those of unchanged tasks come back with their kept results.
  const rooms = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const room of ['', ...rooms.map(({ name }) => name)]) {
    for (const suite of suites) rmSync(join(root, room, '.results', `${suite}.json`), { force: true });
  }
  mkdirSync(join(root, '.results'), { recursive: true });
  const failure = await run(
    'turbo',
    [
      'run',
      ...tasks,
      '--continue=dependencies-successful',
      '--concurrency=2',
      '--output-logs=errors-only',
      '--summarize',
    ],
    { env: { TURBO_TELEMETRY_DISABLED: '1' } },
  ).then(
    () => null,
    (error) => error,
  );

  const rows = readSummary(summaries)
    .filter(({ command }) => command && command !== '<NONEXISTENT>')
    .map(({ taskId, directory, execution, cache }) => ({
      taskId,
      isKept: cache?.status === 'HIT',
      ...countTask({ taskId, exitCode: execution?.exitCode, report: reportOf(taskId, directory, execution) }),
    }));
  const passed = sum(rows.map((row) => row.passed));
  const failedTests = sum(rows.map((row) => row.failed));
  // A run that broke as a whole has failed, even when no task of it says so.
  const failed = failedTests === 0 && (failure !== null || rows.length === 0) ? 1 : failedTests;

  say('');
  for (const row of rows) say(line(row));
  say(`\nin ${Math.round((Date.now() - began) / 1000)} s`);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const line = ({ taskId, passed, failed, isKept }) =>
  `${failed === 0 ? '✓' : '✗'} ${taskId.replace('//#', '').padEnd(32)} ${String(passed).padStart(5)} passed${failed === 0 ? '' : `, ${failed} failed`}${isKept ? ' (unchanged)' : ''}`;

function readSummary(folder) {
  const [file] = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return file ? JSON.parse(readFileSync(join(folder, file), 'utf8')).tasks : [];
}

/** Counts that a task has left in this very run, or in the one its kept result comes from. */
function reportOf(taskId, directory, execution) {
  const file = join(root, directory ?? '', '.results', `${kindOf(taskId)}.json`);
  if (execution === undefined || !existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8'));
}
