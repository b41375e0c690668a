export { DiffTable, type DiffRow, type DiffTableProps } from './DiffTable.tsx';
