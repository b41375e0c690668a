import type { CategoryRow, PictureRow, ProductRow } from '../store/index.ts';
import type { CategoryIndex } from './categoryIndex.ts';

/** Serializes a picture with what reserves its space in a layout. */
export const serializePicture = ({ name, width, height, placeholder }: PictureRow, alt: string) => ({
  name,
  width,
  height,
  placeholder,
  alt,
});

/** Serializes a product for cards; the specification states id, name and images (S-112, S-147). */
export function serializeProductCard(product: ProductRow, index: CategoryIndex) {
  const category = product.category_id === null ? undefined : index.byId(product.category_id);
  return {
    id: product.id,
    name: product.name,
    images: product.pictures.map(({ name }) => name).join(','),
    category_id: category?.name ?? product.category_name,
    category_path: category ? index.path(category.id).map(({ name }) => name) : [],
    bestseller: product.bestseller,
    trending: product.trending,
    pictures: product.pictures.map((picture) => serializePicture(picture, picture.alt)),
    version: product.version,
  };
}

/** Serializes a product in full (S-344…S-350). */
export function serializeProduct(product: ProductRow, index: CategoryIndex) {
  return {
    ...serializeProductCard(product, index),
    description: product.description,
    keyword: product.keyword,
    data: product.data,
  };
}

/**
 * Serializes a category (S-290). `pictures` contains its stored image; `scope` decides whether hidden subcategories are
 * counted.
 */
export function serializeCategory(
  category: CategoryRow,
  index: CategoryIndex,
  { pictures, scope }: { pictures: ReadonlyMap<string, PictureRow>; scope: 'visible' | 'all' },
) {
  const path = index.path(category.id).map(({ name }) => name);
  const picture = category.image === null ? undefined : pictures.get(category.image);
  return {
    cid: category.id,
    cname: category.name,
    cimage: category.image ?? '',
    cparentname: path.at(-2) ?? '',
    cactive: category.active,
    path,
    product_count: index.productCount(category.id),
    subcategory_count: index.children(category.id).filter(({ id }) => scope === 'all' || index.isVisible(id))
      .length,
    version: category.version,
    ...(picture ? { picture: serializePicture(picture, category.name) } : {}),
  };
}
