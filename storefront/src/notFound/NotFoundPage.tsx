import { notFound as meta } from '../content/meta.json';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { metadataFromContent, withSiteName } from '../document/pageTitles.ts';
import { NotFoundView, type NotFoundViewProps } from './NotFoundView.tsx';

/** Any address that leads nowhere: status 404 from the server (D-52, O66). */
export function NotFoundPage(props: NotFoundViewProps) {
  const words = metadataFromContent(meta);
  const title = props.title === undefined ? words.title : withSiteName(props.title);
  usePageMetadata({ ...words, title, status: 404 });
  return <NotFoundView {...props} />;
}
