import { type ComponentType, Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PagePlaceholder } from './PagePlaceholder.tsx';
import { type InitialPage, getLoadedPage, loadPage } from './pageModules.ts';

/** Shows the page of the address; on the one the server has drawn, what is given. */
export function RouteOutlet({ First }: { First: ComponentType }) {
  const { pathname } = useLocation();
  // Kept outside of what suspends, so that it is the address of the beginning whatever is waited for.
  const [first] = useState({ pathname, Page: First });
  return (
    <Suspense fallback={<PagePlaceholder />}>
      <CurrentPage first={first} />
    </Suspense>
  );
}

/** A module that is not here yet suspends: the page before it stays meanwhile. */
function CurrentPage({ first }: { first: InitialPage }) {
  const { pathname } = useLocation();
  const Page =
    pathname === first.pathname ? first.Page : (getLoadedPage(pathname) ?? use(loadPage(pathname))).Route;
  return <Page key={pathname} />;
}
