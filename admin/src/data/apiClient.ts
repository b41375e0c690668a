import { createClient } from '@elvora/catalogue/client';
import { uploadWithProgress } from './upload.ts';

/** Where the API is: the server writes it into the document. */
const apiBase = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/backend';

export const client = createClient({
  fetch: (...request) => window.fetch(...request),
  upload: uploadWithProgress,
  base: apiBase,
});

/** Address of a resource, for a link. */
export const apiUrl = (key: string) => `${apiBase}${key}`;

/** Where pictures are. */
export const imageBase = '/media';
