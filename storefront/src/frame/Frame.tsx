import { ChatLink } from '@elvora/design-system/ChatLink';
import '@elvora/design-system/global';
import { OfflineNotice } from '@elvora/design-system/OfflineNotice';
import { ScrollToTop } from '@elvora/design-system/ScrollToTop';
import { SkipLink } from '@elvora/design-system/SkipLink';
import { UpdateNotice } from '@elvora/design-system/UpdateNotice';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { chat } from '../content/company.json';
import { useResource } from '../data/useResource.ts';
import { usePageName } from '../document/pageName.ts';
import { useQuoteCart } from '../quoteCart/quoteCart.ts';
import { PageLoadError } from '../router/pages.ts';
import { useLinkNavigation } from '../router/useLinkNavigation.ts';
import { useScrollAndFocus } from '../router/useScrollAndFocus.ts';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { chatHref } from './chatHref.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import * as styles from './Frame.css.ts';
import { type Edges, LazyBrokenPage } from './lazyEdges.ts';
import { useLostFile } from './lostFiles.ts';
import { navigationState } from './navigationState.ts';
import { Part } from './Part.tsx';

const mainId = 'main';

/** What stands around every page (S-022). */
export function Frame({ children, edges: { Head, Foot } }: { children: ReactNode; edges: Edges }) {
  const { pathname } = useLocation();
  const menu = useResource('menuCategories');
  const cart = useQuoteCart();
  const page = usePageName();
  const lost = useLostFile();
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
      <UpdateNotice
        isShown={lost !== null}
        onReload={() => window.location.assign(lost?.target ?? window.location.href)}
        text={lostText(cart.length > 0)}
      />
      <Part fallback={null} resetKey={pathname}>
        <aside aria-label="Chat and top of the page" className={styles.floating}>
          <ScrollToTop />
          <ChatLink
            href={chatHref(chat.linkTemplate, chat.number, page)}
            label={`${chat.label} (opens in a new tab)`}
          />
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

const lostText = (hasQuoteList: boolean) =>
  `A part of this site could not be loaded: there may be a newer version. Reload to go on.${
    hasQuoteList ? ' Your quote list is empty after that.' : ''
  }`;
