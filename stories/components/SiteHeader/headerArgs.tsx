import { Link } from '@elvora/design-system/Link';
import { CartLink, type SiteHeaderCategory, type SiteHeaderProps } from '@elvora/design-system/SiteHeader';
import { Stack } from '@elvora/design-system/layout';
import { Text } from '@elvora/design-system/Text';
import { photos } from '../../_support/photos.ts';

const address = (root: string, ...names: string[]) => `#/${root}/${names.map(encodeURIComponent).join('/')}`;

export const cartWith = (count: number) => <CartLink count={count} href="#/cart" />;

const category = (
  name: string,
  source: SiteHeaderCategory['source'],
  children: readonly (readonly [string, number])[],
): SiteHeaderCategory => ({
  name,
  href: address('category', name),
  mobileHref: address('categories', name),
  count: `${children.length} categories`,
  source,
  children: children.map(([child, count]) => ({
    name: child,
    href: address('category', name, child),
    count,
  })),
});

export const categories = [
  category('Cable Accessories', photos.brassGland, [
    ['Cable Glands', 15],
    ['Cable Protection', 8],
    ['Cable Ties', 9],
    ['Lugs & Ferrules', 12],
  ]),
  category('Control & Switchgear', photos.contactor, [
    ['Cam & Limit Switches', 7],
    ['Circuit Breakers', 10],
    ['Contactors', 11],
    ['Motor Protection', 6],
    ['Pilot Devices', 9],
    ['Relays & Timers', 8],
  ]),
  category('Panel Accessories', photos.terminals, [
    ['Busbars & Insulators', 6],
    ['DIN Rails & Wiring Ducts', 8],
    ['Enclosures & Hardware', 9],
    ['Panel Meters', 4],
    ['Panel Ventilation', 5],
    ['Terminal Blocks', 7],
  ]),
];

/** More main categories than a screen holds. */
export const manyCategories = Array.from({ length: 40 }, (_none, index) =>
  category(
    index === 3
      ? 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk & Supplies'
      : `Product family ${index + 1}`,
    photos.enclosure,
    [
      ['Small parts', 12],
      ['Spare parts of earlier series', 104],
    ],
  ),
);

export const headerArgs: SiteHeaderProps = {
  brand: 'ELVORA',
  homeHref: '#/',
  items: [
    { label: 'Home', href: '#/' },
    { label: 'About Us', href: '#/about-us' },
    { label: 'Products', href: '#/products' },
    { label: 'Distributor', href: '#/distributor' },
    { label: 'Media & Downloads', href: '#/media' },
    { label: 'Gallery', href: '#/gallery' },
    { label: 'Blog', href: '#/blog' },
    { label: 'Contact Us', href: '#/contact' },
  ],
  categoriesHref: '#/products',
  categories,
  cart: cartWith(3),
  currentPath: '#/',
  searchHref: '#/search',
  note: { label: 'Sold through regional dealers', href: '#/distributor' },
  fact: 'Trading since 1987',
  panelAside: (
    <Stack gap="2">
      <Text variant="bodySm" weight="strong">
        Quick links
      </Text>
      <Link href="#/best-sellers">Best sellers</Link>
      <Link href="#/media">Media & Downloads</Link>
    </Stack>
  ),
  mobileFooter: 'Sold through about 300 regional dealers',
};
