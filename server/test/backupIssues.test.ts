import { expect, it } from 'vitest';
import { backupIssues } from '../src/backupIssues.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
const never = { succeededAt: null, failedAt: null, firstStartedAt: null };

const issues = (
  state: Partial<typeof never | Record<keyof typeof never, Date>>,
  kind: 'sqlite' | 'postgres',
) => backupIssues({ ...never, ...state }, { now, kind }).map(({ name, detail }) => `${name} ${detail}`);

it('reports a night without an intact backup', () => {
  const good = { firstStartedAt: hoursAgo(1000), succeededAt: hoursAgo(30) };
  expect(issues(good, 'sqlite')).toEqual([]);
  expect(issues({ ...good, succeededAt: hoursAgo(37) }, 'sqlite')).toEqual([
    'The last good backup is 37 hours old. The log of npm run backup says more.',
  ]);
  expect(issues({ ...good, failedAt: hoursAgo(6) }, 'postgres')).toEqual([
    'The last good backup is 30 hours old. The last attempt has failed. The log of npm run backup says more.',
  ]);
  expect(issues({ ...good, failedAt: hoursAgo(60) }, 'sqlite')).toEqual([]);
});

it('expects the first backup of SQLite after a day and a half', () => {
  expect(issues({ firstStartedAt: hoursAgo(35) }, 'sqlite')).toEqual([]);
  expect(issues({ firstStartedAt: hoursAgo(37) }, 'sqlite')).toEqual([
    'There is no good backup. The log of npm run backup says more.',
  ]);
  expect(issues({ firstStartedAt: hoursAgo(37) }, 'postgres')).toEqual([]);
});
