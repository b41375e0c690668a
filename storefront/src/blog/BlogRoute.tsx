import type { ArticleSummary } from '@elvora/catalogue/model';
import { blog as meta } from '../content/meta.json';
import { blog as content } from '../content/pages.json';
import { type Loaded, useResource } from '../data/useResource.ts';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { metaOf } from '../document/texts.ts';
import { paths } from '../paths.ts';
import { sourceOf } from '../pictures.ts';
import { type BlogState, BlogView } from './BlogView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: content.title }];

/** The blog (S-035, S-120). */
export function Route() {
  const articles = useResource('articles');
  usePageDocument({
    ...metaOf(meta),
    canonicalPath: paths.blog,
    breadcrumbs,
    ...(articles.status === 'failed' ? { status: 503 } : {}),
  });
  return (
    <BlogView breadcrumbs={breadcrumbs} lead={content.lead} state={stateOf(articles)} title={content.title} />
  );
}

function stateOf(found: Loaded<ArticleSummary[]>): BlogState {
  switch (found.status) {
    case 'loading':
      return found;
    case 'ready':
      return { status: 'ready', articles: found.data.map(cardOf) };
    case 'failed':
      return { status: 'failed', onRetry: found.retry, isRetrying: found.isRetrying };
    case 'missing':
      return { status: 'ready', articles: [] };
  }
}

const cardOf = ({ id, title, description, picture, tags, date, readTime, linkText }: ArticleSummary) => ({
  id,
  title,
  href: paths.article(id),
  source: sourceOf(picture, 'main'),
  text: description,
  tags,
  date,
  readTime,
  linkText,
});
