export { CountBadge, type CountBadgeProps } from './CountBadge.tsx';
export { formatBadgeCount } from './formatBadgeCount.ts';
