import { type SearchFieldLabels, searchFieldLabels } from '../SearchField/index.ts';
import type { PictureSource } from '../Picture/index.ts';

export interface SiteHeaderItem {
  label: string;
  href: string;
  /** Further paths of this entry, including their descendants. */
  covers?: readonly string[];
}

export interface SiteHeaderCategory {
  name: string;
  /** Destination on desktop (S-050). */
  href: string;
  /** Destination in the mobile menu (S-051). */
  mobileHref: string;
  /** Formatted count: '8 categories'. */
  count?: string;
  source?: PictureSource | null;
  /** Direct subcategories with their product counts. */
  children?: readonly { name: string; href: string; count?: number }[];
}

export interface SiteHeaderLabels extends SearchFieldLabels {
  home: string;
  navigation: string;
  /** Accessible name of the mobile menu. */
  menu: string;
  openMenu: string;
  closeMenu: string;
  /** Closes the search that covers the screen of a phone. */
  closeSearch: string;
  /** Accessible name of the button that toggles the category panel. */
  toggleCategories: string;
  allProducts: string;
}

export interface CartLinkLabels {
  cart: string;
  /** Formats the item count; `shown` is the badge's text, at most '99+'. */
  items: (count: number, shown: string) => string;
}

export const siteHeaderLabels: SiteHeaderLabels = {
  home: 'Home',
  navigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  closeSearch: 'Close search',
  toggleCategories: 'Product categories',
  allProducts: 'All products',
  ...searchFieldLabels,
};

export const cartLinkLabels: CartLinkLabels = {
  cart: 'Quote list',
  items: (count, shown) => (count === 1 ? '1 item' : `${shown} items`),
};
