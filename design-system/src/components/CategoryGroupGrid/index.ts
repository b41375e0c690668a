export {
  CategoryGroupGrid,
  type CategoryGroupItem,
  type CategoryGroupGridProps,
} from './CategoryGroupGrid.tsx';
