import type { ClipboardEvent } from 'react';
import { toHtmlTable, toTabSeparated } from './copiedCellOps.ts';
import { writeClipboard } from './systemClipboard.ts';
import type { SpecTableController } from './useSpecTable.ts';

function selectionTexts(table: SpecTableController) {
  const cells = table.selectedCells();
  return {
    text: toTabSeparated(cells),
    html: toHtmlTable(cells),
    count: cells.length * (cells[0]?.length ?? 0),
  };
}

/** Writes the selected cells to the clipboard and returns their number. */
export function copySelection(table: SpecTableController, event: ClipboardEvent): number {
  const { text, html, count } = selectionTexts(table);
  event.clipboardData.setData('text/plain', text);
  event.clipboardData.setData('text/html', html);
  event.preventDefault();
  return count;
}

/** Writes the selected cells after a press; `onDone` only when they are in the clipboard. */
export async function pressCopy(table: SpecTableController, onDone: (count: number) => void): Promise<void> {
  const { count, ...texts } = selectionTexts(table);
  if (await writeClipboard(texts)) onDone(count);
  else table.announce(table.labels.announcements.notCopied);
}
