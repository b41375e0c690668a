import { type Client, createClient, createFormsClient, type FormsClient } from '@elvora/catalogue/client';
import { type Meaning, publicReaders, type PublicKind } from '@elvora/catalogue/contract';
import type { Source } from './sources.ts';

/** The way to the host: asks for resources and sends forms. */
export interface Line {
  get<Kind extends PublicKind>(source: Source<Kind>): Promise<Meaning<Kind>>;
  forms: FormsClient;
}

/** A page that came whole needs no line; it is loaded with the first request. */
export function createLine(apiBase: string): Line {
  const client: Client = createClient({
    fetch: (...request) => window.fetch(...request),
    base: apiBase,
  });
  const readers: { [Kind in PublicKind]: (answer: unknown) => Meaning<Kind> } = publicReaders;
  return {
    get: ({ kind, key }) => client.get({ key, read: readers[kind] }),
    forms: createFormsClient(client),
  };
}
