import type { QualityIssue } from '@elvora/catalogue/model';
import type { ClockState } from './clockGuard.ts';
import { timeZone } from './timeZone.ts';

const dateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });

/** Reports to staff why nothing is erased. */
export function clockIssues(state: ClockState): QualityIssue[] {
  if (state.kind === 'right') return [];
  const { now, lastSeen } = state;
  return [
    {
      problem: 'clock-wrong',
      kind: 'server',
      id: 1,
      name: `It shows ${dateFormat.format(now)}, and the server last ran on ${dateFormat.format(lastSeen)}.`,
      detail:
        'Expired enquiries and the trash are kept until the clock is set right, or confirmed on the server with npm run clock -- --confirm.',
    },
  ];
}
