import { createHash } from 'node:crypto';
import { type CompressedBody, createAdaptiveCompressedBody } from '../http/compression.ts';

/** A rendered page or crawler file as it is sent. */
export interface CachedPage {
  status: number;
  /** Content type, policy and ETag, sent in addition to the headers of every document. */
  headers: Readonly<Record<string, string>>;
  /** Uncompressed document. */
  identity: Buffer;
  body: CompressedBody;
}

export function createCachedPage({
  status,
  headers,
  identity,
}: Pick<CachedPage, 'status' | 'headers' | 'identity'>): CachedPage {
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    headers: { ...headers, 'cache-control': 'no-cache', vary: 'accept-encoding', etag },
    identity,
    body: createAdaptiveCompressedBody(identity),
  };
}
