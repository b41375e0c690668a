import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { assetsOf } from './fakeSite.ts';
import { contact } from './forms.ts';
import type { Proxy } from './proxies.ts';

export interface ProxyResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface SendOptions {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Address of this machine's loopback network, so that visitors do not share one rate limit. */
  from?: string;
}

const agents = { plain: new Agent({ keepAlive: true }), tls: new TlsAgent({ keepAlive: true }) };

/** Sends a request to the site through a proxy, or to the port that redirects to it. */
export function send(
  { port, plainPort }: Proxy,
  { path, method = 'GET', headers = {}, body, from = '127.0.0.1' }: SendOptions,
  isPlain = false,
): Promise<ProxyResponse> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: isPlain ? plainPort : port,
      path,
      method,
      localAddress: from,
      servername: 'shop.example',
      rejectUnauthorized: false,
      agent: isPlain ? agents.plain : agents.tls,
      headers: { host: 'shop.example', ...headers },
    };
    const sent = (isPlain ? plainRequest : tlsRequest)(options, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

export async function untilReady(proxy: Proxy): Promise<void> {
  const status = () => send(proxy, { path: '/readyz' }).then(({ status }) => status, String);
  // Caddy first makes a certificate of its own.
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
}

/** Requests of a kind, and the failed ones by what was wrong with them. */
export interface ProxyLoad {
  sent: { pages: number; assets: number; reads: number; writes: number };
  /** Number of all requests so far. */
  total(): number;
  failures: Map<string, number>;
  slowestMs(): number;
  /** Resolves when the last requests have been answered. */
  stop(): Promise<void>;
}

const clients = 8;

/**
 * Browses a site through a proxy: pages with the assets that they name, reads of the API, and enquiries. `paths` are the pages
 * that each client opens in turn; between two of them it waits.
 */
export function startProxyLoad(
  proxy: Proxy,
  { paths, pauseMs = 0 }: { paths: readonly string[]; pauseMs?: number },
): ProxyLoad {
  const sent = { pages: 0, assets: 0, reads: 0, writes: 0 };
  const failures = new Map<string, number>();
  let slowestMs = 0;
  const request = async (kind: keyof typeof sent, options: SendOptions, expected = 200): Promise<string> => {
    sent[kind]++;
    const began = performance.now();
    const { status, text } = await send(proxy, options).catch((error: unknown) => ({
      status: String(error),
      text: '',
    }));
    slowestMs = Math.max(slowestMs, performance.now() - began);
    if (status !== expected) {
      const failure = `${options.method ?? 'GET'} ${options.path}: ${status} ${text.slice(0, 100)}`;
      failures.set(failure, (failures.get(failure) ?? 0) + 1);
    }
    return text;
  };
  const stopped = new AbortController();
  const running = Array.from({ length: clients }, async (_value, client) => {
    for (let count = 0; !stopped.signal.aborted; count++) {
      // Not all from one address, whose requests are limited.
      const from = `127.0.${client + 1}.${(count % 250) + 1}`;
      const page = await request('pages', { path: paths[count % paths.length] ?? '/', from });
      for (const path of assetsOf(page)) await request('assets', { path, from });
      await request('reads', { path: '/backend/categories', from });
      if (count % 10 === 0) {
        const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
        const body = JSON.stringify(contact);
        const path = '/backend/enquiries/contact-messages';
        await request('writes', { path, method: 'POST', from, headers, body }, 201);
      }
      if (pauseMs > 0) await pause(pauseMs);
    }
  });
  return {
    sent,
    failures,
    total: () => sent.pages + sent.assets + sent.reads + sent.writes,
    slowestMs: () => slowestMs,
    async stop() {
      stopped.abort();
      await Promise.all(running);
    },
  };
}
