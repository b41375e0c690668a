import { usePageDocument } from '../document/DocumentContext.tsx';
import { metaOf } from '../document/texts.ts';
import { NotFoundView } from './NotFoundView.tsx';

/** Any address that leads nowhere: status 404 from the server (D-52, O66). */
export function NotFoundRoute() {
  usePageDocument({ ...metaOf('404'), status: 404 });
  return <NotFoundView />;
}

export { NotFoundRoute as Route };
