import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { dataResponse } from '../../src/http/apiResponse.ts';
import {
  createAdaptiveCompressedBody,
  createCompressedBody,
  negotiateEncoding,
} from '../../src/http/compression.ts';

describe('negotiateEncoding and createCompressedBody', () => {
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
    ['identity, gzip', 5000, 'gzip'],
    ['gzip;q=0.9, br;q=0.5', 5000, 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 5000, 'br'],
    ['identity;q=0', 5000, 'identity'],
    ['*', 5000, 'identity'],
    ['br;q=0, *;q=1', 5000, 'identity'],
    [';;,, ,q=;br;', 5000, 'identity'],
  ])('responds to Accept-Encoding %j and a body of %i bytes with %s', (header, size, encoding) => {
    expect(negotiateEncoding(header, size)).toBe(encoding);
  });

  it('encodes the same text in each encoding, once', async () => {
    const response = createCompressedBody(
      Buffer.from(JSON.stringify(dataResponse<unknown>(['ä'.repeat(5000)]).body)),
    );
    const plain = await response.encode('identity');
    expect(brotliDecompressSync(await response.encode('br'))).toEqual(plain);
    expect(gunzipSync(await response.encode('gzip'))).toEqual(plain);
    expect(response.size).toBe(plain.length);
    expect(await response.encode('br')).toBe(await response.encode('br'));
  });
});

it('compresses a very large body only once', async () => {
  const { encode, encodedIfReady } = createAdaptiveCompressedBody(Buffer.alloc(1024 * 1024 + 1, 'text '));
  const first = await encode('br');
  expect(await encode('br')).toBe(first);
  expect(encodedIfReady('br')).toBe(first);
});

it('recompresses a body on its second request, to the same text', async () => {
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
