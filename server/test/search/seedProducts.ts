import { readSpecification } from '@elvora/catalogue/operations';
import type { IndexedProduct } from '@elvora/catalogue/search';
import { readCatalogueContent } from '../../src/seed/content.ts';

/** The seed's visible products, as the search indexes them. */
export async function readSeedProducts(): Promise<IndexedProduct[]> {
  const { categories, products } = await readCatalogueContent();
  const byName = new Map(categories.map((category) => [category.cname, category]));
  const pathOf = (name: string): string[] => {
    const category = byName.get(name);
    return category ? [...pathOf(category.cparentname), name] : [];
  };
  return products
    .filter(({ category }) => pathOf(category).every((name) => byName.get(name)?.cactive === 1))
    .map(({ name, description, keyword, category, bestseller, data, dataRaw }) => ({
      name,
      description,
      keywords: keyword.split(',').map((word) => word.trim()),
      category,
      categoryPath: pathOf(category),
      isBestseller: bestseller === 1,
      specification: readSpecification(dataRaw ?? data),
    }));
}
