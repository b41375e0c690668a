import type { ClientErrorKind } from '@elvora/catalogue/client';
import type { ResourceData, PublicResourceKind } from '@elvora/catalogue/contract';
import type { ResourceRef } from './resourceRef.ts';

/** Why a resource could not be loaded, as serialised into the page. */
export interface ResourceFailure {
  kind: ClientErrorKind;
  status?: number;
  text?: string | null;
}

/** Parsed data of a resource, or why there is none. */
export type ResourceResult = { data: unknown } | { failure: ResourceFailure };

/** Results by resource key. */
export type ResourceResults = Readonly<Record<string, ResourceResult>>;

/** Data of a result; undefined when there is none. */
export const dataOf = (result: ResourceResult | undefined): unknown =>
  result && 'data' in result ? result.data : undefined;

/** Data of a resource among the results; null when it is missing or has failed. */
export function dataFromResults<Kind extends PublicResourceKind>(
  results: ResourceResults,
  { key }: ResourceRef<Kind>,
): ResourceData<Kind> | null {
  const result = Object.hasOwn(results, key) ? results[key] : undefined;
  // Data under a key was parsed by the reader of its kind.
  return result && 'data' in result ? (result.data as ResourceData<Kind>) : null;
}
