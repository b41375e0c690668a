import type { FinderResult } from '@elvora/catalogue/contract';
import { notify } from '../toasts/toasts.ts';

/** Tabs and line breaks would start another cell. */
const cellText = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Keeps a cell from being read as a formula. */
const safeCell = (text: string) => (/^[=+@]|^-(?!\d)/.test(text) ? `'${text}` : text);

/** Formats the sizes of a page as tab-separated lines, which spreadsheets accept. */
export function tableText({ columns, rows, rowProducts }: FinderResult): string {
  const names = new Map(rowProducts.map(({ id, name }) => [id, name]));
  const titles = columns.map(({ name, unit }) => (unit === '' ? name : `${name} (${unit})`));
  const lines = rows.map(({ productId, size }) => [
    size.code,
    names.get(productId) ?? '',
    ...size.cells.map((cell) => cell?.text ?? ''),
  ]);
  return [['Ordering code', 'Product', ...titles], ...lines]
    .map((cells) => cells.map((cell) => safeCell(cellText(cell))).join('\t'))
    .join('\n');
}

/** Copies the sizes on a page to the clipboard and shows a toast. */
export async function copyTable(result: FinderResult): Promise<void> {
  try {
    await navigator.clipboard.writeText(tableText(result));
    const text = `${result.rows.length} rows of this page, for a spreadsheet.`;
    await notify({ tone: 'success', title: 'Table copied', text });
  } catch (cause) {
    console.warn('The clipboard is not available.', cause);
    await notify({ tone: 'danger', title: 'Not copied', text: 'This browser does not allow copying.' });
  }
}
