import { useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { lastMilestone } from './progressGeometry.ts';

interface MilestoneStatusProps {
  label: string;
  milestones: readonly number[];
  percent: number;
}

/** Announces each milestone that is reached after the first rendering. */
export function MilestoneStatus({ label, milestones, percent }: MilestoneStatusProps) {
  const reached = lastMilestone(percent, milestones);
  const [first] = useState(reached);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{reached === null || reached === first ? '' : `${label}: ${reached}%`}</span>
    </VisuallyHidden>
  );
}
