import type { Article } from '@elvora/catalogue/model';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { blog as meta } from '../content/meta.json';
import { blog as content } from '../content/pages.json';
import { useConfiguration } from '../data/DataContext.tsx';
import { type FailedResource, useResource } from '../data/useResource.ts';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { metadataFromContent } from '../document/pageTitles.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { pathSegmentsAfter, paths } from '../paths.ts';
import { picturePreload, pictureSourceFor } from '../pictures.ts';
import { previousPages } from '../router/previousPages.ts';
import { TextLoadError } from '../texts/TextLoadError.tsx';
import { TextSkeleton } from '../texts/TextSkeleton.tsx';
import { articleMetadata } from './articleMetadata.ts';
import { articlePictureSizes, ArticleView } from './ArticleView.tsx';

/** An article by its id (S-122, D-29). */
export function Route() {
  const { pathname } = useLocation();
  const [id = ''] = pathSegmentsAfter('/blog/', pathname) ?? [];
  const article = useResource('article', id);
  switch (article.status) {
    case 'ready':
      return <LoadedArticle article={article.data} />;
    case 'missing':
      return <NotFound title={content.notFound} link={{ label: content.back, href: paths.blog }} />;
    default:
      return <PendingArticle failed={article.status === 'failed' ? article : null} />;
  }
}

function LoadedArticle({ article }: { article: Article }) {
  const { siteUrl } = useConfiguration();
  const { key } = useLocation();
  const navigate = useNavigate();
  const source = pictureSourceFor(article.picture, 'main');
  const preload = picturePreload(source, articlePictureSizes);
  usePageMetadata({ ...articleMetadata(article, source, siteUrl), ...(preload ? { preload } : {}) });
  const goBack = (event: MouseEvent) => {
    // Who came from the grid returns to the same place in it, as with the browser's own Back (D-29).
    if (previousPages.of(key) !== paths.blog || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <ArticleView
      article={article}
      back={{ label: content.back, href: paths.articleInBlog(article.id) }}
      onBack={goBack}
      source={source}
    />
  );
}

function PendingArticle({ failed }: { failed: FailedResource | null }) {
  usePageMetadata({ ...metadataFromContent(meta), ...(failed ? { status: 503 } : {}) });
  if (!failed) return <TextSkeleton />;
  return (
    <TextLoadError
      isRetrying={failed.isRetrying}
      onRetry={failed.retry}
      title="The article could not be loaded"
    />
  );
}
