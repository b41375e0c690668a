import {
  formatSharedList,
  maxLinkLength,
  maxSharedLines,
  parseSharedList,
  type ReadSharedList,
  type SharedLine,
} from '@elvora/catalogue/operations';
import type { QuoteList } from '../quoteList/quoteList.ts';

const prefix = '#list=';

/** Maximum number of characters read from a link; a list of 300 lines has fewer. */
const maxTextLength = 64 * 1024;

/** The lines of a list that a link may contain: no text written by the buyer, and no notes. */
export const linkLines = (cart: QuoteList): SharedLine[] =>
  cart.flatMap(({ code = '', productId, quantity }) =>
    productId === null ? [] : [{ code, productId, quantity }],
  );

export const isListLink = (hash: string): boolean => hash.startsWith(prefix);

/** Returns the fragment that opens a list elsewhere; null for a list that is too long for a link. */
export async function formatListLink(lines: readonly SharedLine[]): Promise<string | null> {
  if (lines.length === 0 || lines.length > maxSharedLines) return null;
  const text = new TextEncoder().encode(formatSharedList(lines));
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const hash = prefix + toBase64Url(new Uint8Array(await new Response(compressed).arrayBuffer()));
  return hash.length > maxLinkLength ? null : hash;
}

/** Parses the list of a fragment as far as possible. */
export async function readListLink(hash: string): Promise<ReadSharedList> {
  if (hash.length > maxLinkLength * 4) return { lines: [], problem: 'larger' };
  const bytes = fromBase64Url(hash.slice(prefix.length));
  return bytes ? parseSharedList(await inflate(bytes)) : { lines: [], problem: 'broken' };
}

/** Decompresses as much as possible: a link may be truncated. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // A truncated or damaged stream rejects here as well; data read before that is kept.
  void writer.write(bytes).then(
    () => writer.close().catch(() => undefined),
    () => undefined,
  );
  const reader = readable.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    while (text.length < maxTextLength) {
      const { done, value } = await reader.read();
      if (done) break;
      text += value;
    }
  } catch {
    return text;
  }
  void reader.cancel().catch(() => undefined);
  return text;
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  // A single letter at the end of a truncated link encodes no byte.
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  try {
    const binary = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
}
