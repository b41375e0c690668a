export { AdminProductCard, shownPictures, type AdminProductCardProps } from './AdminProductCard.tsx';
export type { AdminProductCardLabels } from './adminProductCardLabels.ts';
