import * as v from 'valibot';
import type { EnquiryFilter } from '../model/enquiry.ts';
import type { Product } from '../model/product.ts';
import type { SitePageName } from '../model/site.ts';
import { categoryDetailSchema } from './categoryDetailSchema.ts';
import { categoryChildrenSchema, categorySchema, categoryTreeSchema } from './categorySchema.ts';
import { historySchema, qualitySchema, trashSchema } from './changeSchemas.ts';
import { enquiryCountsSchema, enquiryPageSchema, enquirySchema } from './enquirySchema.ts';
import {
  type CategoryDetailAddress,
  keys,
  type ListOptions,
  type Paging,
  type ProductListOptions,
} from './keys.ts';
import { productSchema } from './productSchema.ts';
import {
  articleSchema,
  articleSummarySchema,
  documentSchema,
  sessionSchema,
  siteMediaSchema,
  sitePageSchema,
  summarySchema,
} from './siteSchemas.ts';
import { staffAccountSchema } from './staffSchemas.ts';
import { bareList, paged, reader, wrapped } from './wrappers.ts';

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

const bareProducts = bareList(productSchema);
const firstProduct = v.pipe(
  bareProducts,
  v.transform((products): Product | null => products[0] ?? null),
);
const products = wrapped(v.array(productSchema));
const productPage = paged(productSchema);
const categories = wrapped(v.array(categorySchema));
const categoryTree = wrapped(categoryTreeSchema);
const categoryDetail = wrapped(categoryDetailSchema);
const documents = wrapped(v.array(documentSchema));
const siteMedia = wrapped(siteMediaSchema);
const articles = wrapped(v.array(articleSummarySchema));
const article = wrapped(articleSchema);
const sitePage = wrapped(sitePageSchema);
const summary = wrapped(summarySchema);
const enquiry = wrapped(enquirySchema);
const enquiryCounts = wrapped(enquiryCountsSchema);
const staffAccounts = wrapped(v.array(staffAccountSchema));
const trash = wrapped(trashSchema);
const quality = wrapped(qualitySchema);
const history = wrapped(historySchema);
const session = wrapped(sessionSchema);

/** Reads an answer that carries one enquiry. */
export const readEnquiry = reader(enquiry);

/** Every resource of chapter 7 and the few of our own. */
export const resources = {
  bestSellers: () => resource(keys.bestSellers(), bareProducts),
  product: (id: number | string, options: Pick<ListOptions, 'scope'> = {}) =>
    resource(keys.product(id, options), firstProduct),
  products: (options: ProductListOptions = {}) => resource(keys.products(options), productPage),
  productsByCategory: (name: string) => resource(keys.productsByCategory(name), products),
  trendingProducts: () => resource(keys.trendingProducts(), products),
  newProducts: () => resource(keys.newProducts(), products),
  searchProducts: (query: string, paging: Paging = {}) =>
    resource(keys.searchProducts(query, paging), productPage),
  menuCategories: () => resource(keys.menuCategories(), categories),
  categoryChildren: (name: string) => resource(keys.categoryChildren(name), categoryChildrenSchema),
  topCategories: (options: Pick<ListOptions, 'scope'> = {}) =>
    resource(keys.topCategories(options), categories),
  subCategories: (options: Pick<ListOptions, 'scope'> = {}) =>
    resource(keys.subCategories(options), categories),
  categoryTree: (options: Pick<ListOptions, 'scope'> = {}) =>
    resource(keys.categoryTree(options), categoryTree),
  categoryList: () => resource(keys.categoryList(), categories),
  categoryDetail: (address: CategoryDetailAddress) => resource(keys.categoryDetail(address), categoryDetail),
  documents: () => resource(keys.documents(), documents),
  siteMedia: (paths: readonly string[]) => resource(keys.siteMedia(paths), siteMedia),
  articles: () => resource(keys.articles(), articles),
  article: (id: string) => resource(keys.article(id), article),
  sitePage: (name: SitePageName) => resource(keys.sitePage(name), sitePage),
  summary: () => resource(keys.summary(), summary),
  enquiries: (options: EnquiryFilter & Paging = {}) => resource(keys.enquiries(options), enquiryPageSchema),
  enquiryCounts: () => resource(keys.enquiryCounts(), enquiryCounts),
  enquiry: (id: number) => resource(keys.enquiry(id), enquiry),
  staffAccounts: () => resource(keys.staffAccounts(), staffAccounts),
  /** What can be taken back, newest first (D-25). */
  trash: () => resource(keys.trash(), trash),
  quality: () => resource(keys.quality(), quality),
  /** Changes, newest first. */
  productHistory: (id: number) => resource(keys.productHistory(id), history),
  categoryHistory: (cid: number) => resource(keys.categoryHistory(cid), history),
  session: () => resource(keys.session(), session),
} as const;
