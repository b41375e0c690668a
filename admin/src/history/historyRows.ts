import {
  cellAt,
  type FieldChange,
  isProductFlagField,
  productFieldByWireName,
  productFields,
} from '@elvora/catalogue/model';
import { readAcceptedIssues } from '@elvora/catalogue/contract';
import { columnKeys, readDrawing, readImageNames, readSpecification } from '@elvora/catalogue/operations';
import { drawingText } from '../products/drawingText.ts';
import { type TableCells, tableDiffText } from '../products/tableDiffText.ts';
import { texts } from '../texts.ts';

/** One side of a change, for display. */
export interface HistorySide {
  /** Null where there was no value. */
  text: string | null;
  /** Names of the pictures to show. */
  images: readonly string[];
}

export interface HistoryRow {
  label: string;
  before: HistorySide;
  after: HistorySide;
}

/** Converts the changes of a history entry from their wire format to labels, texts and pictures. */
export const historyRows = (changes: readonly FieldChange[]): HistoryRow[] =>
  changes.map(({ field, before, after }) => ({
    label: fieldLabel(field),
    before: toSide(field, before, after),
    after: toSide(field, after, before),
  }));

function fieldLabel(wireName: string): string {
  const productField = productFieldByWireName(wireName);
  return productField ? productFields[productField].label : (texts.history.fields[wireName] ?? wireName);
}

function toSide(field: string, value: string | null, other: string | null): HistorySide {
  const { products, categories } = texts;
  const productField = productFieldByWireName(field);
  const side = (text: string | null, images: readonly string[] = []) => ({ text, images });
  if (value === null) return side(null);
  if (productField && isProductFlagField(productField)) {
    return side(value === '1' ? products.yes : products.no);
  }
  switch (field) {
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
    case 'drawing':
      return side(drawingText(readDrawing(value)));
    case 'acceptedIssues':
      return side(acceptedIssuesText(value));
    case 'data':
      return side(specificationDiffText(value, other));
    default:
      return side(value);
  }
}

const acceptedIssuesText = (value: string) =>
  readAcceptedIssues(value)
    .map(({ kind, header }) => texts.tables.acceptedIssue(kind, header))
    .join('\n');

const noCells: TableCells = { headers: [], rows: [] };

function specificationDiffText(value: string, other: string | null): string {
  const cells = readCells(value);
  // Text that is not a table is shown unchanged.
  return cells ? tableDiffText(cells, readCells(other ?? '') ?? noCells) : value;
}

function readCells(data: string): TableCells | null {
  const reading = readSpecification(data);
  if (reading.status === 'invalid') return null;
  if (reading.status !== 'ready') return noCells;
  const { table } = reading;
  const keys = columnKeys(table);
  return { headers: table.headers, rows: table.rows.map((row) => keys.map((key) => cellAt(row, key))) };
}
