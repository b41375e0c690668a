import { NotFoundPage } from './NotFoundPage.tsx';

/** Any address no other page has. */
export function Route() {
  return <NotFoundPage />;
}
