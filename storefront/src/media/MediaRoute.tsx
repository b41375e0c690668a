import { imageBase } from '../runtime/data/configuration.ts';
import { supplierCode } from '../content/company.json';
import { media as meta } from '../content/meta.json';
import { media as content } from '../content/pages.json';
import { type PageData, usePageResource } from '../runtime/data/pageResources.ts';
import type { ResourceState } from '../runtime/data/useResource.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { metadataFromContent } from '../site/pageTitles.ts';
import { paths } from '../site/paths.ts';
import { mediaResources } from './mediaPage.ts';
import { type MediaState, MediaView } from './MediaView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: content.title }];

/** Media & Downloads (S-039, S-247). */
export function Route() {
  const documents = usePageResource(mediaResources, 'documents');
  usePageMetadata({
    ...metadataFromContent(meta),
    canonicalPath: paths.media,
    breadcrumbs,
    ...(documents.status === 'failed' ? { status: 503 } : {}),
  });
  return (
    <MediaView
      breadcrumbs={breadcrumbs}
      lead={content.lead}
      state={toMediaState(documents)}
      supplierCode={{ title: supplierCode.title, href: `${imageBase}/${supplierCode.filePath}` }}
      title={content.title}
    />
  );
}

function toMediaState(documents: ResourceState<PageData<typeof mediaResources>['documents']>): MediaState {
  switch (documents.status) {
    case 'loading':
      return documents;
    case 'ready':
      return { status: 'ready', documents: documents.data };
    case 'failed':
      return { status: 'failed', onRetry: documents.retry, isRetrying: documents.isRetrying };
    case 'missing':
      return { status: 'ready', documents: [] };
  }
}
