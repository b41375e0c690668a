import type { Article } from '@elvora/catalogue/model';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { blog as meta } from '../content/meta.json';
import { blog as content } from '../content/pages.json';
import { useConfiguration } from '../data/DataContext.tsx';
import { type Failed, useResource } from '../data/useResource.ts';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { metaOf } from '../document/texts.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { namesBelow, paths } from '../paths.ts';
import { preloadOf, sourceOf } from '../pictures.ts';
import { pageBefore } from '../router/pageBefore.ts';
import { FailedText } from '../texts/FailedText.tsx';
import { LoadingText } from '../texts/LoadingText.tsx';
import { articleDocument } from './articleDocument.ts';
import { articleSizes, ArticleView } from './ArticleView.tsx';

/** An article by its id (S-122, D-29). */
export function Route() {
  const { pathname } = useLocation();
  const [id = ''] = namesBelow('/blog/', pathname) ?? [];
  const article = useResource('article', id);
  switch (article.status) {
    case 'ready':
      return <Ready article={article.data} />;
    case 'missing':
      return <NotFound title={content.notFound} wayOn={{ label: content.back, href: paths.blog }} />;
    default:
      return <Waiting failed={article.status === 'failed' ? article : null} />;
  }
}

function Ready({ article }: { article: Article }) {
  const { siteUrl } = useConfiguration();
  const { key } = useLocation();
  const navigate = useNavigate();
  const source = sourceOf(article.picture, 'main');
  const preload = preloadOf(source, articleSizes);
  usePageDocument({ ...articleDocument(article, source, siteUrl), ...(preload ? { preload } : {}) });
  const goBack = (event: MouseEvent) => {
    // Who came from the grid returns to the same place in it, as with the browser's own Back (D-29).
    if (pageBefore.of(key) !== paths.blog || event.ctrlKey || event.metaKey || event.shiftKey) return;
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

function Waiting({ failed }: { failed: Failed | null }) {
  usePageDocument({ ...metaOf(meta), ...(failed ? { status: 503 } : {}) });
  if (!failed) return <LoadingText />;
  return (
    <FailedText
      isRetrying={failed.isRetrying}
      onRetry={failed.retry}
      title="The article could not be loaded"
    />
  );
}
