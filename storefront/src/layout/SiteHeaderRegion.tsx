import { IconDownload, IconFlame, IconSearch } from '@elvora/design-system/Icon';
import { QuickLinks } from '@elvora/design-system/QuickLinks';
import { CartLink, SiteHeader } from '@elvora/design-system/SiteHeader';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { brand, dealers } from '../content/company.json';
import { useResource } from '../runtime/data/useResource.ts';
import { replayKey } from '../runtime/hydration/intent.ts';
import { menuResource } from '../site/menuResource.ts';
import { paths } from '../site/paths.ts';
import { shareQuoteList, useQuoteList } from '../quoteList/quoteList.ts';
import { whenIdle } from '../runtime/browser/whenIdle.ts';
import { useSuggestions } from '../search/useSuggestions.ts';
import { headerSearchQuery, menuCategories, menuItems } from './menu.ts';

// Constant elements, so that a new render of the header does not re-render them.
const quickLinks = (
  <QuickLinks
    help={{
      text: 'Not sure which part fits? Send us the motor plate or the cable diameter.',
      label: 'Ask an engineer',
      href: paths.contact,
    }}
    items={[
      { label: 'Best sellers', href: paths.bestSellers, icon: IconFlame },
      { label: 'Search sizes and codes', href: paths.search(), icon: IconSearch },
      { label: 'Media & Downloads', href: paths.media, icon: IconDownload },
    ]}
    title="Quick links"
  />
);
const cart = <HeaderCartLink />;
const dealerNote = { label: dealers.note, href: paths.distributor };

/** The header of every page, with the categories and the size of the quote list. */
export function SiteHeaderRegion() {
  const { pathname, search } = useLocation();
  const menu = useResource(menuResource);
  const { panel, onSearchInput, onSearchFocus } = useSuggestions();
  const categories = useMemo(() => (menu.status === 'ready' ? menuCategories(menu.data.items) : []), [menu]);
  const menuError = menu.status === 'failed' ? menu.error : null;
  useEffect(
    function logMenuFailure() {
      // The header is rendered without its dropdown (S-056).
      if (menuError) console.error('The product menu could not be loaded.', menuError);
    },
    [menuError],
  );
  useEffect(function replayEarlyKey() {
    replayKey();
  }, []);
  return (
    <SiteHeader
      brand={brand.name}
      cart={cart}
      categories={categories}
      categoriesHref={paths.products()}
      currentPath={pathname}
      fact={`Trading since ${brand.tradingSince}`}
      homeHref={paths.home}
      items={menuItems}
      mobileFooter={dealers.reach}
      onSearchFocus={onSearchFocus}
      onSearchQueryChange={onSearchInput}
      panelAside={quickLinks}
      searchHref={paths.search()}
      searchPanel={panel}
      searchQuery={headerSearchQuery(pathname, new URLSearchParams(search))}
      note={dealerNote}
    />
  );
}

function HeaderCartLink() {
  const { pathname } = useLocation();
  const { length } = useQuoteList();
  useEffect(function shareWithOtherTabs() {
    void whenIdle().then(shareQuoteList);
  }, []);
  return <CartLink count={length} href={paths.cart} isCurrent={pathname === paths.cart} />;
}
