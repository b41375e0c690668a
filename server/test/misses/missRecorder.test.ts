import { expect, it, vi } from 'vitest';
import { createMissRecorder, maxSearchesPerClient } from '../../src/api/misses/missRecorder.ts';
import type { NewSearchMiss } from '../../src/store/index.ts';

/** A recorder whose store keeps its batches. */
function openRecorder() {
  const state = { now: Date.parse('2026-11-23T10:00:00Z'), isAway: false };
  const batches: (readonly NewSearchMiss[])[] = [];
  const warn = vi.fn();
  const recorder = createMissRecorder({
    store: {
      searchMisses: {
        add: async (misses) => {
          if (state.isAway) throw new Error('The database is away.');
          batches.push(misses);
        },
        list: async () => [],
        eraseBefore: async () => undefined,
      },
    },
    logger: { warn },
    now: () => state.now,
  });
  return { state, batches, warn, ...recorder };
}

it('counts a search once for each network and day, in one batch', async () => {
  const { record, flush, batches, state } = openRecorder();
  for (const ip of ['10.0.0.1', '10.0.0.1', '10.0.0.2', '2001:db8::1', '2001:db8:0:7::2'])
    record('Check Nut M25 ', ip);
  record(' check nut m25', '10.0.0.2');
  await flush();
  await flush();
  expect(batches).toEqual([
    [
      {
        searchKey: 'check nut m25',
        text: 'Check Nut M25',
        day: '2026-11-23',
        productId: 0,
        code: '',
        count: 3,
      },
    ],
  ]);
  state.now += 86_400_000;
  record('check nut m25', '10.0.0.1');
  await flush();
  expect(batches[1]).toMatchObject([{ day: '2026-11-24', count: 1 }]);
});

it('accepts a bounded number of searches per network, and in total', async () => {
  const { record, flush, batches } = openRecorder();
  for (let at = 0; at < 100; at += 1) record(`word${at}`, '10.0.0.1');
  await flush();
  expect(batches[0]).toHaveLength(maxSearchesPerClient);
  for (let at = 0; at < 2000; at += 1) record(`word${at}`, `10.1.${at >> 8}.${at & 255}`);
  await flush();
  expect(batches[1]).toHaveLength(500);
});

it('records one choice after a search of the same network, and none without one', async () => {
  const { record, recordChoice, flush, batches } = openRecorder();
  const choice = { productId: 7, code: 'EV-LN-M25' };
  record('checknut', '10.0.0.1');
  recordChoice('checknut', choice, '10.0.0.2');
  recordChoice('other', choice, '10.0.0.1');
  recordChoice('Checknut', choice, '10.0.0.1');
  recordChoice('checknut', { productId: 8, code: '' }, '10.0.0.1');
  await flush();
  expect(batches[0]?.map(({ productId, count }) => [productId, count])).toEqual([
    [0, 1],
    [7, 1],
  ]);
});

it('masks text that a client sends as a code, and keeps actual codes', async () => {
  const { record, recordChoice, flush, batches } = openRecorder();
  const codes = ['EV-CTR-3P-38/230', 'anna@example.com', '+91 98765 43210'];
  for (const [at, code] of codes.entries()) {
    record('checknut', `10.0.0.${at}`);
    recordChoice('checknut', { productId: 7, code }, `10.0.0.${at}`);
  }
  await flush();
  expect(batches[0]?.slice(1).map(({ code }) => code)).toEqual([
    'EV-CTR-3P-38/230',
    '(mail address)',
    '(number)',
  ]);
});

it('keeps the network of a search, regardless of other reported choices', async () => {
  const { record, recordChoice, flush, batches } = openRecorder();
  const choice = { productId: 7, code: '' };
  record('checknut', '10.0.0.1');
  for (let at = 0; at < 6000; at += 1) recordChoice('checknut', choice, `10.1.${at >> 8}.${at & 255}`);
  recordChoice('checknut', choice, '10.0.0.1');
  await flush();
  expect(batches[0]?.map(({ productId }) => productId)).toEqual([0, 7]);
});

it('neither throws nor keeps entries that could not be stored', async () => {
  const { record, flush, batches, warn, state } = openRecorder();
  state.isAway = true;
  record('checknut', '10.0.0.1');
  await flush();
  expect(warn).toHaveBeenCalledOnce();
  state.isAway = false;
  record('', '10.0.0.1');
  await flush();
  expect(batches).toEqual([]);
});
