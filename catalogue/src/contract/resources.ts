import * as v from 'valibot';
import type { Product } from '../model/product.ts';
import { bareProducts, childrenSchema, paged, reader, schemas, wrapped } from './answers.ts';
import { type CategoryDetailAddress, keys, type ListOptions, type Paging } from './keys.ts';

/**
 * Something the API answers: where it is (`key`, the path below the API base) and what it means (`read`).
 * `read` throws `ContractError` for an answer of another shape.
 */
export interface Resource<T> {
  key: string;
  read: (answer: unknown) => T;
}

const resource = <T>(key: string, schema: v.GenericSchema<unknown, T>): Resource<T> => ({
  key,
  read: reader(schema),
});

const firstProduct = v.pipe(
  bareProducts,
  v.transform((products): Product | null => products[0] ?? null),
);

const products = wrapped(v.array(schemas.product));
const categories = wrapped(v.array(schemas.category));
const productPage = paged(schemas.product);

/** Every resource of chapter 7 and the few of our own. */
export const resources = {
  bestSellers: () => resource(keys.bestSellers(), bareProducts),
  product: (id: number | string) => resource(keys.product(id), firstProduct),
  products: (options: ListOptions = {}) => resource(keys.products(options), productPage),
  productsByCategory: (name: string) => resource(keys.productsByCategory(name), products),
  trendingProducts: () => resource(keys.trendingProducts(), products),
  newProducts: () => resource(keys.newProducts(), products),
  searchProducts: (query: string, paging: Paging = {}) =>
    resource(keys.searchProducts(query, paging), productPage),
  menuCategories: () => resource(keys.menuCategories(), categories),
  categoryChildren: (name: string) => resource(keys.categoryChildren(name), childrenSchema),
  topCategories: (options: Pick<ListOptions, 'scope'> = {}) =>
    resource(keys.topCategories(options), categories),
  subCategories: (options: Pick<ListOptions, 'scope'> = {}) =>
    resource(keys.subCategories(options), categories),
  categoryTree: (options: Pick<ListOptions, 'scope'> = {}) =>
    resource(keys.categoryTree(options), categories),
  categoryList: () => resource(keys.categoryList(), categories),
  categoryDetail: (address: CategoryDetailAddress) =>
    resource(keys.categoryDetail(address), wrapped(schemas.categoryDetail)),
  documents: () => resource(keys.documents(), wrapped(v.array(schemas.document))),
  siteMedia: (paths: readonly string[]) => resource(keys.siteMedia(paths), wrapped(schemas.siteMedia)),
  summary: () => resource(keys.summary(), wrapped(schemas.summary)),
  session: () => resource(keys.session(), wrapped(schemas.session)),
} as const;
