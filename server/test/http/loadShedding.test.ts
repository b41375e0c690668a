import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { OverloadedError } from '../../src/overloadedError.ts';
import { quote, sendForm } from '../support/forms.ts';
import { testStore } from '../support/testDatabases.ts';
import { seedStore, testApp } from '../support/testApp.ts';

/** Blocks the event loop for half a second at a time, with a short pause in between. */
async function blockEventLoop(ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const until = performance.now() + 500;
    while (performance.now() < until);
    await turn();
  }
}

describe('an overloaded server (O77)', { timeout: 30_000 }, () => {
  it('rejects heavy routes with 503, still serves health and cached responses, and recovers', async () => {
    const store = await testStore('sqlite');
    await seedStore(store);
    const handler = vi.fn(() => 'x');
    const app = await testApp({
      store,
      shedsLoad: true,
      plugins: [
        async (instance) => {
          instance.get('/light', { config: { access: 'public', load: 'light' } }, handler);
          instance.get('/heavy', { config: { access: 'public' } }, handler);
        },
      ],
    });
    const status = async (url: string) => (await app.inject(url)).statusCode;
    expect(await status('/backend/categories')).toBe(200);
    await blockEventLoop(2500);

    const shed = await app.inject('/heavy');
    expect(shed.statusCode).toBe(503);
    expect(shed.headers['retry-after']).toBe('2');
    expect(shed.json()).toMatchObject({ success: false, error: expect.any(String) });
    expect(handler).not.toHaveBeenCalled();
    expect((await sendForm(app, 'quotes', quote)).statusCode).toBe(503);
    expect(await status('/backend/categories?case=get_category_tree')).toBe(503);
    expect((await store.enquiries.counts()).quote.new).toBe(0);

    expect(await status('/healthz')).toBe(200);
    expect(await status('/readyz')).toBe(200);
    expect(await status('/backend/categories')).toBe(200);
    expect(await status('/light')).toBe(200);

    await vi.waitFor(async () => expect(await status('/heavy')).toBe(200), {
      timeout: 10_000,
      interval: 200,
    });
    expect((await sendForm(app, 'quotes', quote)).statusCode).toBe(201);
  });

  it('renders a page that says the server is busy', async () => {
    const app = await testApp({
      store: await testStore('sqlite'),
      apiHandler: async () => {
        throw new OverloadedError('x');
      },
    });
    const response = await app.inject('/backend/products');
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  });
});
