export {
  ProgressBar,
  progressBarVariants,
  type ProgressBarVariant,
  type ProgressBarProps,
} from './ProgressBar.tsx';
export { ProgressMilestones, type ProgressMilestonesProps } from './ProgressMilestones.tsx';
export { progressFraction, usableSegments } from './progressGeometry.ts';
