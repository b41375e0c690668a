import { vi } from 'vitest';
import { catalogueApp } from '../../server/test/support/catalogueApp.ts';
import { signIn } from '../../server/test/support/testApp.ts';
import { testStore } from '../../server/test/support/testDatabases.ts';

export interface ServerApp {
  /** Recorded requests: 'GET /backend/products'. */
  requests: readonly string[];
  signIn: () => Promise<void>;
  signOut: () => void;
  /** Responds to requests whose path contains `part` with a status and a message until `restore` is called. */
  fail: (part: string, status: number, message?: string) => void;
  /** Responds to requests whose path contains `part` with status 200 and a body. */
  respond: (part: string, body: unknown) => void;
  /** Makes requests whose path contains `part` fail like a lost connection. */
  disconnect: (part: string) => void;
  /** Holds responses to requests whose path contains `part` until the returned function is called. */
  hold: (part: string) => () => void;
  restore: () => void;
}

/** Serves `window.fetch` from the server's app on an empty store; both are removed after the test. */
async function startServerApp(): Promise<ServerApp> {
  const { app } = await catalogueApp(await testStore('sqlite'));
  const requests: string[] = [];
  const failures = new Map<string, () => Response>();
  const held = new Map<string, Promise<void>>();
  const cookies = new Map<string, string>();

  // The server shares the event loop with the document, and sheds requests during heavy rendering.
  const unlessShed = <T>(attempt: () => Promise<T>) => vi.waitFor(attempt, { timeout: 15_000 });

  window.fetch = async (url, init = {}) => {
    const { method = 'GET', headers, body } = init;
    const path = String(url);
    requests.push(`${method} ${path}`);
    const matching = <T>(rules: ReadonlyMap<string, T>) =>
      [...rules].find(([part]) => `${method} ${path}`.includes(part))?.[1];
    await matching(held);
    const failure = matching(failures);
    if (failure) return failure();
    const sent = new Response(body, { headers });
    const payload = Buffer.from(await sent.arrayBuffer());
    const response = await unlessShed(async () => {
      const response = await app.inject({
        method: method as 'GET',
        url: path,
        headers: {
          ...Object.fromEntries(sent.headers),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        payload,
      });
      if (response.statusCode === 503) throw new Error('The server is under load.');
      return response;
    });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    const { statusCode: status } = response;
    return new Response(status === 204 ? null : new Uint8Array(response.rawPayload), {
      status,
      headers: { 'content-type': String(response.headers['content-type'] ?? '') },
    });
  };

  return {
    requests,
    async signIn() {
      const [name = '', value = ''] = (await unlessShed(() => signIn(app))).split('=');
      cookies.set(name, value);
    },
    signOut: () => cookies.clear(),
    fail: (part, status, message) =>
      void failures.set(part, () => Response.json(message === undefined ? {} : { message }, { status })),
    respond: (part, body) => void failures.set(part, () => Response.json(body)),
    disconnect: (part) =>
      void failures.set(part, () => {
        throw new TypeError('Failed to fetch');
      }),
    hold(part) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(part, promise);
      return () => {
        held.delete(part);
        resolve();
      };
    },
    restore: () => failures.clear(),
  };
}

/** Starts the server with the owner signed in, and silences the errors that failing requests log. */
export async function startSignedInServer(): Promise<ServerApp> {
  const server = await startServerApp();
  await server.signIn();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return server;
}
