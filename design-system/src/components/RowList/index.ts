export { RowList, RowListItem, type RowListItemProps, type RowListProps } from './RowList.tsx';
