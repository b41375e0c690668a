export { ProductCard, type ProductCardProps } from './ProductCard.tsx';
export { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
export { productCardLabels, type ProductCardLabels } from './productCardLabels.ts';
