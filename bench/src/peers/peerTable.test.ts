import { expect, it } from 'vitest';
import { lowerMedian, formatPeerTable } from './peerTable.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2],
  [[5], 5],
  [[], 0],
])('the median of %j is %d', (values, middle) => expect(lowerMedian(values)).toBe(middle));

it('lists ours, the peers and the goals in one table', () => {
  const job = {
    name: 'counters',
    cpuSlowdown: 4,
    goals: { kB: 1.5, 'main thread ms': 300 },
    candidates: [{ name: 'Counter', bundle: { unit: 'Counter' }, page: 'countersOurs' }],
  } as const;
  const figures = { kB: 1.42, 'main thread ms': 123.4 };
  const lines = formatPeerTable(job, [
    { job: 'counters', candidate: 'Counter', figures },
    { job: 'viewer', candidate: 'Elsewhere', figures },
  ]).split('\n');
  expect(lines).toEqual([
    'counters    kB   main thread ms',
    'goal     ≤ 1.5            ≤ 300',
    'Counter    1.4              123',
    '',
  ]);
});
