export { AdminProductCard, maxPictures, type AdminProductCardProps } from './AdminProductCard.tsx';
export type { AdminProductCardLabels } from './adminProductCardLabels.ts';
