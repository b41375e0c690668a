export interface PasteListLabels {
  title: string;
  advice: string;
  lines: string;
  lineCount: (count: number) => string;
  preview: string;
  file: string;
  clear: string;
  cancel: string;
  add: (count: number) => string;
  found: string;
  choose: (count: number) => string;
  /** Last choice of an ambiguous line. */
  keepAsText: (choiceCount: number) => string;
  text: string;
  textHint: string;
  looking: string;
  /** State of a line whose lookup failed. */
  failed: string;
  /** Counts above the preview. */
  foundCount: (count: number) => string;
  chooseCount: (count: number) => string;
  textCount: (count: number) => string;
  lineNumbers: (numbers: readonly number[]) => string;
  addedUp: string;
  quantityRefused: (typed: readonly string[]) => string;
  /** Button that shows more rows of the preview; states how many, and how many remain. */
  showMore: (count: number, hidden: number) => string;
  quantity: (name: string) => string;
  choices: (name: string) => string;
}

const lines = (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en-IN')} lines`);

export const pasteListLabels: PasteListLabels = {
  title: 'Paste a list',
  advice: 'From Excel, an email or a PDF: one line per article, with the quantity before or after the code.',
  lines: 'Your lines',
  lineCount: lines,
  preview: 'Preview',
  file: 'CSV or XLSX file',
  clear: 'Clear',
  cancel: 'Cancel',
  add: (count) => `Add ${lines(count)}`,
  found: 'Found',
  choose: (count) => (count === 1 ? 'Is it this one?' : `Choose one of ${count}`),
  keepAsText: (choiceCount) => (choiceCount === 1 ? 'No, keep it as text' : 'None of these, keep it as text'),
  text: 'Not found, kept as text',
  textHint: 'The dealer reads this line as you wrote it.',
  looking: 'Looking up…',
  failed: 'Could not be looked up',
  foundCount: (count) => `${count} found`,
  chooseCount: (count) => `${count} to choose`,
  textCount: (count) => `${count} kept as text`,
  lineNumbers: (numbers) => (numbers.length === 1 ? `Line ${numbers[0]}` : `Lines ${numbers.join(', ')}`),
  addedUp: 'added up',
  quantityRefused: (typed) =>
    typed.length === 1
      ? `Quantity “${typed[0]}” not understood; 1 is taken`
      : `Quantities ${typed.map((text) => `“${text}”`).join(', ')} not understood; 1 is taken for each`,
  showMore: (count, hidden) =>
    count === hidden ? `Show ${count} more` : `Show ${count} of ${hidden.toLocaleString('en-IN')} more`,
  quantity: (name) => `Quantity of ${name}`,
  choices: (name) => `Article for ${name}`,
};
