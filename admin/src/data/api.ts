import { createClient } from '@elvora/catalogue/client';

/** Where the API is: the server writes it into the document. */
const apiBase = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/backend';

export const client = createClient({ fetch: (...request) => window.fetch(...request), base: apiBase });

/** Where pictures are. */
export const imageBase = '/media';
