export {
  CardGrid,
  cardGridColumns,
  cardGridKinds,
  type CardGridColumns,
  type CardGridKind,
  type CardGridProps,
} from './CardGrid.tsx';
