import type { ArticleSummary } from '@elvora/catalogue/model';
import { blog as meta } from '../content/meta.json';
import { blog as content } from '../content/pages.json';
import { type ResourceState, useResource } from '../data/useResource.ts';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { metadataFromContent } from '../document/pageTitles.ts';
import { paths } from '../paths.ts';
import { pictureSourceFor } from '../pictures.ts';
import { type BlogState, BlogView } from './BlogView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: content.title }];

/** The blog (S-035, S-120). */
export function Route() {
  const articles = useResource('articles');
  usePageMetadata({
    ...metadataFromContent(meta),
    canonicalPath: paths.blog,
    breadcrumbs,
    ...(articles.status === 'failed' ? { status: 503 } : {}),
  });
  return (
    <BlogView
      breadcrumbs={breadcrumbs}
      lead={content.lead}
      state={toBlogState(articles)}
      title={content.title}
    />
  );
}

function toBlogState(found: ResourceState<ArticleSummary[]>): BlogState {
  switch (found.status) {
    case 'loading':
      return found;
    case 'ready':
      return { status: 'ready', articles: found.data.map(toArticleCard) };
    case 'failed':
      return { status: 'failed', onRetry: found.retry, isRetrying: found.isRetrying };
    case 'missing':
      return { status: 'ready', articles: [] };
  }
}

const toArticleCard = ({
  id,
  title,
  description,
  picture,
  tags,
  date,
  readTime,
  linkText,
}: ArticleSummary) => ({
  id,
  title,
  href: paths.article(id),
  source: pictureSourceFor(picture, 'main'),
  text: description,
  tags,
  date,
  readTime,
  linkText,
});
