import { ClientError } from '@elvora/catalogue/client';
import type { ResourceData, PublicResourceKind } from '@elvora/catalogue/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SWRConfig } from 'swr';
import type { Configuration } from '../configuration.ts';
import type { ResourceResults } from './resourceResults.ts';
import { createFreshness, type Freshness } from './freshness.ts';
import type { ApiClient } from './apiClient.ts';
import type { ResourceRef } from './resourceRef.ts';

/** Gives the line to the host. Rejects with a `ClientError` when it cannot be loaded. */
export type LoadApiClient = () => Promise<ApiClient>;

/** Asks for a resource: once, however many want it meanwhile. */
export type FetchResource = <Kind extends PublicResourceKind>(source: ResourceRef<Kind>) => Promise<ResourceData<Kind>>;

interface DataContextValue {
  loadLine: LoadApiClient;
  configuration: Configuration;
  /** Failures that came with the page, by resource key. */
  failures: ReadonlyMap<string, ClientError>;
  freshness: Freshness;
  fetchData: FetchResource;
}

const DataContext = createContext<DataContextValue | null>(null);

export interface DataProviderProps {
  loadApiClient: LoadApiClient;
  configuration: Configuration;
  results: ResourceResults;
  children: ReactNode;
}

/** Gives the page its data: what came with it, and a line to the host for the rest. */
export function DataProvider({ loadApiClient, configuration, results, children }: DataProviderProps) {
  const { data, fallback } = useMemo(() => {
    const { fallback, failures } = splitResults(results);
    const freshness = createFreshness(Object.keys(fallback));
    const underWay = new Map<string, Promise<unknown>>();
    const fetchData = <Kind extends PublicResourceKind>(source: ResourceRef<Kind>) => {
      const { key } = source;
      // Under a key there are answers of its kind alone.
      const asked = underWay.get(key) as Promise<ResourceData<Kind>> | undefined;
      if (asked) return asked;
      const answer = loadApiClient()
        .then((line) => line.get(source))
        .then((meaning) => {
          freshness.markFetched(key);
          return meaning;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, answer);
      return answer;
    };
    return { data: { loadLine: loadApiClient, configuration, failures, freshness, fetchData }, fallback };
  }, [loadApiClient, configuration, results]);
  return (
    <DataContext value={data}>
      <SWRConfig
        value={{
          fallback,
          // The client tries again by itself, and knows when that is of no use.
          shouldRetryOnError: false,
          // What came with the page is of this moment; looking again when the tab comes back is soon enough.
          revalidateIfStale: false,
          focusThrottleInterval: 30_000,
        }}
      >
        {children}
      </SWRConfig>
    </DataContext>
  );
}

function splitResults(answers: ResourceResults) {
  const fallback: Record<string, unknown> = {};
  const failures = new Map<string, ClientError>();
  for (const [key, answer] of Object.entries(answers)) {
    if ('data' in answer) fallback[key] = answer.data;
    else failures.set(key, new ClientError(answer.failure));
  }
  return { fallback, failures };
}

export function useData(): DataContextValue {
  const data = useContext(DataContext);
  if (!data) throw new Error('Data hooks need a DataProvider above them.');
  return data;
}

export const useConfiguration = () => useData().configuration;

export const useApiClient = () => useData().loadLine;
