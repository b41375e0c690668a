import '@elvora/design-system/global';
import { OfflineNotice } from '@elvora/design-system/OfflineNotice';
import { ScrollToTop } from '@elvora/design-system/ScrollToTop';
import { SkipLink } from '@elvora/design-system/SkipLink';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useResource } from '../data/useResource.ts';
import { PageLoadError } from '../router/pages.ts';
import { useLinkNavigation } from '../router/useLinkNavigation.ts';
import { useScrollAndFocus } from '../router/useScrollAndFocus.ts';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { ChatWay } from './ChatWay.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import * as styles from './Frame.css.ts';
import { type Edges, LazyBrokenPage } from './lazyEdges.ts';
import { LostFileNotice } from './LostFileNotice.tsx';
import { navigationState } from './navigationState.ts';
import { Part } from './Part.tsx';

const mainId = 'main';

/** What stands around every page (S-022). */
export function Frame({ children, edges: { Head, Foot } }: { children: ReactNode; edges: Edges }) {
  const { pathname } = useLocation();
  const menu = useResource('menuCategories');
  useLinkNavigation(navigationState.current);
  useScrollAndFocus();

  const menuError = menu.status === 'failed' ? menu.error : null;
  useEffect(
    function logMenuFailure() {
      // The header stands without its dropdown (S-056).
      if (menuError) console.error('The product menu could not be loaded.', menuError);
    },
    [menuError],
  );

  return (
    <>
      <SkipLink target={mainId} />
      <Part fallback={null} resetKey={pathname}>
        <Head />
      </Part>
      <main className={styles.main} id={mainId}>
        <ErrorBoundary fallback={brokenPage} resetKey={pathname}>
          {children}
        </ErrorBoundary>
      </main>
      <ToastRegion />
      <OfflineNotice />
      <LostFileNotice />
      <Part fallback={null} resetKey={pathname}>
        <aside aria-label="Chat and top of the page" className={styles.floating}>
          <ScrollToTop />
          <ChatWay />
        </aside>
      </Part>
      <Part fallback={null} resetKey={pathname}>
        <Foot />
      </Part>
    </>
  );
}

/** A file that is gone stays gone for this page; the page of a newer release knows the new one. */
const brokenPage = (error: Error, tryAgain: () => void) => (
  <Part>
    <LazyBrokenPage onTryAgain={error instanceof PageLoadError ? () => window.location.reload() : tryAgain} />
  </Part>
);
