import { notFound as meta } from '../content/meta.json';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { metadataFromContent, withSiteName } from '../site/pageTitles.ts';
import { NotFoundView, type NotFoundViewProps } from './NotFoundView.tsx';

/** The page for addresses that are not found, with status 404 on the server (D-52, O66). */
export function NotFoundPage(props: NotFoundViewProps) {
  const metadata = metadataFromContent(meta);
  const title = props.title === undefined ? metadata.title : withSiteName(props.title);
  usePageMetadata({ ...metadata, title, status: 404 });
  return <NotFoundView {...props} />;
}
