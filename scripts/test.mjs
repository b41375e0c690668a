// `npm test`: everything, from a fresh clone on. Ends with the one line `N passed, N failed`.
// `npm test -- unit types` runs these tasks alone.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, runMain, pinnedNode, root, runCommand, printLine, CliError } from './bootstrap.mjs';
import { countTask, taskName, testSuites } from './testCounts.mjs';

/** The longest way through the house begins first. */
const allTasks = [
  '//#stories',
  '//#e2e',
  '//#format:check',
  '//#lint',
  '//#boundaries',
  '//#unused',
  '//#types',
  '//#sizes',
  '//#budgets',
  'types',
  'unit',
  'conformance',
  '//#unit',
];

const turboEnv = { TURBO_TELEMETRY_DISABLED: '1', TURBO_PRINT_VERSION_DISABLED: '1' };

const args = process.argv.slice(2);
const isUnderPinnedNode = args[0] === '--under-pinned-node';

await runMain(async () => {
  try {
    if (isUnderPinnedNode) await runTasks(args.length > 1 ? args.slice(1) : allTasks);
    else await installAndRestart();
  } catch (error) {
    printLine(`\n${error instanceof CliError ? error.message : error.stack}`);
    printTotals({ passed: 0, failed: 1 });
  }
});

/** The last line, and the exit code that says the same. */
function printTotals({ passed, failed }) {
  printLine(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** The installation runs on any Node; all that follows on the pinned one. */
async function installAndRestart() {
  await ensureInstalled();
  const again = spawn(pinnedNode, [fileURLToPath(import.meta.url), '--under-pinned-node', ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => again.kill(signal));
  process.exitCode = await new Promise((resolve) => again.on('exit', (code) => resolve(code ?? 1)));
}

async function runTasks(tasks) {
  const began = Date.now();
  const summaries = join(root, '.turbo/runs');
  rmSync(summaries, { recursive: true, force: true });
  // Reports of earlier runs count for nothing; those of unchanged tasks come back with their kept results.
  const rooms = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const room of ['', ...rooms.map(({ name }) => name)]) {
    for (const suite of testSuites) rmSync(join(root, room, '.results', `${suite}.json`), { force: true });
  }
  mkdirSync(join(root, '.results'), { recursive: true });
  const planned = planTasks(tasks);
  const failure = await runCommand(
    'turbo',
    [
      'run',
      ...tasks,
      '--continue=dependencies-successful',
      '--concurrency=2',
      '--output-logs=errors-only',
      '--summarize',
    ],
    { env: turboEnv },
  ).then(
    () => null,
    (error) => error,
  );

  // A task that never began is in the plan alone: it has failed, too.
  const done = new Map(readTurboSummary(summaries).map((task) => [task.taskId, task]));
  const rows = planned.map(({ taskId, directory }) => {
    const { execution, cache } = done.get(taskId) ?? {};
    const report = execution && readReport(taskId, directory);
    return {
      taskId,
      isKept: cache?.status === 'HIT',
      ...countTask({ taskId, exitCode: execution?.exitCode, report }),
    };
  });
  const passed = sum(rows.map((row) => row.passed));
  const failedTests = sum(rows.map((row) => row.failed));
  // A run that broke as a whole has failed, even when no task of it says so.
  const failed = failedTests === 0 && (failure !== null || rows.length === 0) ? 1 : failedTests;

  printLine('');
  for (const row of rows) printLine(formatRow(row));
  printLine(`\nin ${Math.round((Date.now() - began) / 1000)} s`);
  printTotals({ passed, failed });
}

/** All tasks that have something to run, those that others wait for among them. */
function planTasks(tasks) {
  const plan = execFileSync(join(root, 'node_modules/.bin/turbo'), ['run', ...tasks, '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, ...turboEnv },
  });
  return JSON.parse(plan)
    .tasks.filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ taskId, directory }) => ({ taskId, directory: directory ?? '' }));
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function formatRow({ taskId, passed, failed, flaky, isKept }) {
  const name = taskId.replace('//#', '').padEnd(32);
  const again = flaky === 0 ? '' : `, ${flaky} of them at the second try`;
  const counts = `${String(passed).padStart(5)} passed${again}${failed === 0 ? '' : `, ${failed} failed`}`;
  return `${failed === 0 ? '✓' : '✗'} ${name} ${counts}${isKept ? ' (unchanged)' : ''}`;
}

function readTurboSummary(folder) {
  const [file] = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return file ? JSON.parse(readFileSync(join(folder, file), 'utf8')).tasks : [];
}

/** Counts that a task has left in this very run, or in the one its kept result comes from. */
function readReport(taskId, directory) {
  const file = join(root, directory, '.results', `${taskName(taskId)}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
