import type { ClientErrorKind } from '@elvora/catalogue/client';
import type { Meaning, PublicKind } from '@elvora/catalogue/contract';
import type { Source } from './sources.ts';

/** Why a resource could not be had, as it travels with a page. */
export interface Failure {
  kind: ClientErrorKind;
  status?: number;
  text?: string | null;
}

/** What the answer to a resource means, or why there is none. */
export type Answered = { data: unknown } | { failure: Failure };

/** Answers that have been read already, by resource key. */
export type Answers = Readonly<Record<string, Answered>>;

/** What a resource says among given answers; null when it is not there: the page tells then. */
export function answerIn<Kind extends PublicKind>(
  answers: Answers,
  { key }: Source<Kind>,
): Meaning<Kind> | null {
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  // What stands under a key was read by the reader of its kind.
  return answer && 'data' in answer ? (answer.data as Meaning<Kind>) : null;
}
