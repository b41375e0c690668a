export { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx';
export { formatDay } from './formatDay.ts';
