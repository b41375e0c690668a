import { cellAt } from '@elvora/catalogue/model';
import { columnKeys, foldSearchText, readSizes, readSpecification } from '@elvora/catalogue/operations';

/** Searchable texts of a product, folded by `foldText`. */
export interface SearchFields {
  name: string;
  keyword: string;
  description: string;
  /** Codes of the sizes (D-56), one per line, with a leading and a trailing line break. */
  codes: string;
  /** All other cells of the table. */
  cells: string;
}

export interface SearchableProduct {
  name: string;
  keyword: string;
  description: string;
  data: string | null;
}

/**
 * Normalises text for comparison: `foldSearchText`, and single spaces; NUL, which PostgreSQL cannot store,
 * becomes a space.
 */
export const foldText = (text: string) =>
  foldSearchText(text)
    .replace(/[\s\0]+/g, ' ')
    .trim();

export function createSearchFields({ name, keyword, description, data }: SearchableProduct): SearchFields {
  const { codes, cells } = readCells(data);
  return {
    name: foldText(name),
    keyword: foldText(keyword),
    description: foldText(description),
    codes: codes.length === 0 ? '' : `\n${codes.join('\n')}\n`,
    cells: cells.join('\n'),
  };
}

function readCells(data: string | null): { codes: string[]; cells: string[] } {
  const reading = readSpecification(data);
  // An unreadable table stays searchable.
  if (reading.status === 'invalid') return { codes: [], cells: [foldText(reading.raw)] };
  if (reading.status === 'none') return { codes: [], cells: [] };
  const sizes = readSizes(reading);
  const codeCells = new Set(sizes.flatMap(({ cells }) => cells.map(({ row, column }) => `${row} ${column}`)));
  const cells: string[] = [];
  columnKeys(reading.table).forEach((key, column) => {
    reading.table.rows.forEach((row, index) => {
      const cell = codeCells.has(`${index} ${column}`) ? '' : foldText(cellAt(row, key));
      if (cell !== '') cells.push(cell);
    });
  });
  return { codes: sizes.map(({ code }) => foldText(code)), cells };
}
