import * as v from 'valibot';
import type { EnquiryFilter } from '../model/enquiry.ts';
import type { SitePageName } from '../model/site.ts';
import { historySchema, qualitySchema, trashSchema } from './changeSchemas.ts';
import { enquiryCountsSchema, enquiryPageSchema, enquirySchema } from './enquirySchema.ts';
import {
  type CategoryDetailAddress,
  keys,
  type ListOptions,
  type Paging,
  type ProductListOptions,
} from './keys.ts';
import { publicReaders as readers } from './publicReaders.ts';
import { sessionSchema, summarySchema } from './siteSchemas.ts';
import { staffAccountSchema } from './staffSchemas.ts';
import { reader, wrapped } from './wrappers.ts';

/**
 * Something the API answers: where it is (`key`, the path below the API base) and what it means (`read`).
 * `read` throws `ContractError` for an answer of another shape.
 */
export interface Resource<T> {
  key: string;
  read: (answer: unknown) => T;
}

const history = reader(wrapped(historySchema));
const summary = reader(wrapped(summarySchema));
const enquiries = reader(enquiryPageSchema);
const enquiryCounts = reader(wrapped(enquiryCountsSchema));
const staffAccounts = reader(wrapped(v.array(staffAccountSchema)));
const trash = reader(wrapped(trashSchema));
const quality = reader(wrapped(qualitySchema));
const session = reader(wrapped(sessionSchema));

/** Reads an answer that carries one enquiry. */
export const readEnquiry = reader(wrapped(enquirySchema));

const resource = <T>(key: string, read: (answer: unknown) => T): Resource<T> => ({ key, read });

/** Every resource of chapter 7 and the few of our own. */
export const resources = {
  bestSellers: () => resource(keys.bestSellers(), readers.bestSellers),
  product: (id: number | string, options: Pick<ListOptions, 'scope'> = {}) =>
    resource(keys.product(id, options), readers.product),
  products: (options: ProductListOptions = {}) => resource(keys.products(options), readers.products),
  productsByCategory: (name: string) => resource(keys.productsByCategory(name), readers.productsByCategory),
  trendingProducts: () => resource(keys.trendingProducts(), readers.trendingProducts),
  newProducts: () => resource(keys.newProducts(), readers.newProducts),
  searchProducts: (query: string, paging: Paging = {}) =>
    resource(keys.searchProducts(query, paging), readers.searchProducts),
  menuCategories: () => resource(keys.menuCategories(), readers.menuCategories),
  categoryChildren: (name: string) => resource(keys.categoryChildren(name), readers.categoryChildren),
  topCategories: (options: Pick<ListOptions, 'scope'> = {}) =>
    resource(keys.topCategories(options), readers.topCategories),
  subCategories: (options: Pick<ListOptions, 'scope'> = {}) =>
    resource(keys.subCategories(options), readers.subCategories),
  categoryTree: (options: Pick<ListOptions, 'scope'> = {}) =>
    resource(keys.categoryTree(options), readers.categoryTree),
  categoryList: () => resource(keys.categoryList(), readers.categoryList),
  categoryDetail: (address: CategoryDetailAddress) =>
    resource(keys.categoryDetail(address), readers.categoryDetail),
  documents: () => resource(keys.documents(), readers.documents),
  siteMedia: (paths: readonly string[]) => resource(keys.siteMedia(paths), readers.siteMedia),
  articles: () => resource(keys.articles(), readers.articles),
  article: (id: string) => resource(keys.article(id), readers.article),
  sitePage: (name: SitePageName) => resource(keys.sitePage(name), readers.sitePage),
  summary: () => resource(keys.summary(), summary),
  enquiries: (options: EnquiryFilter & Paging = {}) => resource(keys.enquiries(options), enquiries),
  enquiryCounts: () => resource(keys.enquiryCounts(), enquiryCounts),
  enquiry: (id: number) => resource(keys.enquiry(id), readEnquiry),
  staffAccounts: () => resource(keys.staffAccounts(), staffAccounts),
  /** What can be taken back, newest first (D-25). */
  trash: () => resource(keys.trash(), trash),
  quality: () => resource(keys.quality(), quality),
  /** Changes, newest first. */
  productHistory: (id: number) => resource(keys.productHistory(id), history),
  categoryHistory: (cid: number) => resource(keys.categoryHistory(cid), history),
  session: () => resource(keys.session(), session),
} as const;
