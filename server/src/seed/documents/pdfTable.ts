import { brand } from './brand.ts';

/** Page margin in points. */
export const pageMarginPt = 56;

/** Names of the registered typefaces. */
export const fontFaces = { regular: 'regular', strong: 'strong' } as const;

const cellPadding = 6;
const lineGap = 1.5;

interface TableLayout {
  width: number;
  tagged: (tag: string, draw: () => void) => void;
}

/** Draws a table with a header that repeats on each page and rows that do not break across pages. */
export function drawTable(
  pdf: PDFKit.PDFDocument,
  { headers, rows }: { headers: string[]; rows: string[][] },
  { width, tagged }: TableLayout,
): void {
  const widths = columnWidths(headers, rows, width);
  const heightOf = (cells: readonly string[]) => {
    const heights = cells.map((text, column) =>
      pdf.heightOfString(text || ' ', { width: (widths[column] ?? 0) - 2 * cellPadding, lineGap }),
    );
    return Math.max(12, ...heights) + 2 * cellPadding;
  };

  const drawRow = (cells: readonly string[], isHeader: boolean) => {
    const face = isHeader ? fontFaces.strong : fontFaces.regular;
    const height = heightOf(cells);
    pdf.font(face).fontSize(9);
    if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) {
      pdf.addPage();
      if (!isHeader) drawRow(headers, true);
      pdf.font(face).fontSize(9);
    }
    const top = pdf.y;
    pdf.markContent('Artifact');
    if (isHeader) pdf.rect(pageMarginPt, top, width, height).fill(brand.header);
    pdf.moveTo(pageMarginPt, top + height).lineTo(pageMarginPt + width, top + height);
    pdf.lineWidth(0.5).strokeColor(brand.line).stroke();
    pdf.endMarkedContent();
    tagged('P', () => {
      let left = pageMarginPt;
      pdf.fillColor(isHeader ? brand.ink : brand.soft);
      cells.forEach((text, column) => {
        const cellWidth = widths[column] ?? 0;
        if (text)
          pdf.text(text, left + cellPadding, top + cellPadding, {
            width: cellWidth - 2 * cellPadding,
            lineGap,
          });
        left += cellWidth;
      });
    });
    pdf.x = pageMarginPt;
    pdf.y = top + height;
  };

  pdf.font(fontFaces.strong).fontSize(9);
  drawRow(headers, true);
  for (const row of rows)
    drawRow(
      headers.map((_header, column) => row[column] ?? ''),
      false,
    );
}

/** Distributes the width by the lengths of the texts; no column gets less than a third of an equal share. */
function columnWidths(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): number[] {
  const lengths = headers.map((header, column) =>
    Math.min(60, Math.max(header.length, ...rows.map((row) => row[column]?.length ?? 0), 6)),
  );
  const sum = lengths.reduce((total, length) => total + length, 0);
  const minWidth = width / headers.length / 3;
  const spare = width - minWidth * headers.length;
  return lengths.map((length) => minWidth + (spare * length) / sum);
}
