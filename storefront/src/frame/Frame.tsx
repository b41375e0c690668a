import { ChatLink } from '@elvora/design-system/ChatLink';
import '@elvora/design-system/global';
import { OfflineNotice } from '@elvora/design-system/OfflineNotice';
import { ScrollToTop } from '@elvora/design-system/ScrollToTop';
import { SiteFooter } from '@elvora/design-system/SiteFooter';
import { SiteHeader } from '@elvora/design-system/SiteHeader';
import { SkipLink } from '@elvora/design-system/SkipLink';
import { UpdateNotice } from '@elvora/design-system/UpdateNotice';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { brand, chat, dealers } from '../content/company.json';
import footer from '../content/footer.json';
import { useConfiguration } from '../data/DataContext.tsx';
import { useResource } from '../data/useResource.ts';
import { usePageName } from '../document/pageName.ts';
import { Newsletter } from '../newsletter/Newsletter.tsx';
import { paths } from '../paths.ts';
import { useQuoteCart } from '../quoteCart/quoteCart.ts';
import { RouteLoadError } from '../router/routeModules.ts';
import { useLinkNavigation } from '../router/useLinkNavigation.ts';
import { useScrollAndFocus } from '../router/useScrollAndFocus.ts';
import { searchQuery } from '../search/searchAddress.ts';
import { useSuggestions } from '../search/useSuggestions.ts';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { chatHref } from './chatHref.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import * as styles from './Frame.css.ts';
import { useLostFile } from './lostFiles.ts';
import { menuCategories, menuItems } from './menu.ts';
import { navigationState } from './navigationState.ts';
import { Part } from './Part.tsx';
import { QuickWays } from './QuickWays.tsx';

const mainId = 'main';

/** What stands around every page (S-022). */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { today } = useConfiguration();
  const menu = useResource('menuCategories');
  const cart = useQuoteCart();
  const page = usePageName();
  const { suggestions, onSearchInput } = useSuggestions();
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
  const categories = useMemo(() => (menu.status === 'ready' ? menuCategories(menu.data.items) : []), [menu]);

  return (
    <>
      <SkipLink target={mainId} />
      <Part fallback={null} resetKey={pathname}>
        <SiteHeader
          brand={brand.name}
          cartCount={cart.length}
          cartHref={paths.cart}
          categories={categories}
          categoriesHref={paths.products()}
          currentPath={pathname}
          fact={`Trading since ${brand.tradingSince}`}
          homeHref={paths.home}
          items={menuItems}
          mobileFoot={dealers.reach}
          onSearchInput={onSearchInput}
          panelAside={<QuickWays />}
          searchHref={paths.search()}
          searchQuery={pathname === paths.search() ? searchQuery(new URLSearchParams(search)) : ''}
          searchSuggestions={suggestions}
          note={{ label: dealers.note, href: paths.distributor }}
        />
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
        <SiteFooter
          about={footer.about}
          brand={brand.name}
          columns={footer.columns}
          fact={footer.fact}
          legal={footer.legal.replace('{year}', today.slice(0, 4))}
        >
          <Part fallback={null} resetKey={pathname}>
            <Newsletter />
          </Part>
        </SiteFooter>
      </Part>
    </>
  );
}

/** A file that is gone stays gone for this page; the page of a newer release knows the new one. */
const brokenPage = (error: Error, tryAgain: () => void) => (
  <BrokenPage onTryAgain={error instanceof RouteLoadError ? () => window.location.reload() : tryAgain} />
);

const lostText = (hasQuoteList: boolean) =>
  `A part of this site could not be loaded: there may be a newer version. Reload to go on.${
    hasQuoteList ? ' Your quote list is empty after that.' : ''
  }`;
