import { type FinderResult, type FinderQuery, parseFinderQuery } from '@elvora/catalogue/contract';
import { useState } from 'react';
import { type FailedResource, useResource } from '../runtime/data/useResource.ts';
import { finderRef } from './finderAddress.ts';
import { staysWhileLoading } from './finderState.ts';
import { useRememberedUnits } from './useRememberedUnits.ts';

/** The result of a finder query by loading state. The previous result stays visible while the next one loads. */
export type FinderResource =
  | { status: 'loading' }
  | { status: 'missing' }
  | FailedResource
  | { status: 'ready'; result: FinderResult; isBusy: boolean };

/**
 * Loads the result of a query; the previous one for the same text and category stays visible meanwhile. Parts
 * of the address that the browser could not parse never reach the server, so they are added to those it
 * ignored.
 */
export function useFinder(query: FinderQuery, address: URLSearchParams): FinderResource {
  useRememberedUnits(query);
  const { ignored } = parseFinderQuery(address);
  const resource = useResource(finderRef(query));
  const result = resource.status === 'ready' ? resource.data : null;
  const [last, setLast] = useState({ query, result });
  if (result !== null && last.result !== result) setLast({ query, result });
  if (result !== null) return { status: 'ready', result: withIgnored(result, ignored), isBusy: false };
  if (resource.status === 'loading' && last.result !== null && staysWhileLoading(last.query, query))
    return { status: 'ready', result: withIgnored(last.result, ignored), isBusy: true };
  return resource.status === 'ready' ? { status: 'loading' } : resource;
}

const withIgnored = (result: FinderResult, ignored: readonly string[]): FinderResult =>
  ignored.length === 0 ? result : { ...result, ignored: [...ignored, ...result.ignored] };
