import { describe, expect, it } from 'vitest';
import { resources } from '../contract/resources.ts';
import { ClientError, createClient } from './client.ts';

/** A host that gives the listed answers one after the other, and the waits asked for between them. */
function host(...answers: (Response | Error)[]) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const waits: number[] = [];
  const client = createClient({
    base: '/backend/',
    random: () => 0,
    wait: async (ms) => void waits.push(ms),
    fetch: async (url, init) => {
      requests.push({ url: String(url), init });
      const answer = answers.shift();
      if (!answer) throw new Error('one request too many');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { client, requests, waits };
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('get', () => {
  it('reads a resource below the API base (S-378)', async () => {
    const { client, requests } = host(json([]));
    expect(await client.get(resources.bestSellers())).toEqual([]);
    expect(requests[0]?.url).toBe('/backend/products.php?case=get_product_bestseller');
  });

  it('tries again after 1, 2 and 4 s when the host fails (O93)', async () => {
    const { client, waits } = host(
      json({}, { status: 503 }),
      new TypeError('offline'),
      json({}, { status: 500 }),
      json([]),
    );
    expect(await client.get(resources.bestSellers())).toEqual([]);
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('gives up after three retries', async () => {
    const { client } = host(...Array.from({ length: 4 }, () => json({ error: 'down' }, { status: 500 })));
    expect(await failure(client.get(resources.bestSellers()))).toMatchObject({
      kind: 'http',
      status: 500,
      text: 'down',
    });
  });

  it('waits as long as the host asks', async () => {
    const { client, waits } = host(json({}, { status: 503, headers: { 'retry-after': '7' } }), json([]));
    await client.get(resources.bestSellers());
    expect(waits).toEqual([7000]);
  });

  it('does not ask again after a 4xx (O93)', async () => {
    const { client, requests } = host(
      json({ success: false, message: 'No such case' }, { status: 400, headers: { 'x-request-id': 'r1' } }),
    );
    const error = await failure(client.get(resources.newProducts()));
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({ kind: 'http', status: 400, text: 'No such case', requestId: 'r1' });
    expect(requests).toHaveLength(1);
  });

  it('tells a malformed answer from a failed one', async () => {
    const { client } = host(new Response('<html>'));
    expect(await failure(client.get(resources.newProducts()))).toMatchObject({ kind: 'contract' });
    const other = host(json({ success: false, error: 'Not today' }));
    expect(await failure(other.client.get(resources.newProducts()))).toMatchObject({
      kind: 'contract',
      text: 'Not today',
    });
  });

  it('stops when it is aborted, also between retries', async () => {
    const abort = new AbortController();
    const client = createClient({
      base: '',
      fetch: async () => {
        setTimeout(() => abort.abort());
        throw new TypeError('offline');
      },
    });
    expect(await failure(client.get(resources.bestSellers(), { signal: abort.signal }))).toMatchObject({
      kind: 'aborted',
    });
  });
});

describe('send', () => {
  it('writes JSON once, even when the host fails', async () => {
    const { client, requests } = host(json({ error: 'no' }, { status: 500 }));
    expect(
      await failure(client.send({ method: 'POST', path: '/categories', body: { cname: 'A' } })),
    ).toMatchObject({ status: 500 });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.init).toMatchObject({ method: 'POST', body: '{"cname":"A"}' });
  });

  it('leaves the content type of a form to the platform and takes an empty answer', async () => {
    const { client, requests } = host(new Response(null, { status: 204 }));
    expect(await client.send({ method: 'PUT', path: '/products/1', body: new FormData() })).toBeNull();
    expect(new Headers(requests[0]?.init?.headers).has('content-type')).toBe(false);
  });
});
