import { ClientError } from '@elvora/catalogue/client';
import { errorTexts, isFailureResponse } from '@elvora/catalogue/contract';

/**
 * Returns the error of the categories after their lists and the tree have failed: with the server's own text,
 * else with the stated one, which differs for a rejection (S-309, D-24) and a failed fetch (S-310).
 */
export function categoriesError({
  listError,
  treeError,
}: Readonly<Record<'listError' | 'treeError', unknown>>): ClientError {
  const errors = [treeError, listError].filter((error) => error instanceof ClientError);
  const withText = errors.find(({ text }) => text !== null);
  if (withText) return withText;
  const isRefused = errors.some(({ responseBody }) => isFailureResponse(responseBody));
  const text = isRefused ? errorTexts.categoriesFailed : errorTexts.categoriesUnreachable;
  return new ClientError({ kind: errors[0]?.kind ?? 'contract', text, cause: treeError });
}
