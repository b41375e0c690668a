import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { blog as meta } from '../content/meta.json';
import { blog as content } from '../content/pages.json';
import { useConfiguration } from '../runtime/data/DataContext.tsx';
import { type PageData, usePageResource } from '../runtime/data/pageResources.ts';
import type { FailedResource } from '../runtime/data/useResource.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { metadataFromContent } from '../site/pageTitles.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { paths } from '../site/paths.ts';
import { picturePreload, pictureSourceFor } from '../site/pictures.ts';
import { previousPages } from '../runtime/navigation/previousPages.ts';
import { TextLoadError } from '../texts/TextLoadError.tsx';
import { TextSkeleton } from '../texts/TextSkeleton.tsx';
import { articleMetadata } from './articleMetadata.ts';
import { articleResources } from './articlePage.ts';
import { articlePictureSizes, ArticleView } from './ArticleView.tsx';

/** An article by its id (S-122, D-29). */
export function Route() {
  const article = usePageResource(articleResources, 'article');
  switch (article.status) {
    case 'ready':
      return <LoadedArticle article={article.data} />;
    case 'missing':
      return <NotFound title={content.notFound} link={{ label: content.back, href: paths.blog }} />;
    default:
      return <PendingArticle failed={article.status === 'failed' ? article : null} />;
  }
}

function LoadedArticle({ article }: PageData<typeof articleResources>) {
  const { siteUrl } = useConfiguration();
  const { key } = useLocation();
  const navigate = useNavigate();
  const source = pictureSourceFor(article.picture, 'main');
  const preload = picturePreload(source, articlePictureSizes);
  usePageMetadata({ ...articleMetadata(article, source, siteUrl), ...(preload ? { preload } : {}) });
  const goBack = (event: MouseEvent) => {
    // A visitor from the blog page returns to the same scroll position, as with the browser's Back button (D-29).
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
  if (!failed) return <TextSkeleton isArticle />;
  return (
    <TextLoadError
      isRetrying={failed.isRetrying}
      onRetry={failed.retry}
      title="The article could not be loaded"
    />
  );
}
