import type { QualityIssue } from '@elvora/catalogue/model';
import { pluralise } from '@elvora/catalogue/operations';
import type { BackupState, Store } from './store/index.ts';

const hourMs = 60 * 60_000;

/** Tolerance for a late nightly backup: half a day. */
const maxAgeMs = 36 * hourMs;

/** Reports to staff that the last nightly backup failed or is missing. */
export function backupIssues(
  { succeededAt, failedAt, firstStartedAt }: Pick<BackupState, 'succeededAt' | 'failedAt' | 'firstStartedAt'>,
  { now, kind }: { now: number; kind: Store['kind'] },
): QualityIssue[] {
  const hasFailed = failedAt !== null && (succeededAt === null || failedAt > succeededAt);
  // PostgreSQL may be backed up by other means.
  const since = succeededAt ?? (kind === 'sqlite' || hasFailed ? firstStartedAt : null);
  const isOverdue = since !== null && now - since.getTime() > maxAgeMs;
  if (!hasFailed && !isOverdue) return [];
  return [
    {
      problem: 'backup-overdue',
      kind: 'server',
      id: 2,
      name:
        succeededAt === null
          ? 'There is no good backup.'
          : `The last good backup is ${ageText(now - succeededAt.getTime())} old.`,
      detail: `${hasFailed ? 'The last attempt has failed. ' : ''}The log of npm run backup says more.`,
    },
  ];
}

function ageText(ageMs: number): string {
  const hours = Math.max(0, Math.floor(ageMs / hourMs));
  return hours < 48 ? pluralise(hours, 'hour', 'hours') : pluralise(Math.floor(hours / 24), 'day', 'days');
}
