import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { DocumentContent } from '../content.ts';
import { brand, documentMeta } from './brand.ts';

type Section = DocumentContent['sections'][number];

/** Excel limits names of sheets to 31 characters and forbids these. */
export const sheetName = (title: string) =>
  title
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .trim();

/** Creates an Excel workbook with one sheet per section: paragraphs above the table, with empty cells to fill in. */
export async function createXlsx(content: DocumentContent): Promise<Buffer> {
  const sheets = content.sections.map((section, at) => ({
    sheet: sheetName(section.title),
    data: sheetData(content, section, at === content.sections.length - 1),
    columns: columnWidths(section).map((width) => ({ width })),
    orientation: 'landscape' as const,
  }));
  return writeXlsxFile(sheets).toBuffer();
}

function sheetData(
  content: DocumentContent,
  { title, paragraphs, list, table }: Section,
  isLast: boolean,
): SheetData {
  const cell = { borderColor: brand.line, borderStyle: 'thin', wrap: true, alignVertical: 'top' } as const;
  const header = { ...cell, fontWeight: 'bold', backgroundColor: brand.header } as const;
  return [
    [{ value: `${brand.name} · ${content.name}`, fontWeight: 'bold', fontSize: 14, textColor: brand.ink }],
    [{ value: `${title} · ${documentMeta(content)}`, textColor: brand.muted }],
    [],
    ...paragraphs.map((value) => [{ value, textColor: brand.soft }]),
    ...list.map((item) => [{ value: `– ${item}`, textColor: brand.soft }]),
    ...(table
      ? [
          [],
          table.headers.map((value) => ({ value, ...header })),
          ...table.rows.map((row) =>
            table.headers.map((_header, column) => ({ value: row[column] ?? '', ...cell })),
          ),
        ]
      : []),
    ...(isLast ? [[], [{ value: content.note, textColor: brand.muted }]] : []),
  ];
}

/** Widths in characters, from the longest text, between 12 and 48. */
function columnWidths({ table }: Section): number[] {
  if (!table) return [100];
  return table.headers.map((header, column) => {
    const longest = Math.max(header.length, ...table.rows.map((row) => row[column]?.length ?? 0));
    return Math.min(48, Math.max(12, longest + 2));
  });
}
