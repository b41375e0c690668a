import type { DocumentItem } from '@elvora/catalogue/model';
import { imageBase } from '../configuration.ts';
import { supplierCode } from '../content/company.json';
import { media as meta } from '../content/meta.json';
import { media as content } from '../content/pages.json';
import { type ResourceState, useResource } from '../data/useResource.ts';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { metadataFromContent } from '../document/pageTitles.ts';
import { paths } from '../paths.ts';
import { type MediaState, MediaView } from './MediaView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: content.title }];

/** Media & Downloads (S-039, S-247). */
export function Route() {
  const documents = useResource('documents');
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

function toMediaState(found: ResourceState<DocumentItem[]>): MediaState {
  switch (found.status) {
    case 'loading':
      return found;
    case 'ready':
      return { status: 'ready', documents: found.data };
    case 'failed':
      return { status: 'failed', onRetry: found.retry, isRetrying: found.isRetrying };
    case 'missing':
      return { status: 'ready', documents: [] };
  }
}
