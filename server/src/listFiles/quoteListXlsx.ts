import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { fileTitle, fileTitles, lineTexts, type QuoteListFile } from './quoteListFile.ts';

/** Widths of the columns in characters. */
const widths = [6, 20, 44, 28, 12, 18, 40];

/**
 * Text cells, never formulas (CSV injection, OWASP). Their format is text, too, so that a code such as '1E5'
 * or '=A1' is kept as typed when it is edited in Excel.
 */
const textCell = (value: string) => ({ value: withoutControls(value), type: String, format: '@' }) as const;

/** XML 1.0 does not allow other control characters, and Excel rejects a file with them. */
const withoutControls = (text: string) => text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ');

/** Writes a quote list as an Excel workbook: codes as text, quantities as numbers. */
export async function createQuoteListXlsx({ letterhead, items }: QuoteListFile): Promise<Buffer> {
  const data: SheetData = [
    [{ value: letterhead.firm, fontWeight: 'bold', fontSize: 14 }],
    [{ value: fileTitle(letterhead) }],
    [{ value: letterhead.contact.join(', ') }],
    [],
    fileTitles.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...items.map((item, at) => {
      const { code, product, variant, pack, note } = lineTexts(item);
      return [
        { value: at + 1, type: Number },
        textCell(code),
        textCell(product),
        textCell(variant),
        { value: item.quantity, type: Number, format: '0' },
        textCell(pack),
        textCell(note),
      ];
    }),
  ];
  return writeXlsxFile(data, {
    sheet: 'Quote list',
    columns: widths.map((width) => ({ width })),
    orientation: 'landscape',
  }).toBuffer();
}
