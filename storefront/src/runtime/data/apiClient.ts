import {
  type CallOptions,
  type Client,
  createClient,
  createFormsClient,
  type FormsClient,
} from '@elvora/catalogue/client';
import { type ResourceData, publicReaders, type PublicResourceKind } from '@elvora/catalogue/contract';
import type { ResourceRef } from './resourceRef.ts';

/** Fetches resources and sends forms. */
export interface ApiClient extends Pick<Client, 'send'> {
  get<Kind extends PublicResourceKind>(
    ref: ResourceRef<Kind>,
    options?: CallOptions,
  ): Promise<ResourceData<Kind>>;
  forms: FormsClient;
}

export function createApiClient(apiBase: string): ApiClient {
  const client: Client = createClient({
    fetch: (...request) => window.fetch(...request),
    base: apiBase,
  });
  const readers: { [Kind in PublicResourceKind]: (body: unknown) => ResourceData<Kind> } = publicReaders;
  return {
    get: ({ kind, key }, options) => client.get({ key, read: readers[kind] }, options),
    forms: createFormsClient(client),
    send: client.send,
  };
}
