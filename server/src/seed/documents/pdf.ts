import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { DocumentContent } from '../content.ts';
import { brand, documentMeta } from './brand.ts';
import { drawTable, fontFaces, pageMarginPt } from './pdfTable.ts';

const fontPath = (file: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${file}`));

/** Creates a tagged PDF. */
export function createPdf(content: DocumentContent): Promise<Buffer> {
  const createdAt = new Date(`${content.uploadDate}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: pageMarginPt, bottom: pageMarginPt + 16, left: pageMarginPt, right: pageMarginPt },
    bufferPages: true,
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: content.name,
      Author: brand.name,
      Subject: `Version ${content.version}`,
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  pdf.registerFont(fontFaces.regular, fontPath('400Regular/Inter_400Regular.ttf'));
  pdf.registerFont(fontFaces.strong, fontPath('600SemiBold/Inter_600SemiBold.ttf'));

  const done = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });

  const width = pdf.page.width - 2 * pageMarginPt;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const tagged = (tag: string, draw: () => void) => void root.add(pdf.struct(tag, {}, draw));
  /** Starts a new page unless `height` points fit on this one; keeps headings with the text after them. */
  const keepTogether = (height: number) => {
    if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  };

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

  for (const { title, paragraphs, list, table } of content.sections) {
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
    for (const item of list) {
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
    if (table) drawTable(pdf, table, { width, tagged });
    pdf.moveDown(0.9);
  }

  keepTogether(48);
  tagged(
    'P',
    () =>
      void pdf
        .font(fontFaces.regular)
        .fontSize(8.5)
        .fillColor(brand.muted)
        .text(content.note, { lineGap: 2 }),
  );
  numberPages(pdf, content.name);
  pdf.end();
  return done;
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
