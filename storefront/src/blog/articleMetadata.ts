import type { Article } from '@elvora/catalogue/model';
import type { PictureSource } from '@elvora/catalogue/operations';
import { absoluteUrl } from '../runtime/document/head.ts';
import type { PageMetadata } from '../runtime/document/pageMetadata.ts';
import { organizationJsonLd } from '../site/organization.ts';
import { withSiteName } from '../site/pageTitles.ts';
import { paths } from '../site/paths.ts';

/** Metadata of an article, with its structured data. */
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
