import { paths } from '../paths.ts';

/** What automatic readers may read: every public page, but not what staff and forms use. */
export function robotsText({ siteUrl, apiBase }: { siteUrl: string; apiBase: string }): string {
  return [
    'User-agent: *',
    ...['/admin', `${apiBase}/`, paths.cart, paths.search()].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
