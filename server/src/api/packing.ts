import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Answer } from './answer.ts';

/** How bytes may travel; the one who asks says what it can read. */
export type Packing = 'br' | 'gzip' | 'identity';

/** Bytes in every packing; each is made when the first one asks who can read it. */
export interface Packed {
  /** Bytes of the text, unpacked. */
  size: number;
  bytes(packing: Packing): Promise<Buffer>;
  /** The same when they are made already, and will not be made any better; else null. */
  made(packing: Packing): Buffer | null;
}

/** An answer as bytes. */
export interface PackedAnswer extends Packed {
  status: number;
}

/** Below this size packing costs more than it saves. */
const smallestPacked = 1024;

const brotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress);
const gzipped = promisify<Buffer, Buffer>(gzip);

const brotliOf = (quality: number) => (bytes: Buffer) =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

const packers: Readonly<Record<Packing, (bytes: Buffer) => Promise<Buffer>>> = {
  br: brotliOf(5),
  gzip: gzipped,
  identity: async (bytes) => bytes,
};

export const packAnswer = ({ status, body }: Answer): PackedAnswer => ({
  status,
  ...packable(Buffer.from(JSON.stringify(body))),
});

export function packable(plain: Buffer, by = packers): Packed {
  const made = new Map<Packing, Buffer>([['identity', plain]]);
  const making = new Map<Packing, Promise<Buffer>>();
  return {
    size: plain.length,
    bytes(packing) {
      const known = making.get(packing) ?? make(packing);
      making.set(packing, known);
      return known;
    },
    made: (packing) => made.get(packing) ?? null,
  };

  async function make(packing: Packing): Promise<Buffer> {
    const bytes = await by[packing](plain);
    made.set(packing, bytes);
    return bytes;
  }
}

/** Packs tightly: a tenth smaller for twenty times the work. */
const tightly = brotliOf(10);

/** One text at a time: whoever waits for an answer needs the processor more. */
let repacking: Promise<unknown> = Promise.resolve();

/** Packs a third faster than what is packed for good, a tenth larger. */
const quickly = brotliOf(4);

/** What is larger would take seconds and a hundred megabytes to be packed tightly. */
const largestTight = 1024 * 1024;

/**
 * As `packable`, for what is kept: the first who asks does not wait long, and who asks once more makes it be packed again,
 * tightly, for all who come later.
 */
export function repackable(plain: Buffer): Packed {
  if (plain.length > largestTight) return packable(plain);
  const first = packable(plain, { ...packers, br: quickly });
  let tight: Buffer | null = null;
  let asked = 0;
  return {
    size: first.size,
    async bytes(packing) {
      if (packing !== 'br') return first.bytes(packing);
      if (tight) return tight;
      asked++;
      if (asked === 2) {
        repacking = repacking
          .then(() => tightly(plain))
          .then(
            (bytes) => (tight = bytes),
            () => undefined,
          );
      }
      return first.bytes(packing);
    },
    made: (packing) => (packing === 'br' ? tight : first.made(packing)),
  };
}

/** What headers have been read as; browsers send the same few again and again. */
const readHeaders = new Map<string, Packing>();
const mostHeaders = 100;

/** The best packing an `Accept-Encoding` header allows for so many bytes. */
export function packingFor(acceptEncoding: string | undefined, size: number): Packing {
  if (acceptEncoding === undefined || size < smallestPacked) return 'identity';
  const known = readHeaders.get(acceptEncoding);
  if (known) return known;
  const best = bestOf(acceptEncoding);
  if (readHeaders.size >= mostHeaders) readHeaders.clear();
  readHeaders.set(acceptEncoding, best);
  return best;
}

function bestOf(acceptEncoding: string): Packing {
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
