export { CategoryCard, type CategoryCardProps } from './CategoryCard.tsx';
export { CategoryCardSkeleton } from './CategoryCardSkeleton.tsx';
