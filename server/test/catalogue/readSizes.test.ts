import { expect, it, vi } from 'vitest';
import { readPendingSizes } from '../../src/catalogue/readSizes.ts';
import type { Store } from '../../src/store/index.ts';

/** A store whose second batch calls `second`. */
function openStore(second: () => number) {
  const storePending = vi.fn(async () => second()).mockResolvedValueOnce(10);
  const write = vi.fn(async () => undefined);
  const store = { sizeReadings: { storePending }, write } as unknown as Store; // The only members that are called.
  return { write, store };
}

it('increments the catalogue version even when a later table fails', async () => {
  const { store, write } = openStore(() => {
    throw new Error('The database is away.');
  });
  await expect(readPendingSizes(store, new AbortController().signal)).rejects.toThrow('away');
  expect(write).toHaveBeenCalledOnce();
});

it('writes nothing after it is stopped', async () => {
  const stop = new AbortController();
  const { store, write } = openStore(() => {
    stop.abort();
    return 10;
  });
  await readPendingSizes(store, stop.signal);
  expect(write).not.toHaveBeenCalled();
});
