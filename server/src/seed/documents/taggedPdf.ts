import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { DocumentContent } from '../content.ts';
import { brand } from './brand.ts';
import { fontFaces, pageMarginPt } from './pdfTable.ts';

const fontPath = (file: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${file}`));

/** A tagged PDF of A4 pages, to which text is added from top to bottom. */
export interface TaggedPdf {
  pdf: PDFKit.PDFDocument;
  /** Width of the text in points. */
  width: number;
  /** Draws an element of the structure tree that assistive technology reads. */
  tagged: (tag: string, draw: () => void) => void;
  /** Starts a new page unless `height` points fit on this one; keeps headings with the text after them. */
  keepTogether: (height: number) => void;
  /** Resolves to the file once the document has ended. */
  bytes: Promise<Buffer>;
}

/** Creates an empty document with its properties and fonts. */
export function createTaggedPdf(content: DocumentContent): TaggedPdf {
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

  const bytes = collectBytes(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return {
    pdf,
    width: pdf.page.width - 2 * pageMarginPt,
    tagged: (tag, draw) => void root.add(pdf.struct(tag, {}, draw)),
    keepTogether(height) {
      if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
    },
    bytes,
  };
}

function collectBytes(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
