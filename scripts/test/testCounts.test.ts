import { describe, expect, it } from 'vitest';
import { countTask } from '../testCounts.mjs';

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } };

describe('countTask', () => {
  it.each([
    ['a check that holds', { taskId: '//#lint', exitCode: 0 }, 1, 0],
    ['a check that does not', { taskId: '//#lint', exitCode: 1 }, 0, 1],
    ['a check that never began', { taskId: '@elvora/server#types' }, 0, 1],
    ['a suite of Vitest', { taskId: '//#unit', exitCode: 0, report: vitest }, 7, 0],
    ['failed tests', { taskId: '//#unit', exitCode: 1, report: { ...vitest, numFailedTests: 2 } }, 7, 2],
    ['skipped tests', { taskId: '//#unit', exitCode: 0, report: { ...vitest, numPendingTests: 3 } }, 7, 3],
    ['planned tests', { taskId: '//#unit', exitCode: 0, report: { ...vitest, numTodoTests: 1 } }, 7, 1],
    ['a suite of Playwright', { taskId: '//#e2e', exitCode: 0, report: playwright }, 5, 0],
    [
      'a test that passed at the second try',
      { taskId: '//#e2e', exitCode: 0, report: { stats: { ...playwright.stats, flaky: 1 } } },
      6,
      0,
      1,
    ],
    [
      'a story that passed at the second try',
      { taskId: '//#stories', exitCode: 0, report: { ...vitest, numFlakyTests: 2 } },
      7,
      0,
      2,
    ],
    ['a crash after the tests', { taskId: '//#stories', exitCode: 1, report: vitest }, 7, 1],
    ['a suite that crashed without a report', { taskId: '//#stories', exitCode: 1 }, 0, 1],
    ['a suite that left no report', { taskId: '//#stories', exitCode: 0 }, 0, 1],
    ['a suite that never began', { taskId: '//#e2e' }, 0, 1],
    [
      'a suite without a test',
      { taskId: '//#unit', exitCode: 0, report: { ...vitest, numPassedTests: 0 } },
      0,
      1,
    ],
  ])('counts %s', (_what, task, passed, failed, flaky = 0) => {
    expect(countTask(task)).toEqual({ passed, failed, flaky });
  });
});
