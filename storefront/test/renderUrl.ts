import { resourceKeys } from '@elvora/catalogue/contract';
import { render } from '../src/entry-server.tsx';
import type { ApiResponses } from '@elvora/catalogue/contract';

/** A failed response, with the API's message or without one. */
export const failed = (message: string | null) => ({
  status: 503,
  body: message === null ? {} : { message },
});
/** A successful response. */
export const good = (data: unknown) => ({ status: 200, body: { success: true, data } });

/** Renders a page from these responses; resources without one are loading. */
export async function renderUrl(url: string, responses: ApiResponses = {}) {
  const { html, head, status } = await render({
    url,
    responses: { [resourceKeys.menuCategories()]: good([]), ...responses },
    siteUrl: 'https://elvora.example',
    apiBase: '/backend',
    today: '2026-11-21',
  });
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
  return { html, text, head, status };
}
