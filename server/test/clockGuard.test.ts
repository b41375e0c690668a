import { expect, it } from 'vitest';
import { createClockGuard } from '../src/clockGuard.ts';
import { clockIssues } from '../src/clockIssues.ts';
import { silentLogger } from './support/testDatabases.ts';

const day = 24 * 60 * 60_000;
const today = Date.parse('2026-11-22T10:00:00Z');

/** A machine with an adjustable clock, and a database that survives restarts. */
function machine(recorded: number | null = null) {
  let lastSeen = recorded;
  let at = today;
  let elapsed = 0;
  const clock = {
    lastSeen: async () => (lastSeen === null ? null : new Date(lastSeen)),
    recordSeen: async (now: Date) => void (lastSeen = Math.max(lastSeen ?? 0, now.getTime())),
    confirm: async (now: Date) => void (lastSeen = now.getTime()),
  };
  return {
    clock,
    start: () =>
      createClockGuard({ store: { clock }, logger: silentLogger, now: () => at, elapsed: () => elapsed }),
    setClock: (ms: number) => (at = ms),
    pass(ms: number) {
      at += ms;
      elapsed += ms;
    },
    lastSeen: () => lastSeen,
  };
}

it('trusts the first time, and records it continuously', async () => {
  const { start, pass, lastSeen } = machine();
  const guard = await start();
  expect(guard.state).toEqual({ kind: 'right' });
  pass(60_000);
  await guard.check();
  expect(lastSeen()).toBe(today + 60_000);
  expect(guard.now()).toBe(today + 60_000);
  expect(clockIssues(guard.state)).toEqual([]);
});

it('distrusts a clock that is more than 45 days ahead until it is confirmed', async () => {
  const { start, setClock, lastSeen, clock } = machine(today - 44 * day);
  expect((await start()).state.kind).toBe('right');
  const wrong = today + 46 * day;
  setClock(wrong);
  const guard = await start();
  expect(guard.state.kind).toBe('ahead');
  expect(clockIssues(guard.state)).toMatchObject([
    {
      problem: 'clock-wrong',
      name: expect.stringMatching(/^It shows 7 January 2027, .* 22 November 2026\.$/),
    },
  ]);
  expect((await guard.check()).kind).toBe('ahead');
  expect(lastSeen()).toBe(today);
  await clock.confirm(new Date(wrong));
  expect((await guard.check()).kind).toBe('right');
});

it('accepts a clock that a person has confirmed, and returns the previous warning', async () => {
  const { start, setClock, pass, lastSeen } = machine(today);
  const wrong = today - 800 * day;
  setClock(wrong);
  const guard = await start();
  expect(await guard.confirm()).toEqual({ kind: 'behind', lastSeen: new Date(today), now: new Date(wrong) });
  expect(guard.state).toEqual({ kind: 'right' });
  pass(60_000);
  expect(guard.now()).toBe(wrong + 60_000);
  await guard.check();
  expect(lastSeen()).toBe(wrong + 60_000);
  expect(await guard.confirm()).toBeNull();
});

it('distrusts a clock that is behind, and dates stored data by elapsed time', async () => {
  const { start, setClock, pass, lastSeen } = machine(today);
  setClock(today - 800 * day);
  const guard = await start();
  expect(guard.state.kind).toBe('behind');
  pass(90_000);
  await guard.check();
  expect(guard.now()).toBe(today + 90_000);
  expect(lastSeen()).toBe(today);
  setClock(today + 120_000);
  expect(guard.now()).toBe(today + 120_000);
  expect((await guard.check()).kind).toBe('right');
});

it('detects a clock that is set back while the server runs, and ignores small corrections', async () => {
  const { start, setClock, pass } = machine();
  const guard = await start();
  pass(60_000);
  setClock(today - 3 * 60_000);
  expect((await guard.check()).kind).toBe('right');
  expect(guard.now()).toBe(today - 3 * 60_000);
  setClock(today - 30 * day);
  expect(guard.now()).toBe(today - 3 * 60_000);
  pass(1000);
  expect(guard.now()).toBe(today - 3 * 60_000 + 1000);
  expect((await guard.check()).kind).toBe('behind');
});
