import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** Matches script elements. */
const scriptTags = /<script\b[^>]*>[^]*?<\/script>\n?/g;

/** Removes all scripts from a page, which gives the floor of a page with this markup and CSS. */
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
  close(): Promise<void>;
}

/**
 * Serves in-memory copies of another server's responses, so that a page and its floor have the same response time under
 * any load.
 */
export async function startCopyServers(origin: string): Promise<CopyServers> {
  const known = new Map<string, Promise<CopiedResponse>>();
  const serve = (isFloor: boolean) => (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    const ticket = `${isFloor} ${url}`;
    const copy = known.get(ticket) ?? fetchCopy(origin, url, isFloor);
    known.set(ticket, copy);
    copy.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  };
  const product = await listen(createServer(serve(false)));
  const floor = await listen(createServer(serve(true)));
  return {
    product: originOf(product),
    floor: originOf(floor),
    async close() {
      for (const server of [product, floor]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function fetchCopy(origin: string, url: string, isFloor: boolean): Promise<CopiedResponse> {
  const response = await fetch(`${origin}${url}`, { headers: { accept: '*/*' } });
  const raw = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const isPage = type.startsWith('text/html');
  const plain = isPage && isFloor ? Buffer.from(withoutScripts(raw.toString())) : raw;
  const isText = /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/.test(type);
  const headers = Object.fromEntries(
    ['content-security-policy', 'cache-control', 'etag'].flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  // Compress as the product does: pages as in its cache, files as in its build.
  const quality = isPage ? 10 : 11;
  const body = isText
    ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
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
