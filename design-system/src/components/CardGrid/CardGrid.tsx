import { Children, type ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../EmptyState/index.ts';
import { ErrorPanel, type ErrorPanelProps } from '../ErrorPanel/index.ts';
import * as styles from './CardGrid.css.ts';
import { CardGridSkeleton } from './CardGridSkeleton.tsx';
import { useFocusAfterRetry } from './useFocusAfterRetry.ts';

export const cardGridKinds = ['category', 'product'] as const;
export type CardGridKind = (typeof cardGridKinds)[number];

export const cardGridColumns = [2, 4, 5] as const;
export type CardGridColumns = (typeof cardGridColumns)[number];

interface CommonProps {
  /** Kind of cards; decides the placeholders while loading. @default 'product' */
  kind?: CardGridKind;
  /** Columns on wide screens; narrower ones have 4, then 2. Two are for wide cards, which narrow screens stack. @default 5 */
  maxColumns?: CardGridColumns;
  /** Accessible name of the list. */
  label?: string;
}

interface ReadyProps {
  state?: 'ready';
  /** The cards, each wrapped in a list item. */
  children: ReactNode;
}

interface LoadingProps {
  state: 'loading';
  /** Number of placeholders. @default two rows */
  count?: number;
  /** Announced to screen readers. @default 'Loading...' */
  loadingText?: string;
}

interface EmptyProps {
  state: 'empty';
  /** Empty state. */
  empty: EmptyStateProps;
}

interface FailedProps {
  state: 'error';
  /** Error state; after a successful retry focus moves to the list. */
  error: ErrorPanelProps;
}

export type CardGridProps = CommonProps & (ReadyProps | LoadingProps | EmptyProps | FailedProps);

/** Card list in 2, 4 or 5 columns with its loading, empty and error states. */
export function CardGrid(props: CardGridProps) {
  const { kind = 'product', maxColumns = 5, label } = props;
  const state = props.state ?? 'ready';
  const { rootRef, trackRetry } = useFocusAfterRetry(state);
  const list = `${styles.list} ${styles.maxColumns[maxColumns]}`;
  return (
    <div
      aria-busy={state === 'loading' || undefined}
      className={styles.root}
      data-component="CardGrid"
      data-state={state}
      ref={rootRef}
      tabIndex={-1}
    >
      {props.state === 'loading' ? (
        <CardGridSkeleton
          className={list}
          count={props.count ?? maxColumns * 2}
          kind={kind}
          text={props.loadingText}
        />
      ) : props.state === 'empty' ? (
        <EmptyState {...props.empty} />
      ) : props.state === 'error' ? (
        <ErrorPanel {...props.error} onRetry={props.error.onRetry && trackRetry(props.error.onRetry)} />
      ) : (
        <ul aria-label={label} className={list} data-part="list" role="list" tabIndex={-1}>
          {Children.map(Children.toArray(props.children), (card) => (
            <li className={styles.item}>{card}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
