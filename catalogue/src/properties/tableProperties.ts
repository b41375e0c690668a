import type { ParsedSpecification } from '../model/specification.ts';
import { isCodeTitle } from '../operations/codeTitles.ts';
import { columnKeys } from '../operations/specification.ts';
import { type CellReading, readCell } from './cell.ts';
import { type ColumnTitle, readTitle } from './columnTitle.ts';
import type { PropertyDefinition } from './propertyDefinitions.ts';
import type { PropertyValue } from './propertyValue.ts';
import { findProperty, propertyByKey, type ReadValue, valueKind } from './readProperty.ts';

/** A parsed column: its title, and the cell of each row with its values. */
export interface ColumnReading {
  title: ColumnTitle;
  /** Whether it holds ordering codes, which are not a property. */
  isCode: boolean;
  cells: readonly AssignedCell[];
}

/** A cell whose values are assigned to properties; one cell may state several, such as contacts and their rating. */
export interface AssignedCell extends CellReading {
  properties: readonly ReadValue[];
}

/** Limits of columns and rows; larger tables are read up to them. */
export const tableBounds = { columns: 100, rows: 5000 } as const;

/** Reads all columns of a table; empty without one. Never throws, and keeps the text of every cell. */
export function readTableProperties(specification: ParsedSpecification): ColumnReading[] {
  if (specification.status !== 'ready') return [];
  const { table } = specification;
  return columnKeys(table)
    .slice(0, tableBounds.columns)
    .map((key, index) => {
      const title = readTitle(table.headers[index] ?? '');
      const read = createCellReader(title);
      return {
        title,
        isCode: isCodeTitle(title.text),
        cells: table.rows.slice(0, tableBounds.rows).map((row) => read(row[key] ?? '')),
      };
    });
}

/** Two conductors of 1.5 mm² are another choice than one. */
function propertyOf(title: ColumnTitle, value: PropertyValue): PropertyDefinition {
  const property = findProperty(title, valueKind(value));
  const isOfSeveral = value.kind === 'quantity' && (value.count ?? 1) > 1;
  return property.key === 'crossSection' && isOfSeveral
    ? (propertyByKey('conductors') ?? property)
    : property;
}

/** Returns a reader of the cells of one column. It reads equal cells once: columns repeat most of theirs. */
export function createCellReader(title: ColumnTitle): (cell: string) => AssignedCell {
  const known = new Map<string, AssignedCell>();
  return (cell) => {
    const before = known.get(cell);
    if (before) return before;
    const reading = readCell(cell, title);
    const assigned = {
      ...reading,
      properties: reading.values.map((value) => ({ property: propertyOf(title, value), value })),
    };
    known.set(cell, assigned);
    return assigned;
  };
}
