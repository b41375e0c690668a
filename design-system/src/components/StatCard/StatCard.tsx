import { type ReactNode, useId } from 'react';
import type { IconComponent } from '../Icon/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './StatCard.css.ts';
import { type StatCardLabels, statCardLabels } from './statCardLabels.ts';
import { formatStat } from './formatStat.ts';

export const statCardStates = ['ready', 'loading', 'failed'] as const;
export type StatCardState = (typeof statCardStates)[number];

export interface StatCardProps {
  label: string;
  /** Omit while loading and on failure. */
  value?: number;
  icon: IconComponent;
  /** Link to the counted records. */
  href?: string;
  /** A `value` takes precedence over `loading`, so that a refresh does not hide it. @default 'ready' */
  state?: StatCardState;
  labels?: Partial<StatCardLabels>;
}

/** Key figure with a link to the records it counts. Belongs in `StatCards`. */
export function StatCard({
  label,
  value,
  icon: Icon,
  href,
  state = 'ready',
  labels: labelOverrides,
}: StatCardProps) {
  const labels = { ...statCardLabels, ...labelOverrides };
  const valueId = useId();
  const isLoading = state === 'loading' && value === undefined;
  const text = state === 'failed' ? '' : formatStat(value);
  return (
    <div
      className={styles.root}
      data-component="StatCard"
      data-state={isLoading ? 'loading' : text === '' ? 'failed' : 'ready'}
    >
      <dt className={styles.header}>
        {href === undefined ? (
          label
        ) : (
          <a aria-describedby={valueId} className={styles.link} href={href}>
            {label}
          </a>
        )}
        <span className={styles.icon}>
          <Icon size={20} />
        </span>
      </dt>
      <dd
        className={`${styles.value} ${!isLoading && text === '' ? styles.failed : ''}`}
        id={valueId}
        style={inlineVars({ [styles.length]: String(Math.max(1, text.length)) })}
      >
        {isLoading && (
          <>
            <Skeleton height="32px" width="72px" />
            <VisuallyHidden>{labels.loading}</VisuallyHidden>
          </>
        )}
        {!isLoading && text === '' && (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>{labels.failed}</VisuallyHidden>
          </>
        )}
        {!isLoading && text}
      </dd>
    </div>
  );
}

/** Lays out `StatCard`s as a description list. */
export function StatCards({ children }: { children: ReactNode }) {
  return (
    <dl className={styles.list} data-component="StatCards">
      {children}
    </dl>
  );
}
