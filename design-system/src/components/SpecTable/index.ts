export type { ColumnHighlight } from './columnHighlight.ts';
export type { SpecRowAction } from './specRowAction.ts';
export { SpecTable, type SpecTableProps } from './SpecTable.tsx';
export type { SpecTablePart } from './SpecTablePart.tsx';
export { specTableLabels, type SpecTableLabels } from './specTableLabels.ts';
export type { SpecTableData, SpecRow } from './specColumnOps.ts';
