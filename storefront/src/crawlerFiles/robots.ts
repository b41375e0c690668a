import { paths } from '../site/paths.ts';

/** Allows every public page, but not the admin panel, the API, the cart and search results. */
export function robotsText({ siteUrl, apiBase }: { siteUrl: string; apiBase: string }): string {
  return [
    'User-agent: *',
    ...['/admin', `${apiBase}/`, paths.cart, paths.search()].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
