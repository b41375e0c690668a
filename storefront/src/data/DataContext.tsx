import { ClientError } from '@elvora/catalogue/client';
import type { Meaning, PublicKind } from '@elvora/catalogue/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SWRConfig } from 'swr';
import type { Configuration } from '../configuration.ts';
import type { Answers } from './answers.ts';
import { createFreshness, type Freshness } from './freshness.ts';
import type { Line } from './line.ts';
import type { Source } from './sources.ts';

/** Gives the line to the host. Rejects with a `ClientError` when it cannot be loaded. */
export type LoadLine = () => Promise<Line>;

/** Asks for a resource: once, however many want it meanwhile. */
export type FetchData = <Kind extends PublicKind>(source: Source<Kind>) => Promise<Meaning<Kind>>;

interface Data {
  loadLine: LoadLine;
  configuration: Configuration;
  /** Failures that came with the page, by resource key. */
  failures: ReadonlyMap<string, ClientError>;
  freshness: Freshness;
  fetchData: FetchData;
}

const DataContext = createContext<Data | null>(null);

export interface DataProviderProps {
  loadLine: LoadLine;
  configuration: Configuration;
  answers: Answers;
  children: ReactNode;
}

/** Gives the page its data: what came with it, and a line to the host for the rest. */
export function DataProvider({ loadLine, configuration, answers, children }: DataProviderProps) {
  const { data, fallback } = useMemo(() => {
    const { fallback, failures } = sorted(answers);
    const freshness = createFreshness(Object.keys(fallback));
    const underWay = new Map<string, Promise<unknown>>();
    const fetchData = <Kind extends PublicKind>(source: Source<Kind>) => {
      const { key } = source;
      // Under a key there are answers of its kind alone.
      const asked = underWay.get(key) as Promise<Meaning<Kind>> | undefined;
      if (asked) return asked;
      const answer = loadLine()
        .then((line) => line.get(source))
        .then((meaning) => {
          freshness.arrived(key);
          return meaning;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, answer);
      return answer;
    };
    return { data: { loadLine, configuration, failures, freshness, fetchData }, fallback };
  }, [loadLine, configuration, answers]);
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

function sorted(answers: Answers) {
  const fallback: Record<string, unknown> = {};
  const failures = new Map<string, ClientError>();
  for (const [key, answer] of Object.entries(answers)) {
    if ('data' in answer) fallback[key] = answer.data;
    else failures.set(key, new ClientError(answer.failure));
  }
  return { fallback, failures };
}

export function useData(): Data {
  const data = useContext(DataContext);
  if (!data) throw new Error('Data hooks need a DataProvider above them.');
  return data;
}

export const useConfiguration = () => useData().configuration;

export const useLine = () => useData().loadLine;
