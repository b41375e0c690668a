export { StatCard, StatCards, statCardStates, type StatCardProps, type StatCardState } from './StatCard.tsx';
export type { StatCardLabels } from './statCardLabels.ts';
