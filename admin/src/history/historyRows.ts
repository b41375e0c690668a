import type { FieldChange } from '@elvora/catalogue/model';
import { columnKeys, readImageNames, readSpecification } from '@elvora/catalogue/operations';
import { type TableCells, tableDiffText } from '../products/tableDiffText.ts';
import { texts } from '../texts.ts';

/** One side of a change as people read it. */
export interface HistorySide {
  /** Null where there was nothing. */
  text: string | null;
  /** Names of the pictures it is about. */
  images: readonly string[];
}

export interface HistoryRow {
  label: string;
  before: HistorySide;
  after: HistorySide;
}

/** What an entry of the history changed: in words and pictures instead of what travels on the wire. */
export const historyRows = (changes: readonly FieldChange[]): HistoryRow[] =>
  changes.map(({ field, before, after }) => ({
    label: texts.history.fields[field] ?? field,
    before: toSide(field, before, after),
    after: toSide(field, after, before),
  }));

function toSide(field: string, value: string | null, other: string | null): HistorySide {
  const { products, categories } = texts;
  const side = (text: string | null, images: readonly string[] = []) => ({ text, images });
  if (value === null) return side(null);
  switch (field) {
    case 'bestseller':
    case 'trending':
      return side(value === '1' ? products.yes : products.no);
    case 'cactive':
      return side(value === '1' ? categories.active : categories.inactive);
    case 'cparentname':
      return side(value === '' ? categories.noParent : value);
    case 'cimage':
      return side(value, readImageNames(value));
    case 'images': {
      const names = readImageNames(value);
      return side(products.imageCount(names.length), names);
    }
    case 'data':
      return side(specificationDiffText(value, other));
    default:
      return side(value);
  }
}

const noCells: TableCells = { headers: [], rows: [] };

function specificationDiffText(value: string, other: string | null): string {
  const cells = readCells(value);
  // What cannot be read is shown as it is.
  return cells ? tableDiffText(cells, readCells(other ?? '') ?? noCells) : value;
}

function readCells(data: string): TableCells | null {
  const reading = readSpecification(data);
  if (reading.status === 'invalid') return null;
  if (reading.status !== 'ready') return noCells;
  const { table } = reading;
  const keys = columnKeys(table);
  return { headers: table.headers, rows: table.rows.map((row) => keys.map((key) => row[key] ?? '')) };
}
