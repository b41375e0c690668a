import type { ResourceData, PublicResourceKind } from '@elvora/catalogue/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SWRConfig } from 'swr';
import type { Configuration } from './configuration.ts';
import type { PageResults } from './pageResults.ts';
import { createFreshness, type Freshness } from './freshness.ts';
import type { ApiClient } from './apiClient.ts';
import type { ResourceRef } from './resourceRef.ts';

/** Loads the API client, which a page needs only for its first request. Rejects with a `ClientError`. */
export type LoadApiClient = () => Promise<ApiClient>;

/** Fetches a resource; concurrent calls share one request. */
export type FetchResource = <Kind extends PublicResourceKind>(
  ref: ResourceRef<Kind>,
) => Promise<ResourceData<Kind>>;

interface DataContextValue {
  loadApiClient: LoadApiClient;
  configuration: Configuration;
  /** Results of the page that the server has rendered. */
  results: PageResults;
  freshness: Freshness;
  fetchData: FetchResource;
}

const DataContext = createContext<DataContextValue | null>(null);

export interface DataProviderProps {
  loadApiClient: LoadApiClient;
  configuration: Configuration;
  results: PageResults;
  children: ReactNode;
}

/** Provides the data embedded in the page, and fetches the rest. */
export function DataProvider({ loadApiClient, configuration, results, children }: DataProviderProps) {
  const data = useMemo(() => {
    const freshness = createFreshness(results);
    const inFlight = new Map<string, Promise<unknown>>();
    const fetchData = <Kind extends PublicResourceKind>(ref: ResourceRef<Kind>) => {
      const { key } = ref;
      // A key belongs to one kind.
      const pending = inFlight.get(key) as Promise<ResourceData<Kind>> | undefined;
      if (pending) return pending;
      const request = loadApiClient()
        .then((client) => client.get(ref))
        .then((fetched) => {
          freshness.markFetched(key);
          return fetched;
        })
        .finally(() => inFlight.delete(key));
      inFlight.set(key, request);
      return request;
    };
    return { loadApiClient, configuration, results, freshness, fetchData };
  }, [loadApiClient, configuration, results]);
  return (
    <DataContext value={data}>
      <SWRConfig
        value={{
          // The API client retries temporary errors itself.
          shouldRetryOnError: false,
          // Embedded data is fresh; revalidating it on focus is early enough.
          revalidateIfStale: false,
          focusThrottleInterval: 30_000,
        }}
      >
        {children}
      </SWRConfig>
    </DataContext>
  );
}

export function useData(): DataContextValue {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData needs a DataProvider above it.');
  return data;
}

export const useConfiguration = () => useData().configuration;

/** Returns the loader of the API client. */
export const useApiClient = () => useData().loadApiClient;
