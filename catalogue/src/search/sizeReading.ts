import type { ParsedSpecification } from '../model/specification.ts';
import { tableBounds } from '../model/specification.ts';
import { readSizes } from '../operations/productSizes.ts';
import { type ColumnTitle, readTitle } from '../properties/columnTitle.ts';
import { findUnit } from '../properties/dimension.ts';
import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import { findProperty, propertyByKey, type ReadValue, type ValueKind } from '../properties/readProperty.ts';
import { createCellReader } from '../properties/tableProperties.ts';
import { storedValue } from './storedValue.ts';
import { readCounts } from './textProperties.ts';

/**
 * Version of the parser output (`readSizeValues` and `sizeFacts`). Increment it when either changes, so that
 * stored readings are recomputed.
 */
export const readerVersion = 11;

/** A value of a cell: the key of its property, its value table, and its numbers or its text. */
export interface CellValue {
  key: string;
  table: string;
  numbers: readonly number[];
  /** Only in the table `text`. */
  text: string;
}

/** A non-blank cell of a size with its values. The variant from a code column has no title. */
export interface ReadCell {
  title: string;
  text: string;
  values: readonly CellValue[];
}

/** A size with its parsed cells. */
export interface SizeReading {
  code: string;
  cells: readonly ReadCell[];
}

/** Maximum number of characters of a cell that are stored and parsed; longer texts are notes. */
const maxCellLength = 500;
const maxValueLength = 200;
/** Longer texts are not offered as values. */
const maxTextValueLength = 40;
/** Number of titles whose cells a reader caches. */
const maxTitles = 5000;

/** Yields the sizes of a table one by one, so that other work can run in between. */
export type SizeReader = (specification: ParsedSpecification) => Generator<SizeReading>;

/** Creates a reader, which parses equal cells under equal titles once. */
export function createSizeReader(): SizeReader {
  const readers = new Map<string, (cell: string) => readonly CellValue[]>();
  const readerOf = (title: string) => {
    const known = readers.get(title);
    if (known) return known;
    if (readers.size >= maxTitles) readers.clear();
    const added = createValueReader(readTitle(title));
    readers.set(title, added);
    return added;
  };
  const readCell = (title: string, text: string): ReadCell => {
    const cell = text.slice(0, maxCellLength);
    return { title, text: cell, values: readerOf(title)(cell.slice(0, maxValueLength)) };
  };
  return function* readSizeValues(specification) {
    let cells = 0;
    for (const { code, variants, values } of readSizes(specification).slice(0, tableBounds.rows)) {
      cells += values.length;
      if (cells > tableBounds.cells) return;
      yield {
        code,
        cells: [...variants.map((text) => ({ title: '', text })), ...values].map(({ title, text }) =>
          readCell(title, text),
        ),
      };
    }
  };
}

/** Number of cells per title that a reader caches. */
const maxCells = 2000;

function createValueReader(title: ColumnTitle): (cell: string) => readonly CellValue[] {
  const known = new Map<string, readonly CellValue[]>();
  const ratedAt = title.conditions.find(({ dimension }) => dimension === 'voltage')?.max ?? Number.NaN;
  return (cell) => {
    const before = known.get(cell);
    if (before) return before;
    if (known.size >= maxCells) known.clear();
    const { properties } = createCellReader(title)(cell);
    const isText = properties.every(({ value }) => value.kind === 'text');
    const others = isText ? readCounts(cell) : readChoices(cell, title, properties);
    const values = [...properties, ...readSides(title, properties), ...others].flatMap((each) =>
      cellValue(each, ratedAt),
    );
    known.set(cell, values);
    return values;
  };
}

/** A title that consists of its sides alone: 'Width × height', but not 'Mounting plate H × W'. */
const sidesTitle = /^(?:(?:size|dimensions?|outline) )?\p{L}+(?: ?[×x*] ?\p{L}+)+$/u;

/** Returns the sides of an extent that its title names: 15 of '35 × 15' under 'Width × height' is a height. */
function readSides({ label, sides }: ColumnTitle, properties: readonly ReadValue[]): ReadValue[] {
  if (sides.length === 0 || !sidesTitle.test(label)) return [];
  return properties.flatMap(({ value }) => {
    if (value.kind !== 'extent' || value.sides.length !== sides.length) return [];
    return sides.flatMap((side, at): ReadValue[] => {
      const property = propertyByKey(`${side}Side`);
      const length = value.sides[at];
      return property && length !== undefined
        ? [{ property, value: { kind: 'quantity', dimension: 'length', min: length, max: length } }]
        : [];
    });
  });
}

/**
 * Returns the text of a cell that contains more than quantities and whose title has no definition: 'Shunt
 * trip, 24 V' is chosen among accessories by its text, regardless of voltage, and '20' next to '20S' is the
 * name of a size.
 */
function readChoices(cell: string, title: ColumnTitle, properties: readonly ReadValue[]): ReadValue[] {
  const quantities = properties.filter(
    ({ property, value }) => value.kind === 'quantity' && propertyByKey(property.key) === null,
  );
  const isChoice = quantities.some(
    ({ value }) => hasWords(cell) || (value.kind === 'quantity' && value.dimension === 'number'),
  );
  const text = cell.replace(/\s+/g, ' ');
  return isChoice ? [{ property: findProperty(title, 'text'), value: { kind: 'text', text } }] : [];
}

const limitWords: ReadonlySet<string> = new Set(['max', 'min', 'and', 'per', 'approx']);

const hasWords = (cell: string) =>
  (cell.match(/\p{L}{3,}/gu) ?? []).some((word) => !limitWords.has(word.toLowerCase()) && !findUnit(word));

function cellValue({ property, value }: ReadValue, ratedAt: number): CellValue[] {
  if (value.kind === 'text') {
    const text = value.text.trim();
    const isChoice = text !== '' && text.length <= maxTextValueLength;
    return isChoice ? [{ key: property.key, table: 'text', numbers: [], text }] : [];
  }
  const stored = storedValue(value, ratedAt);
  return stored ? [{ key: property.key, table: stored.table, numbers: stored.numbers, text: '' }] : [];
}

/** Returns the property of a value by its key, or by its column title. */
export function propertyOfValue({ key, table }: CellValue, title: string): PropertyDefinition {
  const known = propertyByKey(key);
  // The value table is named after the kind of the value.
  return known ?? findProperty(readTitle(title), table as ValueKind);
}

type StoredCell = [title: string, text: string, ...values: (string | number | null)[][]];

/** Serializes a size as JSON; `readStoredSize` restores it. */
export const serializeSize = ({ cells }: SizeReading): string =>
  JSON.stringify(
    cells.map(({ title, text, values }): StoredCell => [
      title,
      text,
      ...values.map(({ key, table, numbers, text: value }) =>
        table === 'text' ? [key, table, value] : [key, table, ...numbers.map(storedNumber)],
      ),
    ]),
  );

/** JSON has neither NaN nor infinity: they become null and a text. */
const storedNumber = (number: number) =>
  Number.isNaN(number) ? null : Number.isFinite(number) ? number : number > 0 ? '+' : '-';

const readNumber = (stored: string | number | null | undefined): number =>
  typeof stored === 'number' ? stored : stored === '+' ? Infinity : stored === '-' ? -Infinity : Number.NaN;

/** Restores a size that `serializeSize` wrote. */
export function readStoredSize(code: string, json: string): SizeReading {
  const cells = JSON.parse(json) as StoredCell[];
  return {
    code,
    cells: cells.map(([title, text, ...values]) => ({
      title,
      text,
      values: values.map(([key, table, ...rest]) => ({
        key: String(key),
        table: String(table),
        numbers: table === 'text' ? [] : rest.map(readNumber),
        text: table === 'text' ? String(rest[0]) : '',
      })),
    })),
  };
}
