import { createClient } from '../src/client/client.ts';

/** A host that gives the listed answers one after the other; keeps what was asked, and the waits between. */
export function fakeHost(...answers: (Response | Error)[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const client = createClient({
    base: '/backend/',
    random: () => 0,
    now: () => Date.parse('2026-11-21T09:00:00Z'),
    wait: async (ms) => void waits.push(ms),
    fetch: async (url, init = {}) => {
      requests.push({ url: String(url), init });
      const answer = answers.shift();
      if (!answer) throw new Error('one request too many');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { client, requests, waits };
}

export const jsonResponse = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

/** What a promise fails with; null when it does not. */
export const rejectionOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
