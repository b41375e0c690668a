import { brand } from './brand.ts';

/** White edge of a page in points. */
export const pageMarginPt = 56;

/** Names of the registered typefaces. */
export const fontFaces = { regular: 'regular', strong: 'strong' } as const;

const cellPadding = 6;
const lineGap = 1.5;

interface TableLayout {
  width: number;
  tagged: (tag: string, draw: () => void) => void;
}

/** Rules, a tinted head that comes again on each page, rows that are never cut. */
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

  const drawRow = (cells: readonly string[], isHead: boolean) => {
    const face = isHead ? fontFaces.strong : fontFaces.regular;
    const height = heightOf(cells);
    pdf.font(face).fontSize(9);
    if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) {
      pdf.addPage();
      if (!isHead) drawRow(headers, true);
      pdf.font(face).fontSize(9);
    }
    const top = pdf.y;
    pdf.markContent('Artifact');
    if (isHead) pdf.rect(pageMarginPt, top, width, height).fill(brand.head);
    pdf.moveTo(pageMarginPt, top + height).lineTo(pageMarginPt + width, top + height);
    pdf.lineWidth(0.5).strokeColor(brand.line).stroke();
    pdf.endMarkedContent();
    tagged('P', () => {
      let left = pageMarginPt;
      pdf.fillColor(isHead ? brand.ink : brand.soft);
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

/** Columns share the width by the length of what stands in them; none gets less than a third of an equal share. */
function columnWidths(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): number[] {
  const lengths = headers.map((header, column) =>
    Math.min(60, Math.max(header.length, ...rows.map((row) => row[column]?.length ?? 0), 6)),
  );
  const sum = lengths.reduce((total, length) => total + length, 0);
  const least = width / headers.length / 3;
  const spare = width - least * headers.length;
  return lengths.map((length) => least + (spare * length) / sum);
}
