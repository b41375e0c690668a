import { IconDownload, IconFlame, IconSearch } from '@elvora/design-system/Icon';
import { QuickLinks } from '@elvora/design-system/QuickLinks';
import { CartLink, SiteHeader } from '@elvora/design-system/SiteHeader';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { brand, dealers } from '../content/company.json';
import { useResource } from '../data/useResource.ts';
import { replayKey } from '../hydration/intent.ts';
import { paths } from '../paths.ts';
import { useQuoteCart } from '../quoteCart/quoteCart.ts';
import { useSuggestions } from '../search/useSuggestions.ts';
import { headerSearchQuery, menuCategories, menuItems } from './menu.ts';

// The same with every rendering: what stands in the head unchanged is not drawn again.
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
    title="Quick ways in"
  />
);
const cart = <HeaderCartLink />;
const dealerNote = { label: dealers.note, href: paths.distributor };

/** The head of every page, with what it knows of the catalogue and the quote list. */
export function SiteHeaderRegion() {
  const { pathname, search } = useLocation();
  const menu = useResource('menuCategories');
  const { suggestions, onSearchInput } = useSuggestions();
  const categories = useMemo(() => (menu.status === 'ready' ? menuCategories(menu.data.items) : []), [menu]);
  useEffect(function repeatEarlyKey() {
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
      onSearchQueryChange={onSearchInput}
      panelAside={quickLinks}
      searchHref={paths.search()}
      searchQuery={headerSearchQuery(pathname, new URLSearchParams(search))}
      searchSuggestions={suggestions}
      note={dealerNote}
    />
  );
}

function HeaderCartLink() {
  const { pathname } = useLocation();
  const { length } = useQuoteCart();
  return <CartLink count={length} href={paths.cart} isCurrent={pathname === paths.cart} />;
}
