import { notFound as meta } from '../content/meta.json';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { metaOf } from '../document/texts.ts';
import { NotFoundView } from './NotFoundView.tsx';

/** Any address that leads nowhere: status 404 from the server (D-52, O66). */
export function NotFound() {
  usePageDocument({ ...metaOf(meta), status: 404 });
  return <NotFoundView />;
}
