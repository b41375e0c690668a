import type { SitePage, SitePageName } from '@elvora/catalogue/model';
import { useResource } from '../data/useResource.ts';
import { usePageDocument } from '../document/DocumentContext.tsx';
import type { PageDocument } from '../document/pageDocument.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { paths } from '../paths.ts';
import { FailedText } from './FailedText.tsx';
import { LoadingText } from './LoadingText.tsx';
import { TextPageView } from './TextPageView.tsx';

interface TextPageProps {
  name: SitePageName;
  path: string;
  meta: Pick<PageDocument, 'title' | 'description'>;
}

/** One of the pages that are a long text, in whatever state it is (D-02). */
export function TextPage({ name, path, meta }: TextPageProps) {
  const page = useResource('sitePage', name);
  switch (page.status) {
    case 'ready':
      return <ReadyPage meta={meta} page={page.data} path={path} />;
    case 'missing':
      return <NotFound />;
    default:
      return <WaitingPage found={page} meta={meta} path={path} />;
  }
}

interface ReadyPageProps extends Omit<TextPageProps, 'name'> {
  page: SitePage;
}

function ReadyPage({ page, path, meta }: ReadyPageProps) {
  const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: page.title }];
  usePageDocument({ ...meta, canonicalPath: path, breadcrumbs });
  return <TextPageView breadcrumbs={breadcrumbs} page={page} />;
}

interface WaitingPageProps extends Omit<TextPageProps, 'name'> {
  found: Extract<ReturnType<typeof useResource<'sitePage'>>, { status: 'loading' | 'failed' }>;
}

function WaitingPage({ found, meta, path }: WaitingPageProps) {
  const isFailed = found.status === 'failed';
  usePageDocument({ ...meta, canonicalPath: path, ...(isFailed ? { status: 503 } : {}) });
  if (!isFailed) return <LoadingText />;
  return (
    <FailedText isRetrying={found.isRetrying} onRetry={found.retry} title="This page could not be loaded" />
  );
}
