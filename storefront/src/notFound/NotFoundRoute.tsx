import { NotFound } from './NotFound.tsx';

/** Any address no other page has. */
export function Route() {
  return <NotFound />;
}
