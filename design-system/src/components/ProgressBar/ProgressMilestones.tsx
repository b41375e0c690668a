import { useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { lastMilestone, progressFraction } from './progressGeometry.ts';

export interface ProgressMilestonesProps {
  /** The operation in progress. */
  label: string;
  /** Current value; omit while it is unknown. */
  value?: number;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** Percentages that are announced. @default [25, 50, 75, 100] */
  milestones?: readonly number[];
}

const quarters = [25, 50, 75, 100];

/** Announces each milestone that is reached after the first rendering; a `ProgressBar` itself is silent. */
export function ProgressMilestones({
  label,
  value = Number.NaN,
  min = 0,
  max = 100,
  milestones = quarters,
}: ProgressMilestonesProps) {
  // 0.29 × 100 is less than 29.
  const percent = Math.round(progressFraction({ value, min, max }) * 10_000) / 100;
  const reached = lastMilestone(percent, milestones);
  const [first] = useState(reached);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{reached === null || reached === first ? '' : `${label}: ${reached}%`}</span>
    </VisuallyHidden>
  );
}
