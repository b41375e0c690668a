import hooks from './test-runner.ts';

// Replaces the runner's own setup file, which would load the whole runner again for each story file.
Object.assign(globalThis, {
  __sbPreVisit: hooks.preVisit,
  __sbPostVisit: hooks.postVisit,
});

// Retries once, so that a busy machine does not fail a release; the counts report such stories as flaky.
// A mutation run does not retry: the first failure kills the mutant.
if (process.env['WIRING_MUTANT'] === undefined)
  import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true });
