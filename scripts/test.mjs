// `npm test`: runs every check, also in a fresh clone, and ends with the line `N passed, N failed`.
// `npm test -- unit types` runs the named tasks only.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ensureInstalled,
  InterruptedError,
  runMain,
  pinnedNode,
  root,
  runCommand,
  printLine,
  CliError,
} from './bootstrap.mjs';
import { countTask, taskName, testSuites } from './testCounts.mjs';

/** The longest tasks come first, since three run at a time: browsers and servers wait for each other much of the time. */
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
  'package',
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
    const isExpected = error instanceof CliError || error instanceof InterruptedError;
    printLine(`\n${isExpected ? error.message : error.stack}`);
    printTotals({ passed: 0, failed: 1 });
  }
});

/** Prints the last line and sets the exit code to match. */
function printTotals({ passed, failed }) {
  printLine(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Installs with the running Node, then restarts with the pinned one. */
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
  // Delete old reports: Turbo restores those of cached tasks, and the others must come from this run.
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
      '--concurrency=3',
      '--output-logs=errors-only',
      '--summarize',
    ],
    { env: turboEnv },
  ).then(
    () => null,
    (error) => error,
  );

  // A task that is planned but never ran has failed.
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
  // A run that failed as a whole counts as a failure even when no task reports one.
  const failed = failedTests === 0 && (failure !== null || rows.length === 0) ? 1 : failedTests;

  printLine('');
  for (const row of rows) printLine(formatRow(row));
  printLine(`\nin ${Math.round((Date.now() - began) / 1000)} s`);
  printTotals({ passed, failed });
}

/** Returns all tasks of the run, including dependencies. */
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

/** Reads a task's report, from this run or from the cached one. */
function readReport(taskId, directory) {
  const file = join(root, directory, '.results', `${taskName(taskId)}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
