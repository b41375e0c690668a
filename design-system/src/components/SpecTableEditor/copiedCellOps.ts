/**
 * Rows of cells as tab-separated text, the form every spreadsheet takes: cells with tabs, line breaks or quotes are
 * quoted, quotes are doubled.
 */
export function toTabSeparated(cells: readonly (readonly string[])[]): string {
  return cells.map((line) => line.map(quotedCell).join('\t')).join('\n');
}

const quotedCell = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Cells as an HTML table, the form in which word processors take them. */
export function toHtmlTable(cells: readonly (readonly string[])[]): string {
  const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
  const line = (row: readonly string[]) =>
    `<tr>${row.map((text) => `<td>${escaped(text).replaceAll('\n', '<br>')}</td>`).join('')}</tr>`;
  return `<table>${cells.map(line).join('')}</table>`;
}
