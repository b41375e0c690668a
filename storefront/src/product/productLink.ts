import type { CategoryDetail, ProductLink } from '@elvora/catalogue/model';

/** Products of a category with a slug; more than one when their names differ only in punctuation. */
export function productsWithSlug(
  { productTypes }: Pick<CategoryDetail, 'productTypes'>,
  slug: string,
): ProductLink[] {
  return productTypes.flatMap(({ products }) => products).filter((product) => product.slug === slug);
}
