import { createClient } from '@elvora/catalogue/client';
import { uploadWithProgress } from './upload.ts';

/** Base URL of the API; the server writes it into the document. */
const apiBase = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/backend';

export const client = createClient({
  fetch: (...request) => window.fetch(...request),
  upload: uploadWithProgress,
  base: apiBase,
});

/** URL of a resource, for links. */
export const apiUrl = (key: string) => `${apiBase}${key}`;

/** Base URL of pictures. */
export const imageBase = '/media';
