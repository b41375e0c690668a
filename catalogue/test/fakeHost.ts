import { createClient } from '../src/client/client.ts';

/** Returns a client of a host that sends the given responses in order, with the requests and delays it recorded. */
export function fakeHost(...responses: (Response | Error)[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const client = createClient({
    base: '/backend/',
    random: () => 0,
    now: () => Date.parse('2026-11-21T09:00:00Z'),
    wait: async (ms) => void waits.push(ms),
    fetch: async (url, init = {}) => {
      requests.push({ url: String(url), init });
      const response = responses.shift();
      if (!response) throw new Error('one request too many');
      if (response instanceof Error) throw response;
      return response;
    },
  });
  return { client, requests, waits };
}

export const jsonResponse = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

/** Returns the error that a promise rejects with; null when it resolves. */
export const rejectionOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
