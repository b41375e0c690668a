import { type SearchFieldLabels, searchFieldLabels } from '../SearchField/index.ts';
import type { PictureSource } from '../Picture/index.ts';

export interface SiteHeaderItem {
  label: string;
  href: string;
  /** Other paths that belong to this entry, each with all below it. */
  covers?: readonly string[];
}

export interface SiteHeaderCategory {
  name: string;
  /** Where the entry leads on desktop (S-050). */
  href: string;
  /** Where the entry of the mobile panel leads (S-051). */
  mobileHref: string;
  /** For example '8 categories'. */
  count?: string;
  source?: PictureSource | null;
  /** Categories right below, with their number of products. */
  children?: readonly { name: string; href: string; count?: number }[];
}

export interface SiteHeaderLabels extends SearchFieldLabels {
  home: string;
  navigation: string;
  /** Name of the mobile panel. */
  menu: string;
  openMenu: string;
  closeMenu: string;
  /** Name of the button that opens and closes the categories. */
  toggleCategories: string;
  allProducts: string;
}

export interface CartLinkLabels {
  cart: string;
  /** Words for a number of things; `shown` is the number as the badge has it, at most 99+. */
  items: (count: number, shown: string) => string;
}

export const siteHeaderLabels: SiteHeaderLabels = {
  home: 'Home',
  navigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  toggleCategories: 'Product categories',
  allProducts: 'All products',
  ...searchFieldLabels,
};

export const cartLinkLabels: CartLinkLabels = {
  cart: 'Quote list',
  items: (count, shown) => (count === 1 ? '1 item' : `${shown} items`),
};
