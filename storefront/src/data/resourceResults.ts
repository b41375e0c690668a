import type { ClientErrorKind } from '@elvora/catalogue/client';
import type { ResourceData, PublicResourceKind } from '@elvora/catalogue/contract';
import type { ResourceRef } from './resourceRef.ts';

/** Why a resource could not be had, as it travels with a page. */
export interface ResourceFailure {
  kind: ClientErrorKind;
  status?: number;
  text?: string | null;
}

/** What the answer to a resource means, or why there is none. */
export type ResourceResult = { data: unknown } | { failure: ResourceFailure };

/** Answers that have been read already, by resource key. */
export type ResourceResults = Readonly<Record<string, ResourceResult>>;

/** What a resource says among given answers; null when it is not there: the page tells then. */
export function dataFromResults<Kind extends PublicResourceKind>(
  answers: ResourceResults,
  { key }: ResourceRef<Kind>,
): ResourceData<Kind> | null {
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  // What stands under a key was read by the reader of its kind.
  return answer && 'data' in answer ? (answer.data as ResourceData<Kind>) : null;
}
