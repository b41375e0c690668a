import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { rejectionOf, fakeHost, jsonResponse } from '../../test/fakeHost.ts';
import { resources } from '../contract/resources.ts';
import { createClient } from './client.ts';
import { ClientError } from './clientError.ts';

describe('get', () => {
  it('reads a resource below the API base (S-378)', async () => {
    const { client, requests } = fakeHost(jsonResponse([]));
    expect(await client.get(resources.bestSellers())).toEqual([]);
    expect(requests[0]?.url).toBe('/backend/products.php?case=get_product_bestseller');
  });

  it('retries after 1, 2 and 4 s when the host fails (O93)', async () => {
    const { client, waits } = fakeHost(
      jsonResponse({}, { status: 503 }),
      new TypeError('offline'),
      jsonResponse({}, { status: 500 }),
      jsonResponse([]),
    );
    expect(await client.get(resources.bestSellers())).toEqual([]);
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('gives up after three retries', async () => {
    const { client } = fakeHost(
      ...Array.from({ length: 4 }, () => jsonResponse({ error: 'down' }, { status: 500 })),
    );
    expect(await rejectionOf(client.get(resources.bestSellers()))).toMatchObject({
      kind: 'http',
      status: 500,
      text: 'down',
    });
  });

  it.each([
    ['7', 7000],
    ['0', 1000],
    ['Sat, 21 Nov 2026 09:00:12 GMT', 12_000],
    ['Sat, 21 Nov 2026 08:00:00 GMT', 1000],
    ['soon', 1000],
    ['-5', 1000],
  ])('waits as long as Retry-After %s says (O93)', async (retryAfter, ms) => {
    const { client, waits } = fakeHost(
      jsonResponse({}, { status: 503, headers: { 'retry-after': retryAfter } }),
      jsonResponse([]),
    );
    await client.get(resources.bestSellers());
    expect(waits).toEqual([ms]);
  });

  it('leaves a long Retry-After to the caller', async () => {
    const { client, requests } = fakeHost(
      jsonResponse({}, { status: 503, headers: { 'retry-after': '120' } }),
    );
    expect(await rejectionOf(client.get(resources.bestSellers()))).toMatchObject({
      status: 503,
      retryAfter: 120,
    });
    expect(requests).toHaveLength(1);
  });

  it('spreads the retries of many clients', async () => {
    const waits: number[] = [];
    const client = createClient({
      base: '',
      retries: 2,
      random: () => 0.999,
      wait: async (ms) => void waits.push(Math.round(ms)),
      fetch: () => Promise.reject(new TypeError('offline')),
    });
    expect(await rejectionOf(client.raw('/products'))).toMatchObject({ kind: 'network', status: null });
    expect(waits).toEqual([1250, 2500]);
  });

  it('does not retry after a 4xx (O93)', async () => {
    const { client, requests } = fakeHost(
      jsonResponse(
        { success: false, message: 'No such case' },
        { status: 400, headers: { 'x-request-id': 'r1' } },
      ),
    );
    const error = await rejectionOf(client.get(resources.newProducts()));
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({ kind: 'http', status: 400, text: 'No such case', requestId: 'r1' });
    expect(requests).toHaveLength(1);
  });

  it('reads the empty list of our own server as a missing product, with any status', async () => {
    const { client } = fakeHost(jsonResponse([], { status: 404 }));
    expect(await client.get(resources.product(999))).toBeNull();
    const other = fakeHost(jsonResponse({ error: 'No such page' }, { status: 404 }));
    expect(await rejectionOf(other.client.get(resources.product(999)))).toMatchObject({ status: 404 });
  });

  it('distinguishes a malformed response from a failed request', async () => {
    const { client } = fakeHost(new Response('<html>'));
    expect(await rejectionOf(client.get(resources.newProducts()))).toMatchObject({ kind: 'contract' });
    const other = fakeHost(jsonResponse({ success: false, error: 'Not today' }));
    expect(await rejectionOf(other.client.get(resources.newProducts()))).toMatchObject({
      kind: 'contract',
      text: 'Not today',
    });
  });

  it('stops at once when aborted between retries', async () => {
    const abort = new AbortController();
    let calls = 0;
    const client = createClient({
      base: '',
      fetch: async () => {
        calls++;
        setTimeout(() => abort.abort());
        throw new TypeError('offline');
      },
    });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const rejection = rejectionOf(client.get(resources.bestSellers(), { signal: abort.signal }));
    // Earlier than any retry.
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.race([rejection, 'waiting'])).toMatchObject({ kind: 'aborted' });
    expect(calls).toBe(1);
  });

  it('passes the signal to the request and reports an abort, not a network failure', async () => {
    const abort = new AbortController();
    const client = createClient({
      base: '',
      fetch: async (_url, init) => {
        abort.abort();
        init?.signal?.throwIfAborted();
        return jsonResponse([]);
      },
    });
    expect(await rejectionOf(client.get(resources.bestSellers(), { signal: abort.signal }))).toMatchObject({
      kind: 'aborted',
      status: null,
    });
  });
});

describe('send', () => {
  it('sends JSON once, even when the host fails', async () => {
    const { client, requests } = fakeHost(jsonResponse({ error: 'no' }, { status: 500 }));
    expect(
      await rejectionOf(client.send({ method: 'POST', path: '/categories', body: { cname: 'A' } })),
    ).toMatchObject({ status: 500 });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.init).toMatchObject({ method: 'POST', body: '{"cname":"A"}' });
  });

  it('leaves the content type of a form to the platform and accepts an empty response', async () => {
    const { client, requests } = fakeHost(new Response(null, { status: 204 }));
    expect(await client.send({ method: 'PUT', path: '/products/1', body: new FormData() })).toBeNull();
    expect(new Headers(requests[0]?.init?.headers).has('content-type')).toBe(false);
  });

  it('treats success: false as a failure with any status (S-359)', async () => {
    const { client } = fakeHost(
      jsonResponse({ success: false, error: 'Name is taken', fields: { cname: 'taken' } }),
    );
    expect(
      await rejectionOf(client.send({ method: 'POST', path: '/categories', body: { cname: 'A' } })),
    ).toMatchObject({ kind: 'contract', text: 'Name is taken', fields: { cname: 'taken' } });
  });

  it('returns the messages of single fields (O49)', async () => {
    const { client } = fakeHost(
      jsonResponse(
        { success: false, error: 'Check the form', fields: { email: 'Enter email' } },
        { status: 422 },
      ),
    );
    expect(await rejectionOf(client.send({ method: 'POST', path: '/x', body: {} }))).toMatchObject({
      status: 422,
      fields: { email: 'Enter email' },
    });
  });
});
