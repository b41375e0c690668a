import { pageColour } from '@elvora/design-system/theme';
import { escapeHtml, scriptJson } from './escape.ts';
import type { Breadcrumb, PageMetadata } from './pageMetadata.ts';

/** For pages without an image of their own. */
const defaultPreviewImage = '/preview.jpg';

export interface SiteMetadata {
  /** Origin of absolute links, independent of the request's `Host` header (O63). */
  siteUrl: string;
  siteName: string;
}

/** Renders the elements of a page's `<head>`. */
export function renderHead(page: PageMetadata, { siteUrl, siteName }: SiteMetadata): string {
  const url = page.canonicalPath === undefined ? null : `${siteUrl}${page.canonicalPath}`;
  const image = absoluteUrl(page.image ?? defaultPreviewImage, siteUrl);
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    `<meta name="theme-color" content="${pageColour}">`,
    ...(url === null
      ? ['<meta name="robots" content="noindex">']
      : [`<link rel="canonical" href="${escapeHtml(url)}">`, property('og:url', url)]),
    property('og:site_name', siteName),
    property('og:type', page.type ?? 'website'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:locale', 'en_IN'),
    property('og:image', image),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(page.preload ? [preloadLink(page.preload)] : []),
    ...structuredDataFor(page, siteUrl).map(
      (data) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ].join('\n');
}

function preloadLink({ srcSet, type, sizes, media }: NonNullable<PageMetadata['preload']>): string {
  const mediaAttribute = media === undefined ? '' : ` media="${escapeHtml(media)}"`;
  return `<link rel="preload" as="image" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" type="${escapeHtml(type)}" fetchpriority="high"${mediaAttribute}>`;
}

export const absoluteUrl = (path: string, siteUrl: string) =>
  path.startsWith('/') ? `${siteUrl}${path}` : path;

function structuredDataFor({ breadcrumbs, structuredData = [] }: PageMetadata, siteUrl: string) {
  return [
    ...(breadcrumbs && breadcrumbs.length > 1 ? [breadcrumbList(breadcrumbs, siteUrl)] : []),
    ...structuredData,
  ];
}

function breadcrumbList(breadcrumbs: readonly Breadcrumb[], siteUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(href === undefined ? {} : { item: absoluteUrl(href, siteUrl) }),
    })),
  };
}
