import { type ClipboardEvent, useState } from 'react';
import { copySelection, pressCopy } from './copySelection.ts';
import type { ClipboardTexts } from './parsePastedBlock.ts';
import { readClipboard } from './systemClipboard.ts';
import { type GridPasteOptions, pasteIntoField, useGridPaste } from './useGridPaste.ts';

/** Text that may lose its superscripts and subscripts as plain text. */
const shiftedText = /<su[bp]\b|vertical-align/i;

/** Copy, cut and paste of cells, in the formats of spreadsheets, word processors, PDF text, CSV and Markdown. */
export function useGridClipboard(options: GridPasteOptions) {
  const { table } = options;
  const [isAsking, setAsking] = useState(false);
  const { parseAndPaste, pasteHere, ...pasting } = useGridPaste(options);

  return {
    ...pasting,
    /** Whether a button was denied clipboard access: ask the user to paste, and pass the text to `pasteTexts`. */
    isAsking,
    stopAsking: () => setAsking(false),
    pasteTexts(texts: ClipboardTexts) {
      setAsking(false);
      if (texts.html !== '' || texts.text !== '') pasteHere(texts);
    },
    actions: {
      copy: () => void pressCopy(table, (count) => table.announce(table.labels.announcements.copied(count))),
      cut: () => void pressCopy(table, table.clear),
      paste() {
        const { range } = table;
        void readClipboard().then((texts) => (texts ? parseAndPaste(texts, range) : setAsking(true)));
      },
    },
    handlers: {
      onCopy(event: ClipboardEvent) {
        if (fieldOf(event)) return;
        table.announce(table.labels.announcements.copied(copySelection(table, event)));
      },
      onCut(event: ClipboardEvent) {
        if (fieldOf(event)) return;
        copySelection(table, event);
        table.clear();
      },
      onPaste(event: ClipboardEvent) {
        if (table.isReadOnly) return;
        const html = event.clipboardData.getData('text/html');
        const text = event.clipboardData.getData('text/plain');
        const field = fieldOf(event);
        if ((html === '' && text === '') || (field && !shiftedText.test(html))) return;
        event.preventDefault();
        // While a cell is edited, a paste is text for its field.
        if (field) {
          void pasteIntoField(field, { html, text });
          return;
        }
        void parseAndPaste({ html, text }, table.range);
      },
    },
  };
}

const fieldOf = ({ target }: ClipboardEvent) => (target instanceof HTMLTextAreaElement ? target : null);

export type GridClipboard = ReturnType<typeof useGridClipboard>;
