import { describe, expect, it, vi } from 'vitest';
import Fastify from 'fastify';
import { addHealth } from '../../src/http/health.ts';

function appWith({
  ping = async () => undefined,
  pingBucket,
}: { ping?: () => Promise<void>; pingBucket?: () => Promise<void> } = {}) {
  const state = { isStopping: false, at: 0 };
  const asked = vi.fn(ping);
  const app = Fastify();
  addHealth(app, {
    store: { ping: asked },
    pingBucket,
    isStopping: () => state.isStopping,
    now: () => state.at,
  });
  return { app, asked, state };
}

describe('readiness', () => {
  it('queries the database at most once a second, however many requests arrive (O80)', async () => {
    const { app, asked, state } = appWith();
    const responses = await Promise.all(Array.from({ length: 1000 }, () => app.inject('/readyz')));
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
    state.at = 999;
    await app.inject('/readyz');
    expect(asked).toHaveBeenCalledTimes(1);
    state.at = 1000;
    await app.inject('/readyz');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('reports an unavailable bucket, queries it every ten seconds at most, and stays ready', async () => {
    const pingBucket = vi.fn(async () => {
      throw new Error('gone');
    });
    const { app, state } = appWith({ pingBucket });
    const [response] = await Promise.all([app.inject('/readyz'), app.inject('/readyz')]);
    expect([response?.statusCode, response?.json()]).toEqual([
      200,
      { status: 'ready', bucket: 'the bucket cannot be reached' },
    ]);
    state.at = 9999;
    await app.inject('/readyz');
    expect(pingBucket).toHaveBeenCalledTimes(1);
    state.at = 10_000;
    await app.inject('/readyz');
    expect(pingBucket).toHaveBeenCalledTimes(2);
  });

  it('is 503 while the database does not respond, and recovers with it (O88)', async () => {
    let isBroken = true;
    const { app, state } = appWith({
      ping: async () => {
        if (isBroken) throw new Error('gone');
      },
    });
    const refused = await app.inject('/readyz');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    isBroken = false;
    state.at = 2000;
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it('is 503 once the server is stopping, while it still serves requests (O84)', async () => {
    const { app, state } = appWith();
    state.isStopping = true;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
