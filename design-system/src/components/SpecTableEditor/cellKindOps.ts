/**
 * What a cell looks like: words, a code such as M12, a number with or without its unit, or a range such as 3–6.5.
 * Null for an empty cell or a dash, which fit into any column.
 */
export type CellKind = 'words' | 'code' | 'number' | 'range' | null;

const blank = /^(?:[-–—―−*.…/]*|n\/?a)$/i;
const startsAsNumber = /^[([<>≤≥=~≈±Ø⌀ø+\-−–]* ?[\d.,]*\d/;
const secondNumber = /\d\D{0,6}(?:–|—|-|−|\.\.\.?|…|×|x|\*|\/|±|\bto\b|\bbis\b) ?[+\-−–]?[\d.,]*\d/i;

export function cellKind(text: string): CellKind {
  const cell = text.trim().replace(/\s+/g, ' ');
  if (blank.test(cell)) return null;
  if (!/\d/.test(cell)) return 'words';
  if (!startsAsNumber.test(cell)) return 'code';
  return secondNumber.test(cell) ? 'range' : 'number';
}

/** Whether a cell holds a figure: anything with a digit. */
export const hasFigure = (text: string) => /\d/.test(text);

/** Whether a cell is a number or a range, with or without its unit; a dash counts as a missing one. */
export function isFigure(text: string): boolean {
  const kind = cellKind(text);
  return kind === 'number' || kind === 'range' || kind === null;
}
