import type { FinderResult, FinderQuery } from '@elvora/catalogue/contract';
import type { ErrorPanelProps } from '@elvora/design-system/ErrorPanel';

/** The result of a finder query, as displayed by the views. */
export type FinderState =
  | { status: 'loading' }
  | { status: 'failed'; error: ErrorPanelProps }
  /** While busy, the previous result is shown. */
  | { status: 'ready'; result: FinderResult; isBusy: boolean };

type Question = Pick<FinderQuery, 'category' | 'query'>;

/**
 * Whether the result may stay visible while the next one loads: filters narrow the same search, a different
 * text starts a new one.
 */
export const staysWhileLoading = (last: Question, next: Question): boolean =>
  last.category === next.category && last.query === next.query;

/** The result for the current address; null while it loads. */
export const currentResult = (state: {
  status: string;
  result?: FinderResult;
  isBusy?: boolean;
}): FinderResult | null => (state.result && !state.isBusy ? state.result : null);

/** Whether the requested page does not exist. */
export const isPastLastPage = (page: number, result: FinderResult | null): boolean =>
  result !== null && page > Math.max(1, result.pageCount);
