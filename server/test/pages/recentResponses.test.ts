import { describe, expect, it, vi } from 'vitest';
import type { ApiResponse } from '../../src/api/apiResponse.ts';
import { createRecentResponses } from '../../src/pages/recentResponses.ts';

const good = (body: string): ApiResponse => ({ status: 200, body });

describe('answers that pages share', () => {
  it('are given once for one edition, also to pages drawn at once', async () => {
    const answer = vi.fn(async (key: string) => good(key));
    const recent = createRecentResponses(answer);
    expect(await Promise.all([recent('/a', '1'), recent('/a', '1')])).toEqual([good('/a'), good('/a')]);
    await recent('/a', '1');
    expect(answer).toHaveBeenCalledTimes(1);
    await recent('/a', '2');
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('are not kept when they are refusals or failed', async () => {
    const answer = vi
      .fn<(key: string) => Promise<ApiResponse>>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValueOnce({ status: 404, body: null })
      .mockResolvedValue(good('now'));
    const recent = createRecentResponses(answer);
    await expect(recent('/a', '1')).rejects.toThrow('gone');
    expect((await recent('/a', '1')).status).toBe(404);
    expect(await recent('/a', '1')).toEqual(good('now'));
    expect(await recent('/a', '1')).toEqual(good('now'));
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it('are few: those not asked for longest go (O81)', async () => {
    const answer = vi.fn(async (key: string) => good(key));
    const recent = createRecentResponses(answer, { most: 2 });
    for (const key of ['/menu', '/a', '/menu', '/b', '/menu', '/c', '/menu']) await recent(key, '1');
    expect(answer.mock.calls.map(([key]) => key)).toEqual(['/menu', '/a', '/b', '/c']);
  });
});
