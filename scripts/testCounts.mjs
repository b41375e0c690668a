/** Suites that count their tests; a check that is none of them is one test, which passes or fails as a whole. */
export const testSuites = new Set(['unit', 'conformance', 'stories', 'e2e']);

/** `//#unit` and `@elvora/server#unit` are both of the kind `unit`. */
export const taskName = (taskId) => taskId.slice(taskId.indexOf('#') + 1);

/**
 * What one task of a run counts. `exitCode` is undefined when the task was never begun, `report` when it left none.
 * `flaky` are those of the passed ones that did so at their second try alone.
 * Nothing is skipped in this house: what did not run has failed, and a suite without a test proves nothing.
 *
 * @param {{ taskId: string, exitCode?: number, report?: Record<string, unknown> }} task
 */
export function countTask({ taskId, exitCode, report }) {
  const isGood = exitCode === 0;
  if (!testSuites.has(taskName(taskId))) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, flaky: 0 };
  const { passed, failed, flaky } = report ? countReport(report) : { passed: 0, failed: 0, flaky: 0 };
  const isProved = isGood && passed > 0;
  return { passed, failed: failed === 0 && !isProved ? 1 : failed, flaky };
}

/** Reads the reports of Playwright, Vitest and Jest. */
function countReport(report) {
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // The second try is the one that counts; the runner tells of the first one.
    return { passed: expected + flaky, failed: unexpected + skipped, flaky };
  }
  const { numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0, numFlakyTests = 0 } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests,
    flaky: numFlakyTests,
  };
}
