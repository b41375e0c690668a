import type { Product, ProductSize } from '@elvora/catalogue/model';
import { variantText } from '@elvora/catalogue/operations';
import { gallerySizes } from '@elvora/design-system/ProductGallery';
import { product as meta } from '../content/meta.json';
import { descriptionFromText } from '../site/listingMetadata.ts';
import type { Breadcrumb, PageMetadata } from '../runtime/document/pageMetadata.ts';
import { metadataFromContent } from '../site/pageTitles.ts';
import type { NavigationState } from '../runtime/navigation/navigationState.ts';
import { paths } from '../site/paths.ts';
import { picturePreload, pictureSourceFor } from '../site/pictures.ts';
import { galleryLength } from './productDimensions.tsx';
import { productStructuredData } from './productStructuredData.ts';

/**
 * Home, the categories the visitor came through, the product (S-156). After a reload or on a deep link, the product's own
 * category path instead (D-30).
 */
export function productBreadcrumbs(
  { name, categoryPath }: Product,
  navigationState: NavigationState | null,
): Breadcrumb[] {
  const ownPath = categoryPath.map((label, at) => ({
    label,
    href: paths.category(categoryPath.slice(0, at + 1)),
  }));
  return [
    { label: 'Home', href: paths.home },
    ...(navigationState?.categoryBreadcrumbs ?? ownPath),
    { label: name },
  ];
}

export interface ProductMetadataInput {
  product: Product;
  breadcrumbs: readonly Breadcrumb[];
  siteUrl: string;
  sizes: readonly ProductSize[];
  /** The size in the address. */
  size: ProductSize | null;
}

/**
 * Metadata of a product page. For a size, the title has code and product, and the product remains the
 * canonical page (D-56).
 */
export function productMetadata(input: ProductMetadataInput): PageMetadata {
  const { product, breadcrumbs, siteUrl, sizes, size } = input;
  const { id, name, description, pictures } = product;
  const main = pictureSourceFor(pictures[0], 'main');
  const preload = picturePreload(main, gallerySizes(galleryLength(product, sizes, size)));
  const metadata = metadataFromContent(meta, {
    product: size ? `${size.code} – ${name}` : name,
  });
  return {
    ...metadata,
    description: size
      ? descriptionFromText(sizeDescription(name, size))
      : descriptionFromText(description) || metadata.description,
    canonicalPath: paths.product(id),
    breadcrumbs,
    type: 'product',
    ...(main ? { image: main.src } : {}),
    ...(preload ? { preload } : {}),
    structuredData: [productStructuredData({ product, sizes, siteUrl, image: main?.src })],
  };
}

/** 'EV-BG-M20: Brass Cable Gland, Metric Thread. Entry thread: M20 × 1.5, …' */
function sizeDescription(name: string, size: ProductSize): string {
  const values = size.values.map(({ title, text }) => (title === '' ? text : `${title}: ${text}`));
  const variant = variantText(size);
  return `${size.code}: ${name}${variant === '' ? '' : `, ${variant}`}. ${values.join(', ')}`;
}
