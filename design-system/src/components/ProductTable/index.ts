export {
  ProductTable,
  type ProductFlag,
  type ProductFlagChange,
  type ProductTableProps,
} from './ProductTable.tsx';
export type { ProductTableItem } from './ProductTableRow.tsx';
export type { ProductTableLabels } from './productTableLabels.ts';
