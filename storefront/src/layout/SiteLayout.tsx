import '@elvora/design-system/global';
import { OfflineNotice } from '@elvora/design-system/OfflineNotice';
import { ScrollToTop } from '@elvora/design-system/ScrollToTop';
import { FloatingActions, SiteMain } from '@elvora/design-system/SiteMain';
import { SkipLink } from '@elvora/design-system/SkipLink';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { type PageLoader, PageLoadError } from '../runtime/navigation/pageLoader.ts';
import { useLinkNavigation } from '../runtime/navigation/useLinkNavigation.ts';
import { useScrollAndFocus } from '../runtime/navigation/useScrollAndFocus.ts';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { PageChatLink } from './PageChatLink.tsx';
import { ErrorBoundary } from '../runtime/errors/ErrorBoundary.tsx';
import { type HeaderFooter, LazyPageErrorFallback } from './lazyHeaderFooter.ts';
import { ChunkLoadErrorNotice } from './ChunkLoadErrorNotice.tsx';
import { quoteList } from '../quoteList/quoteList.ts';
import { navigationState } from '../runtime/navigation/navigationState.ts';
import { SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';

const mainId = 'main';

interface SiteLayoutProps {
  children: ReactNode;
  headerFooter: HeaderFooter;
  pageLoader: PageLoader;
}

/** Header, footer and everything else around a page (S-022). */
export function SiteLayout({ children, headerFooter: { Header, Footer }, pageLoader }: SiteLayoutProps) {
  const { pathname } = useLocation();
  // A new document would lose the quote list (S-213) and its receipt.
  useLinkNavigation({ pageLoader, getState: navigationState.current, hasUnsavedState: quoteList.wasUsed });
  useScrollAndFocus();

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

/** A script missing from the server stays missing for this document: only a reload gets the new release. */
const renderPageError = (error: Error, tryAgain: () => void) => (
  <SectionErrorBoundary>
    <LazyPageErrorFallback
      onTryAgain={error instanceof PageLoadError ? () => window.location.reload() : tryAgain}
    />
  </SectionErrorBoundary>
);
