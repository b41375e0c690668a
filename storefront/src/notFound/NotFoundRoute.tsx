import { NotFoundPage } from './NotFoundPage.tsx';

/** Any path that no other page has. */
export function Route() {
  return <NotFoundPage />;
}
