import { type ComponentType, Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PagePlaceholder } from './PagePlaceholder.tsx';
import type { PageLoader } from './pageLoader.ts';

interface RouteOutletProps {
  /** The page that the server has rendered. */
  Page: ComponentType;
  pageLoader: PageLoader;
}

/** Renders the page of the current address. */
export function RouteOutlet({ Page, pageLoader }: RouteOutletProps) {
  const { pathname } = useLocation();
  // In a component that never suspends, so that a pending page does not reset it.
  const [initial] = useState({ pathname, Page });
  return (
    <Suspense fallback={<PagePlaceholder />}>
      <CurrentPage initial={initial} pageLoader={pageLoader} />
    </Suspense>
  );
}

interface CurrentPageProps {
  initial: { pathname: string; Page: ComponentType };
  pageLoader: PageLoader;
}

/** Suspends until the module has loaded; the transition keeps the previous page visible. */
function CurrentPage({ initial, pageLoader: { lastAttempt, loaded } }: CurrentPageProps) {
  const { pathname } = useLocation();
  const Page =
    pathname === initial.pathname ? initial.Page : (loaded(pathname) ?? use(lastAttempt(pathname))).Route;
  return <Page key={pathname} />;
}
