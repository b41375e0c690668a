import type { SitePage, SitePageName } from '@elvora/catalogue/model';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import { useResource } from '../runtime/data/useResource.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import type { PageMetadata } from '../runtime/document/pageMetadata.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { paths } from '../site/paths.ts';
import { TextLoadError } from './TextLoadError.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';
import { TextPageView } from './TextPageView.tsx';

interface TextPageProps {
  name: SitePageName;
  path: string;
  meta: Pick<PageMetadata, 'title' | 'description'>;
}

/** A page that is one long text, in any state (D-02). */
export function TextPage({ name, path, meta }: TextPageProps) {
  const page = useResource(resourceRef('sitePage', name));
  switch (page.status) {
    case 'ready':
      return <LoadedPage meta={meta} page={page.data} path={path} />;
    case 'missing':
      return <NotFound />;
    default:
      return <PendingPage resource={page} meta={meta} path={path} />;
  }
}

interface LoadedPageProps extends Omit<TextPageProps, 'name'> {
  page: SitePage;
}

function LoadedPage({ page, path, meta }: LoadedPageProps) {
  const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: page.title }];
  usePageMetadata({ ...meta, canonicalPath: path, breadcrumbs });
  return <TextPageView breadcrumbs={breadcrumbs} page={page} />;
}

interface PendingPageProps extends Omit<TextPageProps, 'name'> {
  resource: Extract<ReturnType<typeof useResource<'sitePage'>>, { status: 'loading' | 'failed' }>;
}

function PendingPage({ resource, meta, path }: PendingPageProps) {
  const isFailed = resource.status === 'failed';
  usePageMetadata({ ...meta, canonicalPath: path, ...(isFailed ? { status: 503 } : {}) });
  if (!isFailed) return <TextSkeleton />;
  return (
    <TextLoadError
      isRetrying={resource.isRetrying}
      onRetry={resource.retry}
      title="This page could not be loaded"
    />
  );
}
