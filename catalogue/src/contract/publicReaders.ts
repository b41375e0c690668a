import * as v from 'valibot';
import type { Product } from '../model/product.ts';
import { categoryDetailSchema } from './categoryDetailSchema.ts';
import { categoryChildrenSchema, categorySchema, categoryTreeSchema } from './categorySchema.ts';
import { productSchema } from './productSchema.ts';
import {
  articleSchema,
  articleSummarySchema,
  documentSchema,
  siteMediaSchema,
  sitePageSchema,
} from './siteSchemas.ts';
import { bareList, paged, reader, wrapped } from './wrappers.ts';

const bareProducts = bareList(productSchema);
const firstProduct = v.pipe(
  bareProducts,
  v.transform((products): Product | null => products[0] ?? null),
);

const products = reader(wrapped(v.array(productSchema)));
const productPage = reader(paged(productSchema));
const categories = reader(wrapped(v.array(categorySchema)));

/**
 * What reads the answers of the public resources, by kind; each throws `ContractError` for an answer of another shape.
 * They stand apart from `resources`, so that a page that has its data already need not load them.
 */
export const publicReaders = {
  bestSellers: reader(bareProducts),
  product: reader(firstProduct),
  products: productPage,
  productsByCategory: products,
  trendingProducts: products,
  newProducts: products,
  searchProducts: productPage,
  menuCategories: reader(paged(categorySchema)),
  categoryChildren: reader(categoryChildrenSchema),
  topCategories: categories,
  subCategories: categories,
  categoryTree: reader(wrapped(categoryTreeSchema)),
  categoryList: categories,
  categoryDetail: reader(wrapped(categoryDetailSchema)),
  documents: reader(wrapped(v.array(documentSchema))),
  siteMedia: reader(wrapped(siteMediaSchema)),
  articles: reader(wrapped(v.array(articleSummarySchema))),
  article: reader(wrapped(articleSchema)),
  sitePage: reader(wrapped(sitePageSchema)),
} as const;

/** Kinds of resources everybody may read. */
export type PublicKind = keyof typeof publicReaders;

/** What an answer of a kind means. */
export type Meaning<Kind extends PublicKind> = ReturnType<(typeof publicReaders)[Kind]>;
