import type { CategoryDetail, ProductLink } from '@elvora/catalogue/model';

/** Products of a category whose address ends with a slug; more than one when names differ in signs alone. */
export function productsWithSlug(
  { productTypes }: Pick<CategoryDetail, 'productTypes'>,
  slug: string,
): ProductLink[] {
  return productTypes.flatMap(({ products }) => products).filter((product) => product.slug === slug);
}
