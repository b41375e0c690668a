import { createHash } from 'node:crypto';
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
}

/** A part of a page that loads separately. */
export interface CachedResults {
  /** Version of the content, part of its URL. */
  hash: string;
  body: CompressedBody;
}

/** Hash of a content as part of a URL or an ETag. */
const contentHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

export function createCachedResults(json: string): CachedResults {
  const bytes = Buffer.from(json);
  return { hash: contentHash(bytes), body: createAdaptiveCompressedBody(bytes) };
}

export function createCachedPage({
  status,
  headers,
  identity,
  results = null,
}: Pick<CachedPage, 'status' | 'headers' | 'identity'> & Partial<Pick<CachedPage, 'results'>>): CachedPage {
  const etag = `"${contentHash(identity)}"`;
  return {
    status,
    headers: { ...headers, 'cache-control': 'no-cache', vary: 'accept-encoding', etag },
    identity,
    body: createAdaptiveCompressedBody(identity),
    results,
  };
}
