export { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx';
export { dayText } from './dayText.ts';
