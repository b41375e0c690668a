export {
  LineItemTable,
  type LineItem,
  type LineItemTableLabels,
  type LineItemTableProps,
} from './LineItemTable.tsx';
