import type { Product, ProductTextField } from '@elvora/catalogue/model';
import { brand } from '../content/company.json';
import { product as meta } from '../content/meta.json';
import { absoluteUrl } from '../runtime/document/head.ts';
import { descriptionFromText } from '../site/listingMetadata.ts';
import type { Breadcrumb, PageMetadata } from '../runtime/document/pageMetadata.ts';
import { metadataFromContent } from '../site/pageTitles.ts';
import type { NavigationState } from '../runtime/navigation/navigationState.ts';
import { paths } from '../site/paths.ts';
import { picturePreload, pictureSourceFor } from '../site/pictures.ts';

/**
 * Home, the categories the visitor came through, the product (S-156). After a reload or on a deep link, the product's own
 * category path instead (D-30).
 */
export function productBreadcrumbs(
  { name, categoryPath }: Product,
  navigationState: NavigationState | null,
): Breadcrumb[] {
  const own = categoryPath.map((label, at) => ({
    label,
    href: paths.category(categoryPath.slice(0, at + 1)),
  }));
  return [
    { label: 'Home', href: paths.home },
    ...(navigationState?.categoryBreadcrumbs ?? own),
    { label: name },
  ];
}

/** `sizes` of the main picture. */
const mainPictureSizes = '(min-width: 1200px) 552px, (min-width: 900px) 40vw, 100vw';

/** Metadata of a product page; the catalogue has no prices or ratings to state. */
export function productMetadata(
  product: Product,
  breadcrumbs: readonly Breadcrumb[],
  siteUrl: string,
): PageMetadata {
  const { id, name, category, description, pictures } = product;
  const main = pictureSourceFor(pictures[0], 'main');
  const preload = picturePreload(main, mainPictureSizes);
  const metadata = metadataFromContent(meta, { product: name });
  /** Properties of schema.org/Product; `undefined` leaves a field out. */
  const structuredTexts = {
    name,
    category,
    description: description.split(/\n\s*\n/)[0]?.slice(0, 500),
  } satisfies Record<ProductTextField | 'category', string | undefined>;
  return {
    ...metadata,
    description: descriptionFromText(description) || metadata.description,
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
