import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { barePage } from './barePage.ts';

/** Matches script elements. */
const scriptTags = /<script\b[^>]*>[^]*?<\/script>\n?/g;

/** Removes all scripts from a page, which leaves the floor for its markup and CSS. */
export const withoutScripts = (html: string): string => html.replace(scriptTags, '');

interface CopiedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface CopyServers {
  /** Origin of the unchanged pages. */
  product: string;
  /** Origin of the pages without scripts. */
  floor: string;
  /** Origin of bare pages with the same first screen. */
  bare: string;
  close(): Promise<void>;
}

/**
 * Serves in-memory copies of another server's responses, so that a page and its floor have the same response time under
 * any load.
 */
export async function startCopyServers(origin: string): Promise<CopyServers> {
  const known = new Map<string, Promise<CopiedResponse>>();
  const serve = (kind: keyof typeof pageChanges) => (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    const ticket = `${kind} ${url}`;
    const copy = known.get(ticket) ?? fetchCopy(origin, url, pageChanges[kind]);
    known.set(ticket, copy);
    copy.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  };
  const product = await listen(createServer(serve('product')));
  const floor = await listen(createServer(serve('floor')));
  const bare = await listen(createServer(serve('bare')));
  return {
    product: originOf(product),
    floor: originOf(floor),
    bare: originOf(bare),
    async close() {
      for (const server of [product, floor, bare]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

/** Transforms the pages of each server. */
const pageChanges = {
  product: (html: string) => html,
  floor: withoutScripts,
  bare: barePage,
} as const;

async function fetchCopy(
  origin: string,
  url: string,
  changePage: (html: string) => string,
): Promise<CopiedResponse> {
  const response = await fetch(`${origin}${url}`, { headers: { accept: '*/*' } });
  const raw = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const isPage = type.startsWith('text/html');
  const plain = isPage ? Buffer.from(changePage(raw.toString())) : raw;
  const isText = /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/.test(type);
  const headers = Object.fromEntries(
    // The content security policy of a page allows only its own styles.
    [
      ...(isPage && changePage === barePage ? [] : ['content-security-policy']),
      'cache-control',
      'etag',
    ].flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  // Compress like the product's cached pages and built files.
  const body = isText
    ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    : plain;
  return {
    status: response.status,
    headers: { ...headers, 'content-type': type, ...(isText ? { 'content-encoding': 'br' } : {}) },
    body,
  };
}

async function listen(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
