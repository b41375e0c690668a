import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { pluralise } from '@elvora/catalogue/operations';
import PDFDocument from 'pdfkit';
import { plainFonts } from './plainFonts.ts';
import { fileTitle, fileTitles, lineTexts, type QuoteListFile, type QuoteListHead } from './quoteListFile.ts';

const marginPt = 40;
const footerPt = 24;
const cellPaddingPt = 5;
/** Widths of the columns, of the 762 pt of a landscape page between the margins. */
const widthsPt = [32, 116, 214, 128, 62, 82, 128];
const colours = { ink: '#121f2e', soft: '#43505f', line: '#ced4db', header: '#f4f6f8' } as const;
/** Lines after which other requests are served. */
const sliceSize = 25;
/** A cell of more lines is cut: a row fits on a page. */
const maxCellHeightPt = 120;

/** Writes a quote list as a PDF: the firm's head, a table whose header repeats, and page numbers. */
export async function createQuoteListPdf({ head, items }: QuoteListFile): Promise<Buffer> {
  const day = new Date(`${head.day}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margins: { top: marginPt, bottom: marginPt + footerPt, left: marginPt, right: marginPt },
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: fileTitle(head), Author: head.firm, CreationDate: day, ModDate: day },
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

  drawHead(pdf, head, items.length);
  drawRow(pdf, [...fileTitles], { isHeader: true });
  for (const [at, item] of items.entries()) {
    const { code, product, variant, pack, note } = lineTexts(item);
    drawRow(pdf, [String(at + 1), code, product, variant, item.quantity.toLocaleString('en-IN'), pack, note]);
    if (at % sliceSize === sliceSize - 1) await yieldToEventLoop();
  }
  drawPageNumbers(pdf, head);
  pdf.end();
  return done;
}

function drawHead(pdf: PDFKit.PDFDocument, head: QuoteListHead, lineCount: number): void {
  pdf.font('strong').fontSize(16).fillColor(colours.ink).text(head.firm);
  pdf.font('regular').fontSize(9).fillColor(colours.soft).text(head.contact.join(' · '));
  pdf.moveDown(0.8);
  pdf.font('strong').fontSize(12).fillColor(colours.ink).text(fileTitle(head));
  pdf
    .font('regular')
    .fontSize(9)
    .fillColor(colours.soft)
    .text(pluralise(lineCount, 'line', 'lines'));
  pdf.moveDown(0.8);
}

function drawRow(pdf: PDFKit.PDFDocument, cells: readonly string[], { isHeader = false } = {}): void {
  const setFont = () => pdf.font(isHeader ? 'strong' : 'regular').fontSize(9);
  setFont();
  const texts = cells.map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, ' '));
  const heights = texts.map((text, column) =>
    text === '' ? 0 : pdf.heightOfString(text, { width: cellWidth(column) }),
  );
  const height = Math.min(maxCellHeightPt, Math.max(11, ...heights)) + 2 * cellPaddingPt;
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) {
    pdf.addPage();
    if (!isHeader) drawRow(pdf, [...fileTitles], { isHeader: true });
    setFont();
  }
  const top = pdf.y;
  const width = pdf.page.width - 2 * marginPt;
  if (isHeader) pdf.rect(marginPt, top, width, height).fill(colours.header);
  pdf
    .moveTo(marginPt, top + height)
    .lineTo(marginPt + width, top + height)
    .lineWidth(0.5)
    .strokeColor(colours.line)
    .stroke();
  pdf.fillColor(colours.ink);
  let left = marginPt;
  for (const [column, text] of texts.entries()) {
    if (text !== '') {
      pdf.text(text, left + cellPaddingPt, top + cellPaddingPt, {
        width: cellWidth(column),
        height: height - 2 * cellPaddingPt,
        ellipsis: true,
        align: column === quantityColumn ? 'right' : 'left',
      });
    }
    left += widthsPt[column] ?? 0;
  }
  pdf.x = marginPt;
  pdf.y = top + height;
}

const quantityColumn = fileTitles.indexOf('Quantity');
const cellWidth = (column: number) => (widthsPt[column] ?? 0) - 2 * cellPaddingPt;

function drawPageNumbers(pdf: PDFKit.PDFDocument, head: QuoteListHead): void {
  const { start, count } = pdf.bufferedPageRange();
  const footer = `${head.firm}, ${fileTitle(head)}`;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    // Below the bottom margin a text would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.font('regular').fontSize(8).fillColor(colours.soft);
    const top = pdf.page.height - marginPt;
    pdf.text(footer, marginPt, top, { lineBreak: false });
    pdf.text(`Page ${page + 1} of ${count}`, marginPt, top, { align: 'right', lineBreak: false });
  }
}
