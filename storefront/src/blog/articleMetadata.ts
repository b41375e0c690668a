import type { Article } from '@elvora/catalogue/model';
import type { PictureSource } from '@elvora/catalogue/operations';
import { absoluteUrl, organizationJsonLd } from '../document/head.ts';
import type { PageMetadata } from '../document/pageMetadata.ts';
import { withSiteName } from '../document/pageTitles.ts';
import { paths } from '../paths.ts';

/** What an article says about itself: title, address, picture, and its data for search engines. */
export function articleMetadata(
  { id, title, description, date, tags }: Omit<Article, 'content'>,
  source: PictureSource | null,
  siteUrl: string,
): PageMetadata {
  const { name, url } = organizationJsonLd(siteUrl);
  const company = { '@type': 'Organization', name, url };
  const path = paths.article(id);
  return {
    title: withSiteName(title),
    description,
    canonicalPath: path,
    type: 'article',
    breadcrumbs: [{ label: 'Home', href: paths.home }, { label: 'Blog', href: paths.blog }, { label: title }],
    ...(source ? { image: source.src } : {}),
    structuredData: [
      {
        '@type': 'Article',
        headline: title,
        description,
        datePublished: date,
        keywords: tags.join(', '),
        author: company,
        publisher: company,
        mainEntityOfPage: absoluteUrl(path, siteUrl),
        ...(source ? { image: absoluteUrl(source.src, siteUrl) } : {}),
      },
    ],
  };
}
