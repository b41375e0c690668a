import { mkdirSync, writeFileSync } from 'node:fs';

/** Leaves the counts of a run for `npm test`: the test-runner's own option for it is not wired up. */
export default class CountsReporter {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } =
      results;
    const numFlakyTests = results.testResults
      .flatMap(({ testResults }) => testResults)
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1).length;
    mkdirSync('.results', { recursive: true });
    writeFileSync(
      '.results/stories.json',
      JSON.stringify({
        numPassedTests,
        numFailedTests,
        numPendingTests,
        numTodoTests,
        numRuntimeErrorTestSuites,
        numFlakyTests,
      }),
    );
  }
}
