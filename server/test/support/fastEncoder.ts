import sharp, { type Raw } from 'sharp';
import { createEncoder, type Encoder } from '../../src/media/encoder.ts';

interface DecodedPicture {
  from: string;
  data: Buffer;
  info: Raw;
}

/** An encoder that creates real AVIF variants with the lowest effort, about ten times as fast. */
export function createFastEncoder(): Encoder {
  const encoder = createEncoder();
  // Decoding takes longer than encoding, and the variants of a picture follow each other.
  let last: DecodedPicture | null = null;
  return {
    ingest: encoder.ingest,
    stop: encoder.stop,
    get waiting() {
      return encoder.waiting;
    },
    async variant({ from, to, width }) {
      if (last?.from !== from) last = await decode(from);
      const { data, info } = last;
      await sharp(data, { raw: info }).resize({ width }).avif({ quality: 50, effort: 0 }).toFile(to);
      return { isServed: true, width: info.width };
    },
  };
}

async function decode(from: string): Promise<DecodedPicture> {
  const { data, info } = await sharp(from).raw().toBuffer({ resolveWithObject: true });
  return { from, data, info };
}
