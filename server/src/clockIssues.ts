import type { QualityIssue } from '@elvora/catalogue/model';
import type { ClockWarning, ClockState } from './clockGuard.ts';
import { timeZone } from './timeZone.ts';

const dateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });

/** Describes the clock warning: 'It shows 1 March 2029, and the server last ran on 22 November 2026.' */
export const describeClockWarning = ({ now, lastSeen }: ClockWarning): string =>
  `It shows ${dateFormat.format(now)}, and the server last ran on ${dateFormat.format(lastSeen)}.`;

/** Reports to staff why nothing is erased. */
export function clockIssues(state: ClockState): QualityIssue[] {
  if (state.kind === 'right') return [];
  return [
    {
      problem: 'clock-wrong',
      kind: 'server',
      id: 1,
      name: describeClockWarning(state),
      detail:
        'Expired enquiries and the trash are kept until the clock is set right, or an owner confirms it here or on the server with npm run clock -- --confirm.',
    },
  ];
}
