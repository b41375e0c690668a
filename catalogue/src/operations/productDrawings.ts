import type { Picture } from '../model/picture.ts';
import type { Product } from '../model/product.ts';
import { drawingFamily, type ProductDrawing } from '../model/productDrawing.ts';
import { cellAt, columnKey, type SpecificationTable } from '../model/specification.ts';

/** Whether an unknown value is a drawing. */
export function isProductDrawing(value: unknown): value is ProductDrawing {
  if (typeof value !== 'object' || value === null) return false;
  const { family, columns } = value as Partial<Record<keyof ProductDrawing, unknown>>;
  return (
    typeof family === 'string' &&
    typeof columns === 'object' &&
    columns !== null &&
    Object.values(columns).every((title) => typeof title === 'string')
  );
}

/** Serializes a drawing for storage; null for none. */
export const serializeDrawing = (drawing: ProductDrawing | null): string | null =>
  drawing && JSON.stringify({ family: drawing.family, columns: drawing.columns });

/** Parses a stored drawing; null for none and for invalid text. */
export function readDrawing(stored: string | null): ProductDrawing | null {
  if (!stored) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isProductDrawing(value) ? value : null;
  } catch {
    return null;
  }
}

/** A dimension whose column exists in the table. */
export interface DrawingDimension {
  letter: string;
  /** Position of its column, from 0. */
  column: number;
  /** Title of its column. */
  title: string;
  /** The size's value; empty when no size is given. */
  value: string;
}

/** Returns the position of the only column with a title; null when no column or several have it. */
function onlyColumn(titles: readonly string[], title: string): number | null {
  const first = titles.indexOf(title);
  return title === '' || first === -1 || titles.includes(title, first + 1) ? null : first;
}

/**
 * Returns the dimensions of a drawing whose columns exist in the table, with the values of one row.
 * Titles that do not occur exactly once are left out, because the link would be ambiguous.
 */
export function drawingDimensions(
  { columns }: ProductDrawing,
  { headers, rows }: SpecificationTable,
  row: number | null,
): DrawingDimension[] {
  const cells = row === null ? undefined : rows[row];
  return Object.entries(columns).flatMap(([letter, title]) => {
    const column = onlyColumn(headers, title);
    if (column === null) return [];
    return [{ letter, column, title, value: cells ? cellAt(cells, columnKey(column)).trim() : '' }];
  });
}

/** A dimension as its drawing displays it. */
export interface DrawnColumn extends DrawingDimension {
  /** Its title without the unit. */
  term: string;
  unit?: string;
}

/** Returns the dimensions of a drawing with the unit split off each title: 'Spanner width (mm)'. */
export const drawnColumns = (...given: Parameters<typeof drawingDimensions>): DrawnColumn[] =>
  drawingDimensions(...given).map((dimension) => ({ ...dimension, ...splitUnit(dimension.title) }));

function splitUnit(title: string): { term: string; unit?: string } {
  const [, term = '', unit = ''] = /^([^()]+)\(([^()]{1,16})\)$/.exec(title) ?? [];
  return term === '' ? { term: title } : { term: term.trim(), unit };
}

/** Side in pixels that pages reserve for a drawing, and its maximum display size. */
const drawingSide = 1920;

/** Returns the drawing of a family as a picture, with the given dimension values by letter. */
export function drawingPicture(family: string, values: Readonly<Record<string, string>> = {}): Picture {
  const query = new URLSearchParams(values);
  const name = `/drawings/${family}.svg${query.size > 0 ? `?${query}` : ''}`;
  return { name, width: drawingSide, height: drawingSide, placeholder: null, alt: '' };
}

/** Returns the values of dimensions by their letters, as `drawingPicture` takes them. */
export const drawingValues = (dimensions: readonly DrawingDimension[]): Record<string, string> =>
  Object.fromEntries(dimensions.map(({ letter, value }) => [letter, value]));

/** Returns the main picture of a product (S-347), or its drawing if it has no picture, else null. */
export const mainPicture = ({ pictures, drawing }: Pick<Product, 'pictures' | 'drawing'>): Picture | null =>
  pictures[0] ?? (drawing && drawingPicture(drawing.family));

/** Returns the titles that a drawing can link to: those that occur exactly once. */
export const linkableTitles = (titles: readonly string[]): string[] =>
  titles.filter((title) => onlyColumn(titles, title) !== null);

/**
 * Returns a drawing of a family. Keeps the columns of an existing drawing of the same family; otherwise links
 * columns by matching names.
 */
export function drawingOfFamily(
  family: string,
  { current, titles }: { current: ProductDrawing | null; titles: readonly string[] },
): ProductDrawing {
  if (current?.family === family) return current;
  const free = linkableTitles(titles);
  const links = Object.entries(drawingFamily(family)?.dimensions ?? {}).flatMap(
    ([letter, label]): [string, string][] => {
      const title = free.find((one) => splitUnit(one).term.toLowerCase() === label.toLowerCase());
      return title === undefined ? [] : [[letter, title]];
    },
  );
  return { family, columns: Object.fromEntries(links) };
}

/** Returns a drawing with one dimension linked to another column, or to none. */
export function linkColumn(drawing: ProductDrawing, letter: string, title: string | null): ProductDrawing {
  const others = Object.entries(drawing.columns).filter(([one]) => one !== letter);
  return { ...drawing, columns: Object.fromEntries(title === null ? others : [...others, [letter, title]]) };
}

/**
 * Updates the links of a drawing after the titles of its table have changed. A title that both
 * tables contain exactly once stays linked at its new position; when exactly one title has changed,
 * its link follows. All other links are dropped.
 */
export function followColumns(
  drawing: ProductDrawing,
  before: readonly string[],
  after: readonly string[],
): ProductDrawing {
  if (before.length === after.length && before.every((title, column) => title === after[column]))
    return drawing;
  const renamed = renamedColumn(before, after);
  const links = Object.entries(drawing.columns).flatMap(([letter, title]): [string, string][] => {
    const column = onlyColumn(before, title);
    if (column === null) return [];
    const next = column === renamed ? (after[column] ?? '') : title;
    return onlyColumn(after, next) === null ? [] : [[letter, next]];
  });
  return { ...drawing, columns: Object.fromEntries(links) };
}

/** Returns the column of the only title that differs; null when several differ. */
function renamedColumn(before: readonly string[], after: readonly string[]): number | null {
  if (before.length !== after.length) return null;
  const changed = before.flatMap((title, column) => (title === after[column] ? [] : [column]));
  return changed.length === 1 ? (changed[0] ?? null) : null;
}
