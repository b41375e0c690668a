/** Formats cells as tab-separated text for spreadsheets; cells with tabs, line breaks or quotes are quoted. */
export function toTabSeparated(cells: readonly (readonly string[])[]): string {
  return cells.map((line) => line.map(quoteCell).join('\t')).join('\n');
}

const quoteCell = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Formats cells as an HTML table, for word processors. */
export function toHtmlTable(cells: readonly (readonly string[])[]): string {
  const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
  const line = (row: readonly string[]) =>
    `<tr>${row.map((text) => `<td>${escaped(text).replaceAll('\n', '<br>')}</td>`).join('')}</tr>`;
  return `<table>${cells.map(line).join('')}</table>`;
}
