import { Children, type ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../EmptyState/index.ts';
import { ErrorPanel, type ErrorPanelProps } from '../ErrorPanel/index.ts';
import * as styles from './CardGrid.css.ts';
import { CardGridSkeleton } from './CardGridSkeleton.tsx';
import { useFocusAfterRetry } from './useFocusAfterRetry.ts';

export const cardGridKinds = ['category', 'product'] as const;
export type CardGridKind = (typeof cardGridKinds)[number];

export const cardGridColumns = [4, 5] as const;
export type CardGridColumns = (typeof cardGridColumns)[number];

interface CommonProps {
  /** What the cards stand for; a grid that loads keeps the place of such cards. @default 'product' */
  kind?: CardGridKind;
  /** Columns on wide pages; below they are 4, then 2. @default 5 */
  maxColumns?: CardGridColumns;
  /** Name of the list for assistive technology. */
  label?: string;
}

interface ReadyProps {
  state?: 'ready';
  /** The cards; each becomes an item of the list. */
  children: ReactNode;
}

interface LoadingProps {
  state: 'loading';
  /** How many cards to keep the place of. @default two rows */
  count?: number;
  /** Told to assistive technology. @default 'Loading...' */
  loadingText?: string;
}

interface EmptyProps {
  state: 'empty';
  /** What is not there, and what to do instead. */
  empty: EmptyStateProps;
}

interface FailedProps {
  state: 'error';
  /** What went wrong; after a successful Retry the focus moves to the list. */
  error: ErrorPanelProps;
}

export type CardGridProps = CommonProps & (ReadyProps | LoadingProps | EmptyProps | FailedProps);

/** A list of cards in 2, 4 or 5 columns, with its ways of not being there: loading, empty, failed. */
export function CardGrid(props: CardGridProps) {
  const { kind = 'product', maxColumns = 5, label } = props;
  const state = props.state ?? 'ready';
  const { rootRef, retried } = useFocusAfterRetry(state);
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
        <ErrorPanel {...props.error} onRetry={props.error.onRetry && retried(props.error.onRetry)} />
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
