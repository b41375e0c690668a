export { FinderSheet, type FinderSheetProps } from './FinderSheet.tsx';
export { finderSheetLabels, type FinderSheetLabels } from './finderSheetLabels.ts';
