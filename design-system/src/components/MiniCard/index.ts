export { MiniCard, type MiniCardProps } from './MiniCard.tsx';
