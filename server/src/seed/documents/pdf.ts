import type { DocumentContent } from '../content.ts';
import { brand, documentMeta } from './brand.ts';
import { drawTable, fontFaces, pageMarginPt } from './pdfTable.ts';
import { createTaggedPdf, type TaggedPdf } from './taggedPdf.ts';

/** Creates a tagged PDF. */
export function createPdf(content: DocumentContent): Promise<Buffer> {
  const document = createTaggedPdf(content);
  drawTitle(document, content);
  for (const section of content.sections) drawSection(document, section);
  drawNote(document, content.note);
  numberPages(document.pdf, content.name);
  document.pdf.end();
  return document.bytes;
}

/** Draws the brand, the title and the line under it, and a rule below. */
function drawTitle({ pdf, width, tagged }: TaggedPdf, content: DocumentContent): void {
  tagged(
    'P',
    () =>
      void pdf
        .font(fontFaces.strong)
        .fontSize(10)
        .fillColor(brand.blue)
        .text(brand.name, { characterSpacing: 0.6 }),
  );
  pdf.moveDown(1.2);
  tagged(
    'H1',
    () =>
      void pdf.font(fontFaces.strong).fontSize(24).fillColor(brand.ink).text(content.name, { lineGap: 2 }),
  );
  pdf.moveDown(0.4);
  tagged(
    'P',
    () => void pdf.font(fontFaces.regular).fontSize(9.5).fillColor(brand.muted).text(documentMeta(content)),
  );
  pdf.moveDown(0.8);
  pdf.markContent('Artifact');
  pdf
    .moveTo(pageMarginPt, pdf.y)
    .lineTo(pageMarginPt + width, pdf.y)
    .lineWidth(0.75)
    .strokeColor(brand.line)
    .stroke();
  pdf.endMarkedContent();
  pdf.moveDown(1);
}

function drawSection(
  document: TaggedPdf,
  { title, paragraphs, list, table }: DocumentContent['sections'][number],
): void {
  const { pdf, width, tagged, keepTogether } = document;
  keepTogether(72);
  tagged('H2', () => void pdf.font(fontFaces.strong).fontSize(13).fillColor(brand.ink).text(title));
  pdf.moveDown(0.4);
  for (const paragraph of paragraphs) {
    tagged(
      'P',
      () =>
        void pdf.font(fontFaces.regular).fontSize(10).fillColor(brand.soft).text(paragraph, { lineGap: 3 }),
    );
    pdf.moveDown(0.6);
  }
  for (const item of list) drawListItem(document, item);
  if (table) drawTable(pdf, table, { width, tagged });
  pdf.moveDown(0.9);
}

function drawListItem({ pdf, width, tagged, keepTogether }: TaggedPdf, item: string): void {
  pdf.font(fontFaces.regular).fontSize(10);
  keepTogether(pdf.heightOfString(item, { width: width - 16, lineGap: 3 }));
  const top = pdf.y;
  tagged('P', () => {
    pdf.fillColor(brand.blue).text('–', pageMarginPt + 2, top, { width: 12 });
    pdf.fillColor(brand.soft).text(item, pageMarginPt + 16, top, { width: width - 16, lineGap: 3 });
  });
  pdf.x = pageMarginPt;
  pdf.moveDown(0.25);
}

function drawNote({ pdf, tagged, keepTogether }: TaggedPdf, note: string): void {
  keepTogether(48);
  tagged(
    'P',
    () => void pdf.font(fontFaces.regular).fontSize(8.5).fillColor(brand.muted).text(note, { lineGap: 2 }),
  );
}

function numberPages(pdf: PDFKit.PDFDocument, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // The footer is below the bottom margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    const line = pdf.page.height - 44;
    pdf.markContent('Artifact');
    pdf.font(fontFaces.regular).fontSize(8).fillColor(brand.muted);
    pdf.text(`${brand.name} · ${title}`, pageMarginPt, line, { lineBreak: false });
    pdf.text(`${page + 1} / ${count}`, pdf.page.width - pageMarginPt - 60, line, {
      width: 60,
      align: 'right',
      lineBreak: false,
    });
    pdf.endMarkedContent();
  }
}
