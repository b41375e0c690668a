import type { Category } from '@elvora/catalogue/model';
import { childCategories, pluralise } from '@elvora/catalogue/operations';
import type { SiteHeaderCategory } from '@elvora/design-system/SiteHeader';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { searchQuery } from '../search/searchParams.ts';

/** Entries of the main menu, in order (S-040…S-049). */
export const menuItems = [
  { label: 'Home', href: paths.home },
  { label: 'About Us', href: paths.about },
  { label: 'Products', href: paths.products(), covers: ['/category', '/product', paths.bestSellers] },
  { label: 'Distributor', href: paths.distributor },
  { label: 'Media & Downloads', href: paths.media },
  { label: 'Gallery', href: paths.gallery },
  { label: 'Blog', href: paths.blog },
  { label: 'Contact Us', href: paths.contact },
] as const;

/** Text of the header's search field. */
export const headerSearchQuery = (pathname: string, query: URLSearchParams): string =>
  pathname === paths.search() ? searchQuery(query) : '';

/** Paths the header marks as current, besides those of categories. */
export const headerPaths: readonly string[] = [...menuItems.map(({ href }) => href), paths.cart];

/** Paths whose subpages mark the same menu entry; Home has none. */
export const menuRootPaths: readonly string[] = menuItems
  .flatMap((item) => [item.href, ...('covers' in item ? item.covers : [])])
  .filter((href) => href !== paths.home);

/** The dropdown: main categories are those without a parent name (S-055), with their children; no empty ones (D-62). */
export function menuCategories(categories: readonly Category[]): SiteHeaderCategory[] {
  const filled = categories.filter(({ productCount }) => productCount !== 0);
  return childCategories(filled, null).map((main) => {
    const children = childCategories(filled, main.name);
    return {
      name: main.name,
      href: paths.category([main.name]),
      mobileHref: paths.mobileCategory([main.name]),
      count: pluralise(children.length, 'category', 'categories'),
      source: pictureSourceFor(main.picture, 'thumb'),
      children: children.map(({ name, path, productCount }) => ({
        name,
        href: paths.category(path),
        ...(productCount === null ? {} : { count: productCount }),
      })),
    };
  });
}
