import { lookup } from 'node:dns';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** The import may not access this host or address. */
export class HostAccessError extends Error {
  override name = 'HostAccessError';
}

export interface HostFetchOptions {
  /** URLs that the operator named; only their hosts are accessed, also by redirects. */
  named: readonly string[];
  /** Whether they may have addresses that are not public, such as those of this machine or of its network. */
  allowsPrivate: boolean;
}

/** Requests a URL like `fetch`. Rejects with `HostAccessError`. */
export type HostFetch = (url: string, init?: Pick<RequestInit, 'headers' | 'signal'>) => Promise<Response>;

const maxRedirects = 5;

/**
 * Creates a `fetch` for an untrusted host. Input from the host (picture addresses, redirects, DNS records)
 * cannot make this machine access others: addresses are checked when connecting, so that a name cannot change
 * its address after the check.
 */
export function createHostFetch({ named, allowsPrivate }: HostFetchOptions): HostFetch {
  const hosts = new Set(named.map((url) => new URL(url).host));

  function requireAllowed({ protocol, host, hostname }: URL): void {
    if (protocol !== 'http:' && protocol !== 'https:') {
      throw new HostAccessError(`${protocol} URLs are not supported`);
    }
    if (!hosts.has(host)) {
      throw new HostAccessError(`${host} is not the host to import from (${[...hosts].join(', ')})`);
    }
    const literal = hostname.replace(/^\[|\]$/g, '');
    // Connecting to an address needs no lookup.
    if (isIP(literal) > 0 && !allowsPrivate) requirePublic(literal);
  }

  return async (address, { headers, signal } = {}) => {
    let url = new URL(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      requireAllowed(url);
      const message = await get(url, {
        headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'gzip' },
        ...(signal ? { signal } : {}),
        ...(allowsPrivate ? {} : { lookup: publicLookup }),
      });
      const { statusCode = 0, headers: received } = message;
      if (statusCode < 300 || statusCode > 399 || received.location === undefined) return toResponse(message);
      message.destroy();
      url = new URL(received.location, url);
    }
    throw new HostAccessError('the host redirects without end');
  };
}

interface GetOptions {
  headers: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  lookup?: LookupFunction;
}

const get = (url: URL, options: GetOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    request(url, options, resolve).on('error', reject).end();
  });

const bodilessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

function toResponse(message: IncomingMessage): Response {
  const { statusCode = 500, headers } = message;
  const { 'content-encoding': encoding, 'content-type': type, 'retry-after': retryAfter } = headers;
  const body = encoding === 'gzip' ? pipeline(message, createGunzip(), () => undefined) : message;
  if (bodilessStatuses.has(statusCode)) message.resume();
  return new Response(bodilessStatuses.has(statusCode) ? null : (Readable.toWeb(body) as ReadableStream), {
    status: statusCode,
    headers: {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    },
  });
}

/** Resolves a name; fails when any of its addresses is not public. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error, '', 0);
    try {
      for (const { address } of addresses) requirePublic(address);
    } catch (refusal) {
      return callback(refusal as Error, '', 0);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

function requirePublic(address: string): void {
  if (isPublicAddress(address)) return;
  throw new HostAccessError(`${address} is not a public address; --allow-private allows it`);
}

/** Networks that are not on the internet, by the IANA registries of special-purpose addresses. */
const specialNetworks = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]) {
  const [address = '', bits] = network.split('/');
  specialNetworks.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** All other IPv6 addresses are local, mapped or reserved. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the internet. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 6
    ? globalUnicast.check(address, 'ipv6') && !specialNetworks.check(address, 'ipv6')
    : isIP(address) === 4 && !specialNetworks.check(address, 'ipv4');
