import { type Client, ClientError } from '@elvora/catalogue/client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SWRConfig } from 'swr';
import type { Configuration } from '../configuration.ts';
import { createFreshness, type Freshness } from './freshness.ts';

/** An answer that came with the page. */
export interface EmbeddedAnswer {
  status: number;
  body: unknown;
}

export type EmbeddedAnswers = Readonly<Record<string, EmbeddedAnswer>>;

interface Data {
  client: Client;
  configuration: Configuration;
  /** Failures that came with the page, by resource key. */
  failures: ReadonlyMap<string, ClientError>;
  freshness: Freshness;
  /** Asks for the answer of a key: once, however many want it meanwhile. */
  fetchAnswer: (key: string) => Promise<unknown>;
}

const DataContext = createContext<Data | null>(null);

export interface DataProviderProps {
  client: Client;
  configuration: Configuration;
  answers: EmbeddedAnswers;
  children: ReactNode;
}

/** Gives the page its data: what came with it, and a client for the rest. */
export function DataProvider({ client, configuration, answers, children }: DataProviderProps) {
  const { data, fallback } = useMemo(() => {
    const { fallback, failures } = sorted(answers);
    const freshness = createFreshness(Object.keys(fallback));
    const underWay = new Map<string, Promise<unknown>>();
    const fetchAnswer = (key: string) => {
      const asked = underWay.get(key);
      if (asked) return asked;
      const answer = client
        .raw(key)
        .then((body) => {
          freshness.arrived(key);
          return body;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, answer);
      return answer;
    };
    return { data: { client, configuration, failures, freshness, fetchAnswer }, fallback };
  }, [client, configuration, answers]);
  return (
    <DataContext value={data}>
      <SWRConfig
        value={{
          fallback,
          fetcher: data.fetchAnswer,
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

function sorted(answers: EmbeddedAnswers) {
  const fallback: Record<string, unknown> = {};
  const failures = new Map<string, ClientError>();
  for (const [key, { status, body }] of Object.entries(answers)) {
    if (status < 400) fallback[key] = body;
    else failures.set(key, new ClientError({ kind: 'http', status, text: textOf(body) }));
  }
  return { fallback, failures };
}

function textOf(body: unknown): string | null {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : null;
}

export function useData(): Data {
  const data = useContext(DataContext);
  if (!data) throw new Error('Data hooks need a DataProvider above them.');
  return data;
}

export const useConfiguration = () => useData().configuration;

export const useClient = () => useData().client;
