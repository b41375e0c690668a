import { notFound as meta } from '../content/meta.json';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { metaOf, titled } from '../document/texts.ts';
import { NotFoundView, type NotFoundViewProps } from './NotFoundView.tsx';

/** Any address that leads nowhere: status 404 from the server (D-52, O66). */
export function NotFoundPage(props: NotFoundViewProps) {
  const words = metaOf(meta);
  const title = props.title === undefined ? words.title : titled(props.title);
  usePageDocument({ ...words, title, status: 404 });
  return <NotFoundView {...props} />;
}
