import { blog as meta } from '../content/meta.json';
import { blog as content } from '../content/pages.json';
import { type PageData, usePageResource } from '../runtime/data/pageResources.ts';
import type { ResourceState } from '../runtime/data/useResource.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { metadataFromContent } from '../site/pageTitles.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { blogResources } from './blogPage.ts';
import { type BlogState, BlogView } from './BlogView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: content.title }];

/** The blog (S-035, S-120). */
export function Route() {
  const articles = usePageResource(blogResources, 'articles');
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

type Articles = PageData<typeof blogResources>['articles'];

function toBlogState(articles: ResourceState<Articles>): BlogState {
  switch (articles.status) {
    case 'loading':
      return articles;
    case 'ready':
      return { status: 'ready', articles: articles.data.toSorted(newestFirst).map(toArticleCard) };
    case 'failed':
      return { status: 'failed', onRetry: articles.retry, isRetrying: articles.isRetrying };
    case 'missing':
      return { status: 'ready', articles: [] };
  }
}

const newestFirst = (a: Articles[number], b: Articles[number]) => b.date.localeCompare(a.date);

const toArticleCard = ({
  id,
  title,
  description,
  picture,
  tags,
  date,
  readTime,
  linkText,
}: Articles[number]) => ({
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
