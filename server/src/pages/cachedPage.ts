import { createHash } from 'node:crypto';
import type { DeferredStyles } from './renderer.ts';
import { type CompressedBody, createAdaptiveCompressedBody } from '../http/compression.ts';

/** A rendered page or crawler file, ready to be sent. */
export interface CachedPage {
  status: number;
  /** Content type, policy and ETag, sent in addition to the headers of every document. */
  headers: Readonly<Record<string, string>>;
  /** Uncompressed document. */
  identity: Buffer;
  body: CompressedBody;
  /**
   * Results loaded by the page's scripts on the first interaction; null when the document contains
   * them.
   */
  results: CachedResults | null;
  /** Styles loaded where the first screen ends; null when the document contains all. */
  deferredStyles: DeferredStyles | null;
}

/** A part of a page that loads separately. */
export interface CachedResults {
  /** Version of the content, part of its URL. */
  hash: string;
  body: CompressedBody;
}

/** Size of a page in bytes, uncompressed: the compressed variants add little. */
export const cachedPageSize = ({ identity, results, deferredStyles }: CachedPage): number =>
  identity.length + (results?.body.size ?? 0) + (deferredStyles?.body.size ?? 0);

/** Hash of a content as part of a URL or an ETag. */
export const contentHash = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

export function createCachedResults(json: string): CachedResults {
  const bytes = Buffer.from(json);
  return { hash: contentHash(bytes), body: createAdaptiveCompressedBody(bytes) };
}

export function createCachedPage({
  status,
  headers,
  identity,
  results = null,
  deferredStyles = null,
}: Pick<CachedPage, 'status' | 'headers' | 'identity'> &
  Partial<Pick<CachedPage, 'results' | 'deferredStyles'>>): CachedPage {
  const etag = `"${contentHash(identity)}"`;
  return {
    status,
    headers: { ...headers, 'cache-control': 'no-cache', vary: 'accept-encoding', etag },
    identity,
    body: createAdaptiveCompressedBody(identity),
    results,
    deferredStyles,
  };
}
