import { mkdirSync, writeFileSync } from 'node:fs';

/** Writes the counts of a run for `npm test`, since the test-runner ignores Jest's `--json`. */
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
