export { HighlightedText, type HitText } from './HighlightedText.tsx';
export {
  type CompareForm,
  SizeTable,
  type SizeColumn,
  type SizeGroup,
  type SizeGroupProduct,
  type SizeTableProps,
  type SizeTick,
} from './SizeTable.tsx';
export type { SizeCell, SizeRow } from './SizeTableRow.tsx';
export { sizeTableLabels, type SizeTableLabels } from './sizeTableLabels.ts';
