import { columnKeys, isOrderingCodeHeader, readSpecification } from '@elvora/catalogue/operations';

/** What the search looks through, folded: compatibility forms, lower case, single spaces. */
export interface SearchFields {
  name: string;
  keyword: string;
  description: string;
  /** Ordering codes, one a line, with a line break before the first and after the last. */
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

/** Text as it is compared in a search: case, width and spacing of letters do not count. */
export const foldText = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

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
  // What cannot be read as a table can still be found.
  if (reading.status === 'invalid') return { codes: [], cells: [foldText(reading.raw)] };
  if (reading.status === 'none') return { codes: [], cells: [] };
  const { headers, rows } = reading.table;
  const found: { codes: string[]; cells: string[] } = { codes: [], cells: [] };
  columnKeys(reading.table).forEach((key, column) => {
    const isCode = isOrderingCodeHeader(headers[column] ?? '');
    for (const row of rows) {
      const cell = foldText(row[key] ?? '');
      if (cell !== '') found[isCode ? 'codes' : 'cells'].push(cell);
    }
  });
  return found;
}
