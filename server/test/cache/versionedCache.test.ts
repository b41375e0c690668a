import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createVersionedCache } from '../../src/cache/versionedCache.ts';

const value = (text: string) => async () => text;

describe('createVersionedCache', () => {
  it('shares one computation among concurrent callers', async () => {
    const cache = createVersionedCache<number, string>({ maxSize: 10 });
    const create = vi.fn(value('a'));
    const results = await Promise.all(Array.from({ length: 100 }, () => cache.getOrCreate('/a', 1, create)));
    expect(new Set(results)).toEqual(new Set(['a']));
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('returns stored values synchronously, for their own version only', async () => {
    const cache = createVersionedCache<number, string>({ maxSize: 10 });
    expect(cache.getCached('/a', 1)).toBeUndefined();
    const pending = cache.getOrCreate('/a', 1, value('a'));
    expect(cache.getCached('/a', 1)).toBeUndefined();
    await pending;
    expect([0, 1, 2].map((version) => cache.getCached('/a', version))).toEqual([undefined, 'a', undefined]);
  });

  it('drops all entries of an older number and never goes back', async () => {
    const cache = createVersionedCache<number, string>({ maxSize: 10 });
    await cache.getOrCreate('/a', 1, value('one'));
    expect(await cache.getOrCreate('/a', 2, value('two'))).toBe('two');
    expect(cache.size).toBe(1);
    expect(await cache.getOrCreate('/a', 1, value('stale'))).toBe('two');
    expect(cache.getCached('/a', 2)).toBe('two');
  });

  it('drops all entries when the version is another string', async () => {
    const cache = createVersionedCache<string, string>({ maxSize: 10 });
    await cache.getOrCreate('/a', '10 2026-11-22', value('one'));
    await cache.getOrCreate('/b', '9 2026-11-22', value('two'));
    expect(cache.getCached('/a', '10 2026-11-22')).toBeUndefined();
    expect(cache.getCached('/b', '9 2026-11-22')).toBe('two');
    expect(cache.size).toBe(1);
  });

  it('does not store a value whose version was superseded while it was computed', async () => {
    const cache = createVersionedCache<number, string>({ maxSize: 10 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const slow = cache.getOrCreate('/a', 1, () => promise);
    expect(await cache.getOrCreate('/a', 2, value('two'))).toBe('two');
    resolve('one');
    expect(await slow).toBe('one');
    expect(cache.getCached('/a', 2)).toBe('two');
  });

  it('does not store failures or values that are not cacheable', async () => {
    const cache = createVersionedCache<number, string>({
      maxSize: 10,
      isCacheable: (text) => text !== 'refused',
    });
    await expect(cache.getOrCreate('/a', 1, () => Promise.reject(new Error('failed')))).rejects.toThrow(
      'failed',
    );
    const throwing = () => {
      throw new Error('thrown');
    };
    await expect(cache.getOrCreate('/a', 1, throwing)).rejects.toThrow('thrown');
    expect(await cache.getOrCreate('/a', 1, value('refused'))).toBe('refused');
    expect(cache.size).toBe(0);
    expect(await cache.getOrCreate('/a', 1, value('good'))).toBe('good');
    expect(cache.getCached('/a', 1)).toBe('good');
  });

  it('evicts the least recently used entry and stores nothing larger than the bound (O81)', async () => {
    const cache = createVersionedCache<number, string>({ maxSize: 1000, sizeOf: ({ length }) => length });
    for (let at = 0; at < 20_000; at++) {
      await cache.getOrCreate(`/${at}`, 1, value('x'.repeat(100)));
      cache.getCached('/0', 1);
    }
    expect(cache.size).toBe(1000);
    expect(cache.getCached('/0', 1)).toBeDefined();
    expect(cache.getCached('/1', 1)).toBeUndefined();
    await cache.getOrCreate('/large', 1, value('x'.repeat(1001)));
    expect(cache.getCached('/large', 1)).toBeUndefined();
    expect(cache.getCached('/0', 1)).toBeDefined();
  });

  it('behaves like a list of entries in the order of their last use', async () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd');
    const version = fc.integer({ min: 1, max: 3 });
    const operation = fc.oneof(
      fc.record({ kind: fc.constant('get' as const), key, version }),
      fc.record({
        kind: fc.constant('create' as const),
        key,
        version,
        size: fc.integer({ min: 1, max: 12 }),
        outcome: fc.constantFrom('cacheable', 'uncacheable', 'failed'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 60 }), async (operations) => {
        const maxSize = 10;
        interface Entry {
          id: number;
          size: number;
          isCacheable: boolean;
        }
        const cache = createVersionedCache<number, Entry>({
          maxSize,
          sizeOf: ({ size }) => size,
          isCacheable: ({ isCacheable }) => isCacheable,
        });
        let modelVersion = 0;
        let model: { key: string; entry: Entry }[] = [];
        const use = (wanted: string) => {
          const hit = model.find((one) => one.key === wanted);
          if (hit) model = [...model.filter((one) => one !== hit), hit];
          return hit?.entry;
        };
        const total = () => model.reduce((sum, { entry }) => sum + entry.size, 0);

        for (const [id, step] of operations.entries()) {
          if (step.kind === 'get') {
            const expected = step.version === modelVersion ? use(step.key) : undefined;
            expect(cache.getCached(step.key, step.version)).toBe(expected);
            continue;
          }
          if (step.version > modelVersion) {
            modelVersion = step.version;
            model = [];
          }
          const created = { id, size: step.size, isCacheable: step.outcome === 'cacheable' };
          const result = cache.getOrCreate(step.key, step.version, async () => {
            if (step.outcome === 'failed') throw new Error('failed');
            return created;
          });
          const hit = use(step.key);
          if (hit) {
            expect(await result).toBe(hit);
          } else if (step.outcome === 'failed') {
            await expect(result).rejects.toThrow('failed');
          } else {
            expect(await result).toBe(created);
            if (created.isCacheable && created.size <= maxSize) {
              model.push({ key: step.key, entry: created });
              while (total() > maxSize) model.shift();
            }
          }
          expect(cache.size).toBe(total());
        }
      }),
    );
  });

  it('never mixes versions when computations finish in any order', async () => {
    const call = fc.record({ key: fc.constantFrom('a', 'b'), version: fc.integer({ min: 1, max: 4 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 30 }), fc.scheduler(), async (calls, scheduler) => {
        const cache = createVersionedCache<number, { key: string; version: number }>({ maxSize: 10 });
        let newest = 0;
        const results = calls.map(async ({ key, version }) => {
          newest = Math.max(newest, version);
          const expected = { key, version: newest };
          const result = await cache.getOrCreate(key, version, () =>
            scheduler.schedule(Promise.resolve(expected)),
          );
          expect(result).toEqual(expected);
        });
        await scheduler.waitAll();
        await Promise.all(results);
        for (const key of ['a', 'b']) {
          const isExpected = calls.some((one) => one.key === key && one.version === newest);
          const cached = cache.getCached(key, newest);
          if (isExpected || cached) expect(cached).toEqual({ key, version: newest });
        }
      }),
    );
  });
});
