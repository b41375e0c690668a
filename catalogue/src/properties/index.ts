export { readCell, type CellReading } from './cell.ts';
export { readTitle, withoutUnit, type ColumnTitle } from './columnTitle.ts';
export { type Dimension, dimensionUnits } from './dimension.ts';
export { type PropertyDefinition, propertyDefinitions, type PropertyUse } from './propertyDefinitions.ts';
export { type PropertyValue, writeValue } from './propertyValue.ts';
export { findProperty, propertyByKey, valueKind } from './readProperty.ts';
export { type ColumnReading, readTableProperties, tableBounds } from './tableProperties.ts';
