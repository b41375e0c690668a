import {
  cellOf,
  columnKeys,
  foldSearchText,
  isOrderingCodeHeader,
  readSpecification,
} from '@elvora/catalogue/operations';

/** Searchable texts of a product, folded by `foldText`. */
export interface SearchFields {
  name: string;
  keyword: string;
  description: string;
  /** Ordering codes, one per line, with a leading and a trailing line break. */
  codes: string;
  /** All other cells. */
  cells: string;
}

export interface SearchableProduct {
  name: string;
  keyword: string;
  description: string;
  data: string | null;
}

/** Normalises text for comparison: `foldSearchText`, and single spaces. */
export const foldText = (text: string) => foldSearchText(text).replace(/\s+/g, ' ').trim();

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
  const { headers, rows } = reading.table;
  const texts: { codes: string[]; cells: string[] } = { codes: [], cells: [] };
  columnKeys(reading.table).forEach((key, column) => {
    const isCode = isOrderingCodeHeader(headers[column] ?? '');
    for (const row of rows) {
      const cell = foldText(cellOf(row, key));
      if (cell !== '') texts[isCode ? 'codes' : 'cells'].push(cell);
    }
  });
  return texts;
}
