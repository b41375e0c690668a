import { describe, expect, it, vi } from 'vitest';
import { createResponseCache } from '../../src/api/responseCache.ts';
import { dataResponse, errorResponse } from '../../src/api/apiResponse.ts';

const text = async (packed: Promise<{ encode(encoding: 'identity'): Promise<Buffer> }>) =>
  (await (await packed).encode('identity')).toString();

describe('the cache of answers', () => {
  it('asks once for many who want the same at once', async () => {
    const { getOrCreate: cached } = createResponseCache();
    const answer = vi.fn(async () => dataResponse<unknown>([1]));
    const all = await Promise.all(Array.from({ length: 100 }, () => text(cached('/a', 1, answer))));
    expect(new Set(all)).toEqual(new Set(['{"success":true,"data":[1]}']));
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('forgets everything with a new catalogue version, and never goes back', async () => {
    const { getOrCreate: cached } = createResponseCache();
    await cached('/a', 1, async () => dataResponse<unknown>([1]));
    expect(await text(cached('/a', 2, async () => dataResponse<unknown>([2])))).toContain('[2]');
    expect(await text(cached('/a', 2, async () => dataResponse<unknown>([3])))).toContain('[2]');
  });

  it('does not keep refusals or failures', async () => {
    const { getOrCreate: cached } = createResponseCache();
    expect((await cached('/a', 1, async () => errorResponse(404, 'x'))).status).toBe(404);
    await expect(cached('/a', 1, async () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect((await cached('/a', 1, async () => dataResponse<unknown>([]))).status).toBe(200);
  });

  it('does not grow without end: the answer not asked for longest goes (O81)', async () => {
    const { getOrCreate: cached } = createResponseCache({ maxBytes: 10_000 });
    const answer = vi.fn(async () => dataResponse<unknown>(['x'.repeat(1000)]));
    await cached('/kept', 1, answer);
    for (let x = 0; x < 1000; x++) {
      await cached(`/?x=${x}`, 1, answer);
      await cached('/kept', 1, answer);
    }
    expect(answer).toHaveBeenCalledTimes(1001);
    await cached('/?x=0', 1, answer);
    expect(answer).toHaveBeenCalledTimes(1002);
  });
});
