import { expect, it } from 'vitest';
import { busyTimeBeforePaint, type TraceEvent } from './firstScreens.ts';

const event = (name: string, tsMs: number, durMs = 0, tid = 1): TraceEvent => ({
  name,
  pid: 1,
  tid,
  ts: tsMs * 1000,
  dur: durMs * 1000,
});

it('sums the tasks of the page between navigation and first paint', () => {
  const traceEvents = [
    event('RunTask', 0, 90),
    event('navigationStart', 100),
    event('RunTask', 110, 20),
    event('RunTask', 120, 500, 2),
    event('RunTask', 190, 40),
    event('firstContentfulPaint', 200),
    event('RunTask', 240, 10),
  ];
  expect(busyTimeBeforePaint(JSON.stringify({ traceEvents }))).toBe(30);
});
