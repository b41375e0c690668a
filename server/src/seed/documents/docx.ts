import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { DocumentContent } from '../content.ts';
import { brand, documentMeta } from './brand.ts';

const colour = (hex: string) => hex.slice(1);

const line = (text: string, run: { size: number; color: string; bold?: boolean }) =>
  new TextRun({ text, ...run, color: colour(run.color) });

/** Creates a Word document with semantic headings, lists, and tables that repeat their header on each page. */
export async function createDocx(content: DocumentContent): Promise<Buffer> {
  const indent = { left: 360, hanging: 260 };
  const document = new Document({
    title: content.name,
    creator: brand.name,
    description: `Version ${content.version}`,
    styles: { default: { document: { run: { font: 'Calibri', size: 21, color: colour(brand.soft) } } } },
    numbering: {
      config: [
        {
          reference: 'list',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '–',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent } },
            },
          ],
        },
      ],
    },
    sections: [{ footers: { default: footer(content.name) }, children: body(content) }],
  });
  return Packer.toBuffer(document);
}

function body(content: DocumentContent): (Paragraph | Table)[] {
  return [
    new Paragraph({
      spacing: { after: 200 },
      children: [line(brand.name, { bold: true, color: brand.blue, size: 20 })],
    }),
    heading(content.name, HeadingLevel.TITLE, 44),
    new Paragraph({
      spacing: { after: 320 },
      children: [line(documentMeta(content), { size: 19, color: brand.muted })],
    }),
    ...content.sections.flatMap(({ title, paragraphs, list, table }) => [
      heading(title, HeadingLevel.HEADING_1, 27),
      ...paragraphs.map((text) => new Paragraph({ text, spacing: { after: 140 } })),
      ...list.map(
        (text) => new Paragraph({ text, numbering: { reference: 'list', level: 0 }, spacing: { after: 60 } }),
      ),
      ...(table ? [createTable(table), new Paragraph({ text: '' })] : []),
    ]),
    new Paragraph({
      spacing: { before: 320 },
      children: [line(content.note, { size: 17, color: brand.muted })],
    }),
  ];
}

function footer(name: string): Footer {
  return new Footer({
    children: [
      new Paragraph({
        children: [
          line(`${brand.name} · ${name} · `, { size: 16, color: brand.muted }),
          new TextRun({
            children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
            size: 16,
            color: colour(brand.muted),
          }),
        ],
      }),
    ],
  });
}

function heading(
  text: string,
  level: (typeof HeadingLevel)[keyof typeof HeadingLevel],
  size: number,
): Paragraph {
  return new Paragraph({
    heading: level,
    keepNext: true,
    spacing: { before: 240, after: 120 },
    children: [new TextRun({ text, bold: true, size, color: colour(brand.ink), font: 'Calibri' })],
  });
}

function createTable({ headers, rows }: { headers: string[]; rows: string[][] }): Table {
  const rule = { style: BorderStyle.SINGLE, size: 4, color: colour(brand.line) };
  const cell = (text: string, isHeader: boolean) =>
    new TableCell({
      margins: { top: 60, bottom: 60, left: 90, right: 90 },
      ...(isHeader ? { shading: { type: ShadingType.CLEAR, fill: colour(brand.header) } } : {}),
      children: [new Paragraph({ children: [new TextRun({ text, bold: isHeader, size: 19 })] })],
    });
  const row = (cells: readonly string[], isHeader: boolean) =>
    new TableRow({
      tableHeader: isHeader,
      cantSplit: true,
      children: headers.map((_header, column) => cell(cells[column] ?? '', isHeader)),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      top: rule,
      bottom: rule,
      left: rule,
      right: rule,
      insideHorizontal: rule,
      insideVertical: rule,
    },
    rows: [row(headers, true), ...rows.map((cells) => row(cells, false))],
  });
}
