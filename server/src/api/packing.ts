import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Answer } from './answer.ts';

/** How bytes may travel; the one who asks says what it can read. */
export type Packing = 'br' | 'gzip' | 'identity';

/** An answer as bytes; each packing is made once. */
export interface PackedAnswer {
  status: number;
  /** Bytes of the text, unpacked. */
  size: number;
  bytes(packing: Packing): Promise<Buffer>;
}

/** Below this size packing costs more than it saves. */
const smallestPacked = 1024;

const brotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress);
const gzipped = promisify<Buffer, Buffer>(gzip);

const packers: Readonly<Record<Packing, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: gzipped,
  identity: async (bytes) => bytes,
};

export function packAnswer({ status, body }: Answer): PackedAnswer {
  const plain = Buffer.from(JSON.stringify(body));
  const made = new Map<Packing, Promise<Buffer>>();
  return {
    status,
    size: plain.length,
    bytes(packing) {
      const known = made.get(packing) ?? packers[packing](plain);
      made.set(packing, known);
      return known;
    },
  };
}

/** The best packing an `Accept-Encoding` header allows for so many bytes. */
export function packingFor(acceptEncoding: string | undefined, size: number): Packing {
  if (acceptEncoding === undefined || size < smallestPacked) return 'identity';
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
