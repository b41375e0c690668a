export { AdminCategoryCard, type AdminCategoryCardProps } from './AdminCategoryCard.tsx';
export type { AdminCategoryCardLabels } from './adminCategoryCardLabels.ts';
