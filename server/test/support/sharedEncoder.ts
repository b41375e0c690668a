import { afterAll } from 'vitest';
import { createEncoder, type Encoder } from '../../src/media/encoder.ts';

/** One encoder for all tests of a file, which starts its processes once and outlives the libraries that use it. */
export function createSharedEncoder(): Encoder {
  const encoder = createEncoder();
  afterAll(() => encoder.stop());
  return {
    ingest: encoder.ingest,
    variant: encoder.variant,
    get waiting() {
      return encoder.waiting;
    },
    stop: async () => undefined,
  };
}
