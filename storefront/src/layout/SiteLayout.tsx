import '@elvora/design-system/global';
import { OfflineNotice } from '@elvora/design-system/OfflineNotice';
import { ScrollToTop } from '@elvora/design-system/ScrollToTop';
import { FloatingActions, SiteMain } from '@elvora/design-system/SiteMain';
import { SkipLink } from '@elvora/design-system/SkipLink';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useResource } from '../data/useResource.ts';
import { PageLoadError } from '../router/pageModules.ts';
import { useLinkNavigation } from '../router/useLinkNavigation.ts';
import { useScrollAndFocus } from '../router/useScrollAndFocus.ts';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { PageChatLink } from './PageChatLink.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type HeaderFooter, LazyPageErrorFallback } from './lazyHeaderFooter.ts';
import { ChunkLoadErrorNotice } from './ChunkLoadErrorNotice.tsx';
import { navigationState } from './navigationState.ts';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';

const mainId = 'main';

/** What stands around every page (S-022). */
export function SiteLayout({
  children,
  edges: { Header, Footer },
}: {
  children: ReactNode;
  edges: HeaderFooter;
}) {
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
      <SectionErrorBoundary fallback={null} resetKey={pathname}>
        <Header />
      </SectionErrorBoundary>
      <SiteMain id={mainId}>
        <ErrorBoundary fallback={renderPageError} resetKey={pathname}>
          {children}
        </ErrorBoundary>
      </SiteMain>
      <ToastRegion />
      <OfflineNotice />
      <ChunkLoadErrorNotice />
      <SectionErrorBoundary fallback={null} resetKey={pathname}>
        <FloatingActions label="Chat and top of the page">
          <ScrollToTop />
          <PageChatLink />
        </FloatingActions>
      </SectionErrorBoundary>
      <SectionErrorBoundary fallback={null} resetKey={pathname}>
        <Footer />
      </SectionErrorBoundary>
    </>
  );
}

/** A file that is gone stays gone for this page; the page of a newer release knows the new one. */
const renderPageError = (error: Error, tryAgain: () => void) => (
  <SectionErrorBoundary>
    <LazyPageErrorFallback
      onTryAgain={error instanceof PageLoadError ? () => window.location.reload() : tryAgain}
    />
  </SectionErrorBoundary>
);
