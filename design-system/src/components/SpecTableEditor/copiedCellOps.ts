const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Cells as an HTML table, the form in which word processors take them. */
export function toHtmlTable(cells: readonly (readonly string[])[]): string {
  const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
  const line = (row: readonly string[]) =>
    `<tr>${row.map((text) => `<td>${escaped(text).replaceAll('\n', '<br>')}</td>`).join('')}</tr>`;
  return `<table>${cells.map(line).join('')}</table>`;
}
