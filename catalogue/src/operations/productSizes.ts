import type { ProductSize, SizeValue } from '../model/size.ts';
import {
  cellAt,
  type ParsedSpecification,
  type SpecificationRow,
  type SpecificationTable,
} from '../model/specification.ts';
import { isCodeTitle, isPartTitle, isReferenceTitle, titleVariant } from './codeTitles.ts';
import { codeSeries, isFullCode, isOrderingCode, shareCodePart } from './orderingCodes.ts';
import { columnKeys } from './specification.ts';

/** A column of the table, as input for reading its sizes. */
interface Column {
  index: number;
  key: string;
  title: string;
  cells: readonly string[];
}

/**
 * Reads the sizes of a product's table (D-56) in row order: from cells of code columns, from codes of the
 * product's own series in other columns, and, in a transposed table, from column titles. A code that occurs
 * twice is one size with both variants.
 */
export function readSizes(specification: ParsedSpecification): ProductSize[] {
  if (specification.status !== 'ready') return [];
  const { table } = specification;
  const columns = readColumns(table);
  const turned = turnedSizes(columns);
  return turned.length > 0 ? turned : rowSizes(table, columns);
}

/** Finds a size by its code, ignoring case; null when the product has no such code. */
export function findSize(sizes: readonly ProductSize[], code: string): ProductSize | null {
  const wanted = sizeKey(code);
  return wanted === '' ? null : (sizes.find((size) => sizeKey(size.code) === wanted) ?? null);
}

/** The key by which codes are compared: ignores case and surrounding spaces. */
export const sizeKey = (code: string) => code.trim().replace(/\s+/g, ' ').toUpperCase();

function readColumns(table: SpecificationTable): Column[] {
  return columnKeys(table).map((key, index) => ({
    index,
    key,
    title: (table.headers[index] ?? '').trim(),
    cells: table.rows.map((row) => cellAt(row, key).trim()),
  }));
}

/**
 * Returns the sizes of a transposed table, whose columns are sizes: codes are titles, or the cells
 * of one row.
 */
function turnedSizes(columns: readonly Column[]): ProductSize[] {
  const [names, ...others] = columns;
  if (!names || holdsCodes(names, isOrderingCode)) return [];
  const codeRow = names.cells.findIndex((cell) => isCodeTitle(cell) && titleVariant(cell) === '');
  const sizes = new SizeCollector();
  for (const column of others) {
    const isTitle = isFullCode(column.title) && !holdsCodes(column, isFullCode);
    const code = isTitle ? column.title : (column.cells[codeRow] ?? '');
    if (!isOrderingCode(code)) continue;
    sizes.add({
      code,
      variant: isTitle ? '' : column.title,
      cell: { row: isTitle ? null : codeRow, column: column.index },
      values: column.cells.flatMap((text, row) =>
        row === codeRow || !isStated(text) ? [] : [{ title: names.cells[row] ?? '', text }],
      ),
    });
  }
  return sizes.all();
}

/** Whether most of a column's non-blank cells are codes. Titles that are codes then refer to other products. */
function holdsCodes({ cells }: Column, isCode: (cell: string) => boolean): boolean {
  const stated = cells.filter(isStated);
  return stated.filter(isCode).length * 2 > stated.length;
}

function rowSizes({ rows }: SpecificationTable, columns: readonly Column[]): ProductSize[] {
  const codeColumns = columns.filter(({ title }) => isCodeTitle(title));
  const isSize = createSizeTest(columns, codeColumns);
  const sizes = new SizeCollector();
  rows.forEach((row, index) => {
    const codes = columns.filter((column) => isSize(column, index));
    if (codes.length === 0) return;
    const values = valuesOf(
      row,
      columns.filter((column) => !codes.includes(column) && !codeColumns.includes(column)),
    );
    for (const column of codes) {
      const code = column.cells[index] ?? '';
      sizes.add({
        code,
        variant: titleVariant(column.title),
        cell: { row: index, column: column.index },
        values,
      });
    }
  });
  return sizes.all();
}

type SizeTest = (column: Column, row: number) => boolean;

function createSizeTest(columns: readonly Column[], codeColumns: readonly Column[]): SizeTest {
  const ownSeries = new Set(
    codeColumns.length > 0
      ? codeColumns.flatMap(({ cells }) => cells.filter(isOrderingCode).map(codeSeries))
      : mainSeries(columns),
  );
  const partColumns = new Set(columns.filter((column) => isPartColumn(column, codeColumns)));
  return (column, row) => {
    const cell = column.cells[row] ?? '';
    if (codeColumns.includes(column)) return isOrderingCode(cell);
    if (!isFullCode(cell)) return false;
    if (partColumns.has(column)) return true;
    return !isReferenceTitle(column.title) && ownSeries.has(codeSeries(cell));
  };
}

/**
 * Returns the series that most codes of a table without code titles belong to; null when it has fewer than
 * two codes of one series.
 */
function mainSeries(columns: readonly Column[]): string[] {
  const counts = new Map<string, number>();
  for (const { title, cells } of columns) {
    if (isReferenceTitle(title)) continue;
    for (const code of new Set(cells.filter(isFullCode))) {
      counts.set(codeSeries(code), (counts.get(codeSeries(code)) ?? 0) + 1);
    }
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most && most[1] > 1 ? [most[0]] : [];
}

/**
 * Whether a column holds codes of an accessory in matching sizes: each code is unique and contains the
 * distinguishing part of the code in its row (EV-PBL-RD, EV-LM-RD-24).
 */
function isPartColumn({ title, cells }: Column, codeColumns: readonly Column[]): boolean {
  const [first] = codeColumns;
  if (!first || codeColumns.some((column) => column.cells === cells) || !isPartTitle(title)) return false;
  const stated = cells.flatMap((cell, row) => (isStated(cell) ? [{ cell, row }] : []));
  return (
    stated.length > 1 &&
    new Set(stated.map(({ cell }) => cell)).size === stated.length &&
    stated.every(({ cell, row }) => isFullCode(cell) && shareCodePart(first.cells[row] ?? '', cell))
  );
}

const valuesOf = (row: SpecificationRow, columns: readonly Column[]): SizeValue[] =>
  columns.flatMap(({ key, title }) => {
    const text = cellAt(row, key).trim();
    return isStated(text) ? [{ title, text }] : [];
  });

/** Blank cells and dashes state no value. */
const isStated = (text: string) => /[^\s\-–—−/.]/.test(text);

interface ReadSize {
  code: string;
  variant: string;
  cell: ProductSize['cells'][number];
  values: readonly SizeValue[];
}

/** Merges the occurrences of a code into one size. */
class SizeCollector {
  readonly #sizes = new Map<string, ProductSize>();

  add({ code, variant, cell, values }: ReadSize): void {
    const key = sizeKey(code);
    const known = this.#sizes.get(key);
    this.#sizes.set(key, {
      code: known?.code ?? code,
      variants: unique([...(known?.variants ?? []), ...(variant === '' ? [] : [variant])]),
      values: known ? joinValues(known.values, values) : values,
      cells: [...(known?.cells ?? []), cell],
    });
  }

  all = (): ProductSize[] => [...this.#sizes.values()];
}

/** Values that differ between the rows of one code are both listed. */
function joinValues(before: readonly SizeValue[], added: readonly SizeValue[]): SizeValue[] {
  const titles = unique([...before, ...added].map(({ title }) => title));
  return titles.map((title) => ({
    title,
    text: unique([...before, ...added].filter((value) => value.title === title).map(({ text }) => text)).join(
      ' / ',
    ),
  }));
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
