import { parseHtmlTable } from './htmlTable.ts';
import { parsePastedText } from './specClipboardOps.ts';

/** Clipboard data as `text/html` and `text/plain`; '' for a missing format. */
export interface PastedTexts {
  html: string;
  text: string;
}

/** Parses clipboard data: its HTML table, otherwise its text; null when it has neither. */
export function parsePastedCells({ html, text }: PastedTexts): string[][] | null {
  return (html ? parseHtmlTable(html) : null) ?? (text === '' ? null : parsePastedText(text));
}
