/** Tasks that report counts of tests; any other task counts as one test. */
export const testSuites = new Set(['unit', 'conformance', 'stories', 'e2e']);

/** Strips the package: `//#unit` and `@elvora/server#unit` are both `unit`. */
export const taskName = (taskId) => taskId.slice(taskId.indexOf('#') + 1);

/**
 * Counts the tests of one task. `exitCode` is undefined when the task never started, `report` when it left none.
 * `flaky` counts the passed tests that needed a second attempt. Skipped tests count as failed, and so does a suite
 * without tests.
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
    // Playwright reports the first attempt as well; the last one decides.
    return { passed: expected + flaky, failed: unexpected + skipped, flaky };
  }
  const { numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0, numFlakyTests = 0 } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests,
    flaky: numFlakyTests,
  };
}
