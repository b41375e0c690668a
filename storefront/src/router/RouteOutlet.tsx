import { type ComponentType, Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NoPage } from './NoPage.tsx';
import { type FirstPage, loadedPage, loadPage } from './pages.ts';

/** Shows the page of the address; on the one the server has drawn, what is given. */
export function RouteOutlet({ First }: { First: ComponentType }) {
  const { pathname } = useLocation();
  // Kept outside of what suspends, so that it is the address of the beginning whatever is waited for.
  const [first] = useState({ pathname, Page: First });
  return (
    <Suspense fallback={<NoPage />}>
      <CurrentPage first={first} />
    </Suspense>
  );
}

/** A module that is not here yet suspends: the page before it stays meanwhile. */
function CurrentPage({ first }: { first: FirstPage }) {
  const { pathname } = useLocation();
  const Page =
    pathname === first.pathname ? first.Page : (loadedPage(pathname) ?? use(loadPage(pathname))).Route;
  return <Page key={pathname} />;
}
