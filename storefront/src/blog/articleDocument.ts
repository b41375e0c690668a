import type { Article } from '@elvora/catalogue/model';
import type { PictureSource } from '@elvora/catalogue/operations';
import { absolute, organization } from '../document/head.ts';
import type { PageDocument } from '../document/pageDocument.ts';
import { titled } from '../document/texts.ts';
import { paths } from '../paths.ts';

/** What an article says about itself: title, address, picture, and its data for search engines. */
export function articleDocument(
  { id, title, description, date, tags }: Omit<Article, 'content'>,
  source: PictureSource | null,
  siteUrl: string,
): PageDocument {
  const { name, url } = organization(siteUrl);
  const company = { '@type': 'Organization', name, url };
  const path = paths.article(id);
  return {
    title: titled(title),
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
        mainEntityOfPage: absolute(path, siteUrl),
        ...(source ? { image: absolute(source.src, siteUrl) } : {}),
      },
    ],
  };
}
