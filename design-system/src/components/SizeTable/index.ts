export { HighlightedText, type HitText } from './HighlightedText.tsx';
export {
  SizeTable,
  type SizeColumn,
  type SizeGroup,
  type SizeGroupProduct,
  type SizeTableProps,
} from './SizeTable.tsx';
export type { SizeCell, SizeRow } from './SizeTableRow.tsx';
export { sizeTableLabels, type SizeTableLabels } from './sizeTableLabels.ts';
