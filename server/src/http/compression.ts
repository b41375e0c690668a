import { promisify } from 'node:util';
import {
  brotliCompress,
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type Gzip,
} from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/** Content codings the server sends (RFC 9110, 8.4.1). */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** A body in every encoding, each compressed on first use. */
export interface CompressedBody {
  /** Bytes without compression. */
  size: number;
  encode(encoding: ContentEncoding): Promise<Buffer>;
  /** Returns the encoded bytes synchronously if they exist in their final quality, else null. */
  encodedIfReady(encoding: ContentEncoding): Buffer | null;
}

export interface CompressedResponse extends CompressedBody {
  status: number;
  /** Headers of only this response. */
  headers?: Readonly<Record<string, string>>;
}

/** Smaller bodies gain less from compression than it costs. */
const minCompressibleBytes = 1024;
/** Larger bodies would take seconds and 100 MB of memory at the best quality. */
const maxBestCompressionBytes = 1024 * 1024;

const brotliAsync = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress);
const gzipAsync = promisify<Buffer, Buffer>(gzip);

const brotliAtQuality = (quality: number) => (bytes: Buffer) =>
  brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** A tenth smaller than quality 4, for a millisecond a page; higher qualities gain 1 % up to 9. */
const brotliFast = brotliAtQuality(5);
/** A tenth smaller than quality 5 and 2.4 % smaller than 10, at sixty times the time of the former: 0.1 to 0.2 s a page. */
const brotliBest = brotliAtQuality(11);

const compressors: Readonly<Record<ContentEncoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: brotliFast,
  gzip: gzipAsync,
  identity: async (bytes) => bytes,
};

/** Creates a compressing stream at the lowest quality, since its output serves one client only. */
export const createStreamCompressor = (
  encoding: Exclude<ContentEncoding, 'identity'>,
): BrotliCompress | Gzip =>
  encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    : createGzip({ level: 1 });

export function createCompressedBody(plain: Buffer): CompressedBody {
  const encoded = new Map<ContentEncoding, Buffer>([['identity', plain]]);
  const pending = new Map<ContentEncoding, Promise<Buffer>>();
  return {
    size: plain.length,
    encode(encoding) {
      const compression = pending.get(encoding) ?? compress(encoding);
      pending.set(encoding, compression);
      return compression;
    },
    encodedIfReady: (encoding) => encoded.get(encoding) ?? null,
  };

  async function compress(encoding: ContentEncoding): Promise<Buffer> {
    const bytes = await compressors[encoding](plain);
    encoded.set(encoding, bytes);
    return bytes;
  }
}

/** Runs one recompression at a time: responses under way need the processor more. */
let recompressionQueue: Promise<unknown> = Promise.resolve();

/**
 * Creates a body for a cached document: the first client gets Brotli at a fast quality, the second request triggers a
 * recompression at the best one for all later clients.
 */
export function createAdaptiveCompressedBody(plain: Buffer): CompressedBody {
  if (plain.length > maxBestCompressionBytes) return createCompressedBody(plain);
  const initial = createCompressedBody(plain);
  let best: Buffer | null = null;
  let brotliRequests = 0;
  return {
    size: initial.size,
    async encode(encoding) {
      if (encoding !== 'br') return initial.encode(encoding);
      if (best) return best;
      brotliRequests++;
      if (brotliRequests === 2) {
        recompressionQueue = recompressionQueue
          .then(() => brotliBest(plain))
          .then(
            (bytes) => (best = bytes),
            () => undefined,
          );
      }
      return initial.encode(encoding);
    },
    encodedIfReady: (encoding) => (encoding === 'br' ? best : initial.encodedIfReady(encoding)),
  };
}

/** In the server's order of preference, which decides between equal quality values. */
const supportedEncodings: ContentEncoding[] = ['br', 'gzip', 'identity'];

/** Browsers send few different headers, so each is parsed once. */
const negotiated = new LRUCache<string, ContentEncoding>({ max: 100, memoMethod: preferredEncoding });

/** Returns the best encoding an `Accept-Encoding` header allows for a body of `size` bytes. */
export function negotiateEncoding(acceptEncoding: string | undefined, size: number): ContentEncoding {
  if (acceptEncoding === undefined || size < minCompressibleBytes) return 'identity';
  return negotiated.memo(acceptEncoding);
}

function preferredEncoding(acceptEncoding: string): ContentEncoding {
  // Codings are case-insensitive. `*` is ignored: the parser would read it as `br`, even after `br;q=0`.
  const header = acceptEncoding.toLowerCase().replaceAll('*', '');
  return negotiate(header, supportedEncodings) ?? 'identity';
}
