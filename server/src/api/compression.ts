import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ApiResponse } from './apiResponse.ts';

/** How bytes may travel; the one who asks says what it can read. */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Bytes in every packing; each is made when the first one asks who can read it. */
export interface CompressedBody {
  /** Bytes of the text, unpacked. */
  size: number;
  encode(packing: ContentEncoding): Promise<Buffer>;
  /** The same when they are made already, and will not be made any better; else null. */
  encodedIfReady(packing: ContentEncoding): Buffer | null;
}

/** An answer as bytes. */
export interface CompressedResponse extends CompressedBody {
  status: number;
}

/** Below this size packing costs more than it saves. */
const minCompressibleBytes = 1024;

const brotliAsync = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress);
const gzipAsync = promisify<Buffer, Buffer>(gzip);

const brotliAtQuality = (quality: number) => (bytes: Buffer) =>
  brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

const compressors: Readonly<Record<ContentEncoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: brotliAtQuality(5),
  gzip: gzipAsync,
  identity: async (bytes) => bytes,
};

export const compressResponse = ({ status, body }: ApiResponse): CompressedResponse => ({
  status,
  ...createCompressedBody(Buffer.from(JSON.stringify(body))),
});

export function createCompressedBody(plain: Buffer, by = compressors): CompressedBody {
  const made = new Map<ContentEncoding, Buffer>([['identity', plain]]);
  const making = new Map<ContentEncoding, Promise<Buffer>>();
  return {
    size: plain.length,
    encode(packing) {
      const known = making.get(packing) ?? make(packing);
      making.set(packing, known);
      return known;
    },
    encodedIfReady: (packing) => made.get(packing) ?? null,
  };

  async function make(packing: ContentEncoding): Promise<Buffer> {
    const bytes = await by[packing](plain);
    made.set(packing, bytes);
    return bytes;
  }
}

/** Packs tightly: a tenth smaller for twenty times the work. */
const brotliBest = brotliAtQuality(10);

/** One text at a time: whoever waits for an answer needs the processor more. */
let recompressionQueue: Promise<unknown> = Promise.resolve();

/** Packs a third faster than what is packed for good, a tenth larger. */
const brotliFast = brotliAtQuality(4);

/** What is larger would take seconds and a hundred megabytes to be packed tightly. */
const maxBestCompressionBytes = 1024 * 1024;

/**
 * As `packable`, for what is kept: the first who asks does not wait long, and who asks once more makes it be packed again,
 * tightly, for all who come later.
 */
export function createAdaptiveCompressedBody(plain: Buffer): CompressedBody {
  if (plain.length > maxBestCompressionBytes) return createCompressedBody(plain);
  const first = createCompressedBody(plain, { ...compressors, br: brotliFast });
  let tight: Buffer | null = null;
  let asked = 0;
  return {
    size: first.size,
    async encode(packing) {
      if (packing !== 'br') return first.encode(packing);
      if (tight) return tight;
      asked++;
      if (asked === 2) {
        recompressionQueue = recompressionQueue
          .then(() => brotliBest(plain))
          .then(
            (bytes) => (tight = bytes),
            () => undefined,
          );
      }
      return first.encode(packing);
    },
    encodedIfReady: (packing) => (packing === 'br' ? tight : first.encodedIfReady(packing)),
  };
}

/** What headers have been read as; browsers send the same few again and again. */
const negotiatedEncodings = new Map<string, ContentEncoding>();
const maxNegotiatedEncodings = 100;

/** The best packing an `Accept-Encoding` header allows for so many bytes. */
export function negotiateEncoding(acceptEncoding: string | undefined, size: number): ContentEncoding {
  if (acceptEncoding === undefined || size < minCompressibleBytes) return 'identity';
  const known = negotiatedEncodings.get(acceptEncoding);
  if (known) return known;
  const best = preferredEncoding(acceptEncoding);
  if (negotiatedEncodings.size >= maxNegotiatedEncodings) negotiatedEncodings.clear();
  negotiatedEncodings.set(acceptEncoding, best);
  return best;
}

function preferredEncoding(acceptEncoding: string): ContentEncoding {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
      .map(([name]) => name),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
