import sharp from 'sharp';
import { createEncoder, type Encoder } from '../../src/media/encoder.ts';

/** An encoder that creates real AVIF variants with the lowest effort, about six times as fast. */
export function createFastEncoder(): Encoder {
  const encoder = createEncoder();
  return {
    ingest: encoder.ingest,
    stop: encoder.stop,
    get waiting() {
      return encoder.waiting;
    },
    async variant({ from, to, width }) {
      const picture = sharp(from);
      await picture.clone().resize({ width }).avif({ quality: 50, effort: 0 }).toFile(to);
      return { isServed: true, width: (await picture.metadata()).width };
    },
  };
}
