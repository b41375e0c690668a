import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { list } from '../../src/api/answer.ts';
import { packAnswer, packingFor, repackable } from '../../src/api/packing.ts';

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
    expect(packingFor(header, size)).toBe(packing);
  });

  it('holds the same text in each packing, made once', async () => {
    const answer = packAnswer(list(['ä'.repeat(5000)]));
    const plain = await answer.bytes('identity');
    expect(brotliDecompressSync(await answer.bytes('br'))).toEqual(plain);
    expect(gunzipSync(await answer.bytes('gzip'))).toEqual(plain);
    expect(answer.size).toBe(plain.length);
    expect(await answer.bytes('br')).toBe(await answer.bytes('br'));
  });
});

it('packs what is very large once', async () => {
  const { bytes, made } = repackable(Buffer.alloc(1024 * 1024 + 1, 'text '));
  const first = await bytes('br');
  expect(await bytes('br')).toBe(first);
  expect(made('br')).toBe(first);
});

it('packs tightly what is asked for again, and says the same', async () => {
  const text = Buffer.from(
    JSON.stringify(Array.from({ length: 2000 }, (_, at) => `part ${(at * 7919) % 997}`)),
  );
  const { bytes } = repackable(text);
  const first = await bytes('br');
  await bytes('br');
  await vi.waitFor(async () => expect((await bytes('br')).length).toBeLessThan(first.length));
  expect(brotliDecompressSync(await bytes('br'))).toEqual(text);
  expect(await bytes('identity')).toEqual(text);
});
