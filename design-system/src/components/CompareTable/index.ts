export {
  CompareTable,
  type CompareCell,
  type CompareColumn,
  type CompareRow,
  type CompareTableProps,
} from './CompareTable.tsx';
export type { CompareTableLabels } from './compareTableLabels.ts';
