// `npm test`: everything, from a fresh clone on. Ends with the one line `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, pinnedNode, root, run, say } from './bootstrap.mjs';

/** Checks that are one test each: they pass or fail as a whole. */
const plainChecks = ['//#format', '//#lint', '//#boundaries', '//#types'];

/** Suites that leave their own counts. */
const suites = ['types', 'unit', 'conformance', '//#unit', '//#stories', '//#e2e'];

if (!process.argv.includes('--under-pinned-node')) {
  // The installation runs on any Node; all that follows on the pinned one.
  await ensureInstalled();
  const again = spawn(pinnedNode, [new URL(import.meta.url).pathname, '--under-pinned-node'], {
    cwd: root,
    stdio: 'inherit',
  });
  again.on('exit', (code) => (process.exitCode = code ?? 1));
} else {
  await everything();
}

async function everything() {
  const began = Date.now();
  const summaries = join(root, '.turbo/runs');
  rmSync(summaries, { recursive: true, force: true });
  mkdirSync(join(root, '.results'), { recursive: true });
  const failure = await run(
    'turbo',
    [
      'run',
      ...plainChecks,
      ...suites,
      '--continue',
      '--concurrency=2',
      '--output-logs=errors-only',
      '--summarize',
    ],
    { env: { TURBO_TELEMETRY_DISABLED: '1' } },
  ).then(
    () => null,
    (error) => error,
  );

  const { tasks } = readSummary(summaries);
  let passed = 0;
  let failed = 0;
  for (const { taskId, execution, directory } of tasks) {
    const name = taskId.replace(/^.*#/, '');
    if (name === 'sources' || execution === undefined) continue;
    const isGood = execution.exitCode === 0;
    const counts = countsOf(join(root, directory ?? '', '.results', `${name}.json`), name);
    if (counts === null) {
      // One check, or a suite that ended before it could count: a suite without tests proves nothing.
      const proves = isGood && !['unit', 'conformance', 'stories', 'e2e'].includes(name);
      if (proves) passed += 1;
      else failed += 1;
      if (!proves) say(`${taskId} failed`);
      continue;
    }
    passed += counts.passed;
    failed += counts.failed;
    if (!isGood && counts.failed === 0) failed += 1;
    if (!isGood || counts.passed === 0) say(`${taskId}: ${counts.passed} passed, ${counts.failed} failed`);
    if (counts.passed + counts.failed === 0) failed += 1;
  }
  if (failure && failed === 0) failed = 1;
  if (tasks.length === 0) failed += 1;
  say(`\nin ${Math.round((Date.now() - began) / 1000)} s`);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function readSummary(folder) {
  const [file] = existsSync(folder) ? globSync(join(folder, '*.json')) : [];
  return file ? JSON.parse(readFileSync(file, 'utf8')) : { tasks: [] };
}

/** Counts a suite has left; null when it has left none. Nothing is skipped in this house: what did not run has failed. */
function countsOf(file, name) {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (name === 'e2e') {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected + skipped };
  }
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.numPendingTests +
      (report.numTodoTests ?? 0) +
      (report.numRuntimeErrorTestSuites ?? 0),
  };
}
