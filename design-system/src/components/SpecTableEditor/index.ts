export { historyLimit, createHistory, type History } from './specHistoryOps.ts';
export { SpecTableEditor, type SpecTableEditorProps } from './SpecTableEditor.tsx';
export type { PasteReport, SpecTableEditorLabels } from './specTableEditorLabels.ts';
export { isSameGrid, newGrid, type Grid as TableGrid } from './specGridOps.ts';
export { gridFromTable, tableFromGrid, type SpecTableContent } from './specValueOps.ts';
