export {
  ProgressBar,
  progressBarVariants,
  type ProgressBarVariant,
  type ProgressBarProps,
} from './ProgressBar.tsx';
export { progressFraction } from './progressGeometry.ts';
