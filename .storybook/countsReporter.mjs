import { mkdirSync, writeFileSync } from 'node:fs';

/** Leaves the counts of a run for `npm test`: the test-runner's own option for it is not wired up. */
export default class CountsReporter {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } =
      results;
    mkdirSync('.results', { recursive: true });
    writeFileSync(
      '.results/stories.json',
      JSON.stringify({
        numPassedTests,
        numFailedTests,
        numPendingTests,
        numTodoTests,
        numRuntimeErrorTestSuites,
      }),
    );
  }
}
