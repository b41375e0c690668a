import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { pluralise } from '@elvora/catalogue/operations';
import PDFDocument from 'pdfkit';
import { plainFonts } from './plainFonts.ts';
import { fileTitle, fileTitles, lineTexts, type QuoteListFile, type Letterhead } from './quoteListFile.ts';
import { wrapText } from './wrapText.ts';

const marginPt = 40;
const footerPt = 24;
const cellPaddingPt = 5;
/** Widths of the columns, of the 762 pt of a landscape page between the margins. */
const widthsPt = [32, 116, 214, 128, 62, 82, 128];
const colours = { ink: '#121f2e', soft: '#43505f', line: '#ced4db', header: '#f4f6f8' } as const;
/** Number of lines after which other requests are served. */
const sliceSize = 5;
/** Longer cells are truncated, so that a row fits on a page. */
const maxCellLines = 10;
/** Replaces a character that the font does not have. */
const placeholder = '?';
const placeholderNote = 'Some characters cannot be shown here; the Excel and CSV files have them.';

type Face = 'regular' | 'strong';

/** A row of the table, wrapped into lines. */
interface Row {
  face: Face;
  /** Lines of the cells. */
  cells: readonly (readonly string[])[];
  heightPt: number;
}

/**
 * Writes a quote list as a PDF: letterhead, a table whose header repeats, and page numbers. Counts the pages before
 * drawing them, so that each can be flushed when it is full. Stops when the signal aborts.
 */
export async function createQuoteListPdf(
  { letterhead, items }: QuoteListFile,
  signal?: AbortSignal,
): Promise<Buffer> {
  const day = new Date(`${letterhead.day}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margins: { top: marginPt, bottom: marginPt + footerPt, left: marginPt, right: marginPt },
    // Visitors' texts rarely repeat, so caching them would only use memory.
    fontLayoutCache: false,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: fileTitle(letterhead), Author: letterhead.firm, CreationDate: day, ModDate: day },
  });
  const done = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const { regular, strong } = plainFonts();
  pdf.registerFont('regular', regular);
  pdf.registerFont('strong', strong);

  drawLetterhead(pdf, letterhead, items.length);
  const typesetter = createTypesetter(pdf);
  const header = typesetter.row(fileTitles, 'strong');
  const rows: Row[] = [];
  for (const [at, item] of items.entries()) {
    const { code, product, variant, pack, note } = lineTexts(item);
    const quantity = item.quantity.toLocaleString('en-IN');
    rows.push(typesetter.row([String(at + 1), code, product, variant, quantity, pack, note], 'regular'));
    if (at % sliceSize === sliceSize - 1) await nextTurn(signal);
  }
  const note = typesetter.hasPlaceholders() ? placeholderNote : '';
  const pages = paginate(rows, {
    firstTop: pdf.y + header.heightPt,
    top: marginPt + header.heightPt,
    bottom: pdf.page.height - pdf.page.margins.bottom,
    noteHeight: note === '' ? 0 : typesetter.lineHeightPt + 2 * cellPaddingPt,
  });
  let drawn = 0;
  for (const [at, page] of pages.entries()) {
    if (at > 0) pdf.addPage();
    drawRow(pdf, header, typesetter.lineHeightPt);
    for (const row of page) {
      drawRow(pdf, row, typesetter.lineHeightPt);
      drawn += 1;
      if (drawn % sliceSize === 0) await nextTurn(signal);
    }
    if (note !== '' && at === pages.length - 1) {
      setFace(pdf, 'regular').fillColor(colours.soft);
      pdf.text(note, marginPt, pdf.y + cellPaddingPt, { lineBreak: false });
    }
    drawFooter(pdf, letterhead, `Page ${at + 1} of ${pages.length}`);
  }
  pdf.end();
  return done;
}

async function nextTurn(signal: AbortSignal | undefined): Promise<void> {
  await yieldToEventLoop();
  signal?.throwIfAborted();
}

const setFace = (pdf: PDFKit.PDFDocument, face: Face) => pdf.font(face).fontSize(9);

function drawLetterhead(pdf: PDFKit.PDFDocument, letterhead: Letterhead, lineCount: number): void {
  pdf.font('strong').fontSize(16).fillColor(colours.ink).text(letterhead.firm);
  pdf.font('regular').fontSize(9).fillColor(colours.soft).text(letterhead.contact.join(' · '));
  pdf.moveDown(0.8);
  pdf.font('strong').fontSize(12).fillColor(colours.ink).text(fileTitle(letterhead));
  pdf
    .font('regular')
    .fontSize(9)
    .fillColor(colours.soft)
    .text(pluralise(lineCount, 'line', 'lines'));
  pdf.moveDown(0.8);
}

/** The part of pdfkit's font API that reports supported characters. */
interface FontFace {
  _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } };
}

/**
 * Creates a function that wraps texts in their cells. Measures each letter once, because the fonts
 * have no kerning.
 */
function createTypesetter(pdf: PDFKit.PDFDocument) {
  const widths: Readonly<Record<Face, Map<string, number>>> = { regular: new Map(), strong: new Map() };
  const shown = new Map<string, string>();
  let hasPlaceholders = false;
  setFace(pdf, 'regular');
  // oxlint-disable-next-line no-underscore-dangle
  const { font } = (pdf as unknown as FontFace)._font; // Missing in its types.
  const lineHeightPt = pdf.currentLineHeight(true);

  const showLetter = (letter: string): string => {
    const known = shown.get(letter);
    if (known !== undefined) return known;
    const text = /[\s\p{Cc}\p{Cs}]/u.test(letter)
      ? ' '
      : font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
        ? letter
        : placeholder;
    shown.set(letter, text);
    return text;
  };
  const showText = (text: string): string => {
    const letters = [...text].map((letter) => {
      const visible = showLetter(letter);
      hasPlaceholders ||= visible === placeholder && letter !== placeholder;
      return visible;
    });
    return letters.join('');
  };
  const measure = (face: Face, letter: string): number => {
    const known = widths[face].get(letter);
    if (known !== undefined) return known;
    const width = setFace(pdf, face).widthOfString(letter);
    widths[face].set(letter, width);
    return width;
  };

  return {
    lineHeightPt,
    /** Whether a character that the font lacks was replaced. */
    hasPlaceholders: () => hasPlaceholders,
    row(texts: readonly string[], face: Face): Row {
      const cells = texts.map((text, column) =>
        wrapText(showText(text), {
          widthPt: cellWidth(column),
          maxLines: maxCellLines,
          widthOf: (letter) => measure(face, letter),
          // A wrapped code would be read as two.
          breaksParts: column !== codeColumn,
        }),
      );
      const lineCount = Math.max(1, ...cells.map(({ length }) => length));
      return { face, cells, heightPt: lineCount * lineHeightPt + 2 * cellPaddingPt };
    },
  };
}

const codeColumn = fileTitles.indexOf('Ordering code');
const quantityColumn = fileTitles.indexOf('Quantity');
const cellWidth = (column: number) => (widthsPt[column] ?? 0) - 2 * cellPaddingPt;

interface PageBounds {
  /** Top of the rows on the first page and on the others. */
  firstTop: number;
  top: number;
  bottom: number;
  /** Height of the note after the last row. */
  noteHeight: number;
}

/** Distributes rows to pages. */
function paginate(
  rows: readonly Row[],
  { firstTop, top, bottom, noteHeight }: PageBounds,
): readonly (readonly Row[])[] {
  const pages: Row[][] = [[]];
  let y = firstTop;
  for (const [at, row] of rows.entries()) {
    const needed = row.heightPt + (at === rows.length - 1 ? noteHeight : 0);
    if (y + needed > bottom) {
      pages.push([]);
      y = top;
    }
    pages.at(-1)?.push(row);
    y += row.heightPt;
  }
  return pages;
}

function drawRow(pdf: PDFKit.PDFDocument, { face, cells, heightPt }: Row, lineHeightPt: number): void {
  const top = pdf.y;
  const width = pdf.page.width - 2 * marginPt;
  if (face === 'strong') pdf.rect(marginPt, top, width, heightPt).fill(colours.header);
  pdf
    .moveTo(marginPt, top + heightPt)
    .lineTo(marginPt + width, top + heightPt)
    .lineWidth(0.5)
    .strokeColor(colours.line)
    .stroke();
  setFace(pdf, face).fillColor(colours.ink);
  let left = marginPt;
  for (const [column, lines] of cells.entries()) {
    for (const [at, line] of lines.entries()) {
      const indent = column === quantityColumn ? cellWidth(column) - pdf.widthOfString(line) : 0;
      pdf.text(line, left + cellPaddingPt + indent, top + cellPaddingPt + at * lineHeightPt, {
        lineBreak: false,
      });
    }
    left += widthsPt[column] ?? 0;
  }
  pdf.x = marginPt;
  pdf.y = top + heightPt;
}

function drawFooter(pdf: PDFKit.PDFDocument, letterhead: Letterhead, page: string): void {
  pdf.font('regular').fontSize(8).fillColor(colours.soft);
  const top = pdf.page.height - marginPt;
  const right = pdf.page.width - marginPt - pdf.widthOfString(page);
  pdf.text(`${letterhead.firm}, ${fileTitle(letterhead)}`, marginPt, top, { lineBreak: false });
  pdf.text(page, right, top, { lineBreak: false });
}
