import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createLoadReader, isOverloaded } from '../../src/http/loadShedding.ts';
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

describe('the signal of an overload (O77)', () => {
  it.each([
    ['a queue of its own making', { delayMs: 400, utilization: 1, processorShare: 0.98 }, true],
    ['a machine that is busy with other work', { delayMs: 400, utilization: 1, processorShare: 0.35 }, false],
    ['much work without a queue', { delayMs: 12, utilization: 0.99, processorShare: 0.99 }, false],
    [
      'a pause, such as of a suspended machine',
      { delayMs: 900, utilization: 0.02, processorShare: 0.01 },
      false,
    ],
  ])('judges %s', (_name, sample, expected) => {
    expect(isOverloaded(sample)).toBe(expected);
  });

  it("measures the process's own queue, after a warm-up", async () => {
    let now = 0;
    const read = createLoadReader(() => now);
    await blockEventLoop(600);
    now = 5000;
    expect(read()).toEqual({ delayMs: 0, utilization: 0, processorShare: 0 });
    now = 11_000;
    read();
    await blockEventLoop(1200);
    now = 12_200;
    const { delayMs, utilization, processorShare } = read();
    expect(delayMs).toBeGreaterThan(100);
    expect(utilization).toBeGreaterThan(0.5);
    expect(processorShare).toBeGreaterThan(0);
  });
});

describe('an overloaded server (O77)', { timeout: 30_000 }, () => {
  it('rejects heavy routes with 503, still serves health and cached responses, and recovers', async () => {
    const store = await testStore('sqlite');
    await seedStore(store);
    const idle = { delayMs: 1, utilization: 0.1, processorShare: 0.1 };
    let load = idle;
    const handler = vi.fn(() => 'x');
    const app = await testApp({
      store,
      shedsLoad: true,
      readLoad: () => load,
      plugins: [
        async (instance) => {
          instance.get('/light', { config: { access: 'public', load: 'light' } }, handler);
          instance.get('/heavy', { config: { access: 'public' } }, handler);
        },
      ],
    });
    const status = async (url: string) => (await app.inject(url)).statusCode;
    expect(await status('/backend/categories')).toBe(200);
    load = { delayMs: 400, utilization: 1, processorShare: 1 };
    await vi.waitFor(() => expect(app.isUnderPressure()).toBe(true), { timeout: 10_000 });

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

    load = idle;
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
