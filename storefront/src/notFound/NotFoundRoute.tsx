import { NotFoundPage } from './NotFoundPage.tsx';

/** Matches every path without a page. */
export function Route() {
  return <NotFoundPage />;
}
