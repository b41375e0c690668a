import { parseHtmlTable } from './htmlTable.ts';
import { parsePastedText } from './specClipboardOps.ts';

/** What a clipboard holds, in the forms that are read here; '' for a form it has not. */
export interface PastedTexts {
  html: string;
  text: string;
}

/** The cells in a clipboard: those of its table, else those of its text; null when it has neither. */
export function parsePastedCells({ html, text }: PastedTexts): string[][] | null {
  return (html ? parseHtmlTable(html) : null) ?? (text === '' ? null : parsePastedText(text));
}
