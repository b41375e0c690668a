/** Clipboard content of a program, and the cells that pasting it yields. */
export interface Clip {
  /** Program, and what was copied. */
  from: string;
  /**
   * Origin of the sample. All are `written` by hand after the documented or observed format of the program;
   * none is a capture.
   */
  source: `written: ${string}`;
  html?: string;
  text?: string;
  cells: readonly (readonly string[])[];
}

/** The table that most samples hold. */
export const glands = [
  ['Size', 'Range (mm)', 'Spanner'],
  ['M12', '3–6.5', '15'],
  ['M16', '4.5–10', '20'],
] as const;

/** Joins the cells of the sample table in a format of text. */
export const joined = (between: string, end = '\n') => glands.map((row) => row.join(between)).join(end);

/** Writes the sample table as the rows of an HTML table. */
export function htmlRows(cell: (text: string, row: number) => string, row = '<tr>'): string {
  return glands.map((cells, at) => `${row}${cells.map((text) => cell(text, at)).join('')}</tr>`).join('\n');
}

/** The frame of the HTML clipboard format of Windows. */
export const fragment = (html: string) =>
  `<html><body>\r\n<!--StartFragment-->${html}<!--EndFragment-->\r\n</body></html>`;
