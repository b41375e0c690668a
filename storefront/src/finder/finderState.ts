import type { FinderAnswer, FinderQuery } from '@elvora/catalogue/contract';
import type { ErrorPanelProps } from '@elvora/design-system/ErrorPanel';

/** The answer to a finder's question as views show it. */
export type FinderState =
  | { status: 'loading' }
  | { status: 'failed'; error: ErrorPanelProps }
  /** While it is busy, the answer is that of the question before. */
  | { status: 'ready'; answer: FinderAnswer; isBusy: boolean };

type Question = Pick<FinderQuery, 'category' | 'query'>;

/** Whether an answer may stay while the next one loads: a choice narrows the same question, another text asks a new one. */
export const staysWhileLoading = (last: Question, next: Question): boolean =>
  last.category === next.category && last.query === next.query;

/** The answer that belongs to the address; null while it loads. */
export const currentAnswer = (state: {
  status: string;
  answer?: FinderAnswer;
  isBusy?: boolean;
}): FinderAnswer | null => (state.answer && !state.isBusy ? state.answer : null);

/** Whether an answer has no such page. */
export const isPastLastPage = (page: number, answer: FinderAnswer | null): boolean =>
  answer !== null && page > Math.max(1, answer.pageCount);
