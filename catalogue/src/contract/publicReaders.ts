import * as v from 'valibot';
import type { Product } from '../model/product.ts';
import { categoryDetailSchema } from './categoryDetailSchema.ts';
import { categoryChildrenSchema, categorySchema, categoryTreeSchema } from './categorySchema.ts';
import { comparisonSchema } from './comparisonSchema.ts';
import { finderResultSchema, suggestionsSchema } from './finderSchema.ts';
import { productSchema } from './productSchema.ts';
import {
  articleSchema,
  articleSummarySchema,
  documentSchema,
  siteMediaSchema,
  sitePageSchema,
} from './siteSchemas.ts';
import { bareListSchema, pageEnvelope, createReader, dataEnvelope } from './envelopes.ts';

const bareProductsSchema = bareListSchema(productSchema);
const firstProductSchema = v.pipe(
  bareProductsSchema,
  v.transform((products): Product | null => products[0] ?? null),
);

const readProducts = createReader(dataEnvelope(v.array(productSchema)));
const readProductPage = createReader(pageEnvelope(productSchema));
const readCategories = createReader(dataEnvelope(v.array(categorySchema)));

/**
 * Readers of the public resources by kind; each throws `ContractError` for a response that does not match. Separate from
 * `resources`, so a page with embedded data does not load them.
 */
export const publicReaders = {
  bestSellers: createReader(bareProductsSchema),
  product: createReader(firstProductSchema),
  products: readProductPage,
  productsByCategory: readProducts,
  trendingProducts: readProducts,
  newProducts: readProducts,
  searchProducts: readProductPage,
  finder: createReader(dataEnvelope(finderResultSchema)),
  comparison: createReader(dataEnvelope(comparisonSchema)),
  suggestions: createReader(dataEnvelope(suggestionsSchema)),
  menuCategories: createReader(pageEnvelope(categorySchema)),
  categoryChildren: createReader(categoryChildrenSchema),
  topCategories: readCategories,
  subCategories: readCategories,
  categoryTree: createReader(dataEnvelope(categoryTreeSchema)),
  categoryList: readCategories,
  categoryDetail: createReader(dataEnvelope(categoryDetailSchema)),
  documents: createReader(dataEnvelope(v.array(documentSchema))),
  siteMedia: createReader(dataEnvelope(siteMediaSchema)),
  articles: createReader(dataEnvelope(v.array(articleSummarySchema))),
  article: createReader(dataEnvelope(articleSchema)),
  sitePage: createReader(dataEnvelope(sitePageSchema)),
} as const;

/** Kinds of resources that need no session. */
export type PublicResourceKind = keyof typeof publicReaders;

/** Parsed data of a resource kind. */
export type ResourceData<Kind extends PublicResourceKind> = ReturnType<(typeof publicReaders)[Kind]>;
