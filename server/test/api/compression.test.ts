import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { dataResponse } from '../../src/api/apiResponse.ts';
import {
  compressResponse,
  negotiateEncoding,
  createAdaptiveCompressedBody,
} from '../../src/api/compression.ts';

describe('packing', () => {
  it.each([
    [undefined, 5000, 'identity'],
    ['', 5000, 'identity'],
    ['gzip, deflate, br, zstd', 5000, 'br'],
    ['gzip', 5000, 'gzip'],
    ['BR', 5000, 'br'],
    ['br;q=0, gzip;q=0.5', 5000, 'gzip'],
    ['br;q=0.0, gzip;q=0', 5000, 'identity'],
    ['gzip, br', 1023, 'identity'],
    ['brotli', 5000, 'identity'],
  ])('for Accept-Encoding %j and %i bytes is %s', (header, size, packing) => {
    expect(negotiateEncoding(header, size)).toBe(packing);
  });

  it('holds the same text in each packing, made once', async () => {
    const answer = compressResponse(dataResponse<unknown>(['ä'.repeat(5000)]));
    const plain = await answer.encode('identity');
    expect(brotliDecompressSync(await answer.encode('br'))).toEqual(plain);
    expect(gunzipSync(await answer.encode('gzip'))).toEqual(plain);
    expect(answer.size).toBe(plain.length);
    expect(await answer.encode('br')).toBe(await answer.encode('br'));
  });
});

it('packs what is very large once', async () => {
  const { encode, encodedIfReady } = createAdaptiveCompressedBody(Buffer.alloc(1024 * 1024 + 1, 'text '));
  const first = await encode('br');
  expect(await encode('br')).toBe(first);
  expect(encodedIfReady('br')).toBe(first);
});

it('packs tightly what is asked for again, and says the same', async () => {
  const text = Buffer.from(
    JSON.stringify(Array.from({ length: 2000 }, (_, at) => `part ${(at * 7919) % 997}`)),
  );
  const { encode } = createAdaptiveCompressedBody(text);
  const first = await encode('br');
  await encode('br');
  await vi.waitFor(async () => expect((await encode('br')).length).toBeLessThan(first.length));
  expect(brotliDecompressSync(await encode('br'))).toEqual(text);
  expect(await encode('identity')).toEqual(text);
});
