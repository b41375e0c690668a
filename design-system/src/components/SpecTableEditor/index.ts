export { historyLimit, historyOf, type History } from './specHistoryOps.ts';
export { SpecTableEditor, type SpecTableEditorProps } from './SpecTableEditor.tsx';
export type { PasteReport, SpecTableEditorLabels } from './specTableEditorLabels.ts';
export { isSameGrid, newGrid, type Grid } from './specTableOps.ts';
export { gridOf, tableOf, type SpecTableContent } from './specValueOps.ts';
