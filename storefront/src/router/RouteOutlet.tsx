import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { type FirstPage, loadedPage, loadPage } from './pages.ts';

/** Shows the page of the address. A module that is not here yet suspends: the page before it stays meanwhile. */
export function RouteOutlet({ first }: { first: FirstPage }) {
  const { pathname } = useLocation();
  const Page =
    pathname === first.pathname ? first.Page : (loadedPage(pathname) ?? use(loadPage(pathname))).Route;
  return <Page key={pathname} />;
}
