export type { SpecRowAction } from './SpecRowSheet.tsx';
export { SpecTable, type SpecTableProps } from './SpecTable.tsx';
export type { SpecTablePart } from './SpecTablePart.tsx';
export { specTableLabels, type SpecTableLabels } from './specTableLabels.ts';
export type { SpecTableData, SpecRow } from './specColumnOps.ts';
