export { CountBadge, type CountBadgeProps } from './CountBadge.tsx';
export { countText } from './countText.ts';
