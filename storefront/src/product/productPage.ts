import type { Product, ProductTextField } from '@elvora/catalogue/model';
import { brand } from '../content/company.json';
import { product as meta } from '../content/meta.json';
import { absoluteUrl } from '../document/head.ts';
import { descriptionFromText } from '../document/listingMetadata.ts';
import type { Breadcrumb, PageMetadata } from '../document/pageMetadata.ts';
import { metadataFromContent } from '../document/pageTitles.ts';
import type { NavigationState } from '../layout/navigationState.ts';
import { paths } from '../paths.ts';
import { picturePreload, pictureSourceFor } from '../pictures.ts';

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

/** Metadata of a product page: no price and no rating is invented. */
export function productMetadata(
  product: Product,
  breadcrumbs: readonly Breadcrumb[],
  siteUrl: string,
): PageMetadata {
  const { id, name, category, description, pictures } = product;
  const main = pictureSourceFor(pictures[0], 'main');
  const preload = picturePreload(main, mainPictureSizes);
  const words = metadataFromContent(meta, { product: name });
  /** Properties of schema.org/Product; `undefined` leaves a field out. */
  const structuredTexts = {
    name,
    category,
    description: description.split(/\n\s*\n/)[0]?.slice(0, 500),
  } satisfies Record<ProductTextField | 'category', string | undefined>;
  return {
    ...words,
    description: descriptionFromText(description) || words.description,
    canonicalPath: paths.product(id),
    breadcrumbs,
    type: 'product',
    ...(main ? { image: main.src } : {}),
    ...(preload ? { preload } : {}),
    structuredData: [
      {
        '@type': 'Product',
        ...structuredTexts,
        url: absoluteUrl(paths.product(id), siteUrl),
        ...(main ? { image: absoluteUrl(main.src, siteUrl) } : {}),
        brand: { '@type': 'Brand', name: brand.name },
      },
    ],
  };
}
