import { paths } from '../site/paths.ts';

/**
 * Allows every public page, but not the admin panel, the API, the cart, search results and comparisons, which
 * have unlimited combinations.
 */
export function robotsText({ siteUrl, apiBase }: { siteUrl: string; apiBase: string }): string {
  return [
    'User-agent: *',
    ...['/admin', `${apiBase}/`, paths.cart, paths.search(), paths.compare()].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
