export {
  ProgressBar,
  progressBarLooks,
  type ProgressBarLook,
  type ProgressBarProps,
} from './ProgressBar.tsx';
export { progressFraction } from './progressGeometry.ts';
