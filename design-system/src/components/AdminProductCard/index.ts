export { AdminProductCard, maxPictures, type AdminProductCardProps } from './AdminProductCard.tsx';
export { ProductNameLink } from './ProductNameLink.tsx';
export type { AdminProductCardLabels } from './adminProductCardLabels.ts';
