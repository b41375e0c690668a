import type { Product } from '@elvora/catalogue/model';
import { brand } from '../content/company.json';
import { product as meta } from '../content/meta.json';
import { absolute } from '../document/head.ts';
import { summaryOf } from '../document/listedWords.ts';
import type { Breadcrumb, PageDocument } from '../document/pageDocument.ts';
import { metaOf } from '../document/texts.ts';
import type { NavigationState } from '../frame/navigationState.ts';
import { paths } from '../paths.ts';
import { preloadOf, sourceOf } from '../pictures.ts';

/**
 * Home, the categories the person came through, the product (S-156). Without that way, on a reload or a deep link, the
 * product's own category path (D-30).
 */
export function productBreadcrumbs(
  { name, categoryPath }: Product,
  came: NavigationState | null,
): Breadcrumb[] {
  const own = categoryPath.map((label, at) => ({
    label,
    href: paths.category(categoryPath.slice(0, at + 1)),
  }));
  return [{ label: 'Home', href: paths.home }, ...(came?.categoryBreadcrumbs ?? own), { label: name }];
}

/** Widths the main picture takes in the page. */
export const mainPictureSizes = '(min-width: 1200px) 552px, (min-width: 900px) 40vw, 100vw';

/** What a product page says of itself: no price and no rating is invented. */
export function productDocument(
  product: Product,
  breadcrumbs: readonly Breadcrumb[],
  siteUrl: string,
): PageDocument {
  const { id, name, category, description, pictures } = product;
  const main = sourceOf(pictures[0], 'main');
  const preload = preloadOf(main, mainPictureSizes);
  const words = metaOf(meta, { product: name });
  return {
    ...words,
    description: summaryOf(description) || words.description,
    canonicalPath: paths.product(id),
    breadcrumbs,
    type: 'product',
    ...(main ? { image: main.src } : {}),
    ...(preload ? { preload } : {}),
    structuredData: [
      {
        '@type': 'Product',
        name,
        category,
        description: description.split(/\n\s*\n/)[0]?.slice(0, 500),
        url: absolute(paths.product(id), siteUrl),
        ...(main ? { image: absolute(main.src, siteUrl) } : {}),
        brand: { '@type': 'Brand', name: brand.name },
      },
    ],
  };
}
