import hooks from './test-runner.ts';

// What the runner's own setup does, without loading all of the runner again for each file.
Object.assign(globalThis, {
  __sbPreVisit: hooks.preVisit,
  __sbPostVisit: hooks.postVisit,
});

// A story that fails once and then passes is told in the counts: a busy machine must not turn a release away.
import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true });
