import { brotliCompressSync, constants } from 'node:zlib';

export interface DocumentWeight {
  /** The goal is 14 kB, which arrives in the first round trip. */
  documentKb: number;
  /** Up to the end of the heading: head, styles, header and the beginning of the page. The goal is 10 kB. */
  firstScreenKb: number;
}

/** Weighs a document as the server compresses cached pages. */
export const documentWeight = (html: string): DocumentWeight => ({
  documentKb: compressedKb(html),
  firstScreenKb: compressedKb(html.slice(0, html.indexOf('</h1>'))),
});

const compressedKb = (text: string): number =>
  brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;
