import hooks from './test-runner.ts';

// What the runner's own setup does, without loading all of the runner again for each file.
Object.assign(globalThis, {
  __sbPreVisit: hooks.preVisit,
  __sbPostVisit: hooks.postVisit,
});
