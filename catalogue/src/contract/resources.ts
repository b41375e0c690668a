import * as v from 'valibot';
import type { EnquiryFilter } from '../model/enquiry.ts';
import type { SitePageName } from '../model/site.ts';
import type { TableIssueKind } from '../model/tableIssue.ts';
import { historySchema, qualitySchema, trashSchema } from './changeSchemas.ts';
import { enquiryCountsSchema, enquiryPageSchema, enquirySchema } from './enquirySchema.ts';
import {
  type CategoryDetailParams,
  resourceKeys,
  type ListOptions,
  type Paging,
  type ProductListOptions,
} from './resourceKeys.ts';
import { publicReaders as readers } from './publicReaders.ts';
import { sessionSchema, catalogueSummarySchema } from './siteSchemas.ts';
import { staffResourceKeys } from './staffResourceKeys.ts';
import {
  auditEventSchema,
  cspReportSchema,
  recoveryCodesSchema,
  staffAccountSchema,
  staffPreferencesSchema,
  staffSecuritySchema,
  totpEnrolmentSchema,
} from './staffSchemas.ts';
import { createReader, dataEnvelope } from './envelopes.ts';
import { searchMissPageSchema } from './searchMissSchema.ts';
import { tableIssuePageSchema } from './tableIssueSchema.ts';
import { searchTrialSchema } from './searchTrialSchema.ts';
import { vocabularyEntrySchema } from './vocabularySchema.ts';

/** A resource of the API. */
export interface Resource<T> {
  /** Path and query below the API base. */
  key: string;
  /** Parses a response. Throws `ContractError` for one that does not match. */
  read: (response: unknown) => T;
}

const readHistory = createReader(dataEnvelope(historySchema));
const readSummary = createReader(dataEnvelope(catalogueSummarySchema));
const readEnquiries = createReader(enquiryPageSchema);
const readEnquiryCounts = createReader(dataEnvelope(enquiryCountsSchema));
const readStaffAccounts = createReader(dataEnvelope(v.array(staffAccountSchema)));
const readStaffPreferences = createReader(dataEnvelope(staffPreferencesSchema));
const readStaffSecurity = createReader(dataEnvelope(staffSecuritySchema));
const readAuditLog = createReader(dataEnvelope(v.array(auditEventSchema)));
const readCspReports = createReader(dataEnvelope(v.array(cspReportSchema)));
const readTrash = createReader(dataEnvelope(trashSchema));
const readQuality = createReader(dataEnvelope(qualitySchema));
const readSearchMisses = createReader(dataEnvelope(searchMissPageSchema));
const readTableIssues = createReader(dataEnvelope(tableIssuePageSchema));
const readSearchTrial = createReader(dataEnvelope(searchTrialSchema));
const readVocabulary = createReader(dataEnvelope(v.array(vocabularyEntrySchema)));
const readSession = createReader(dataEnvelope(sessionSchema));

/** Parses the response that starts the enrolment of a second factor. */
export const readTotpEnrolment = createReader(dataEnvelope(totpEnrolmentSchema));

/** Parses a response with new recovery codes. */
export const readRecoveryCodes = createReader(dataEnvelope(recoveryCodesSchema));

/** Parses a response with one enquiry. */
export const readEnquiry = createReader(dataEnvelope(enquirySchema));

const resource = <T>(key: string, read: (response: unknown) => T): Resource<T> => ({ key, read });

/** The resources of chapter 7, and extensions of our own server. */
export const resources = {
  bestSellers: () => resource(resourceKeys.bestSellers(), readers.bestSellers),
  product: (id: number | string, options: Pick<ListOptions, 'scope'> = {}) =>
    resource(resourceKeys.product(id, options), readers.product),
  products: (options: ProductListOptions = {}) => resource(resourceKeys.products(options), readers.products),
  productsByCategory: (name: string) =>
    resource(resourceKeys.productsByCategory(name), readers.productsByCategory),
  trendingProducts: () => resource(resourceKeys.trendingProducts(), readers.trendingProducts),
  newProducts: () => resource(resourceKeys.newProducts(), readers.newProducts),
  searchProducts: (...params: Parameters<typeof resourceKeys.searchProducts>) =>
    resource(resourceKeys.searchProducts(...params), readers.searchProducts),
  finder: (...params: Parameters<typeof resourceKeys.finder>) =>
    resource(resourceKeys.finder(...params), readers.finder),
  comparison: (search: string) => resource(resourceKeys.comparison(search), readers.comparison),
  suggestions: (query: string) => resource(resourceKeys.suggestions(query), readers.suggestions),
  menuCategories: () => resource(resourceKeys.menuCategories(), readers.menuCategories),
  categoryChildren: (name: string) => resource(resourceKeys.categoryChildren(name), readers.categoryChildren),
  topCategories: (options: Pick<ListOptions, 'scope'> = {}) =>
    resource(resourceKeys.topCategories(options), readers.topCategories),
  subCategories: (options: Pick<ListOptions, 'scope'> = {}) =>
    resource(resourceKeys.subCategories(options), readers.subCategories),
  categoryTree: (options: Pick<ListOptions, 'scope'> = {}) =>
    resource(resourceKeys.categoryTree(options), readers.categoryTree),
  categoryList: () => resource(resourceKeys.categoryList(), readers.categoryList),
  categoryDetail: (address: CategoryDetailParams) =>
    resource(resourceKeys.categoryDetail(address), readers.categoryDetail),
  documents: () => resource(resourceKeys.documents(), readers.documents),
  siteMedia: (paths: readonly string[]) => resource(resourceKeys.siteMedia(paths), readers.siteMedia),
  articles: () => resource(resourceKeys.articles(), readers.articles),
  article: (id: string) => resource(resourceKeys.article(id), readers.article),
  sitePage: (name: SitePageName) => resource(resourceKeys.sitePage(name), readers.sitePage),
  /** Counts of the matching products; without options, of all products. */
  summary: (options: Pick<ProductListOptions, 'query' | 'category'> = {}) =>
    resource(staffResourceKeys.summary(options), readSummary),
  enquiries: (options: EnquiryFilter & Paging = {}) =>
    resource(staffResourceKeys.enquiries(options), readEnquiries),
  enquiryCounts: () => resource(staffResourceKeys.enquiryCounts(), readEnquiryCounts),
  enquiry: (id: number) => resource(staffResourceKeys.enquiry(id), readEnquiry),
  staffAccounts: () => resource(staffResourceKeys.staffAccounts(), readStaffAccounts),
  staffPreferences: () => resource(staffResourceKeys.staffPreferences(), readStaffPreferences),
  staffSecurity: () => resource(staffResourceKeys.staffSecurity(), readStaffSecurity),
  auditLog: (options: { before?: number } = {}) =>
    resource(staffResourceKeys.auditLog(options), readAuditLog),
  cspReports: () => resource(staffResourceKeys.cspReports(), readCspReports),
  /** Deleted entries, newest first (D-25). */
  trash: () => resource(staffResourceKeys.trash(), readTrash),
  quality: () => resource(staffResourceKeys.quality(), readQuality),
  /** Changes, newest first. */
  productHistory: (id: number) => resource(staffResourceKeys.productHistory(id), readHistory),
  categoryHistory: (cid: number) => resource(staffResourceKeys.categoryHistory(cid), readHistory),
  /** Searches without results. */
  searchMisses: (options: { query?: string } & Paging = {}) =>
    resource(staffResourceKeys.searchMisses(options), readSearchMisses),
  /** Likely mistakes in the tables of all products. */
  tableIssues: (options: { kind?: TableIssueKind | undefined } & Paging = {}) =>
    resource(staffResourceKeys.tableIssues(options), readTableIssues),
  /** How the search understands a query; null while the index is loading. */
  searchTrial: (query: string) => resource(staffResourceKeys.searchTrial(query), readSearchTrial),
  /** Synonyms and cross-references, including removed ones. */
  vocabulary: () => resource(staffResourceKeys.vocabulary(), readVocabulary),
  vocabularyHistory: (id: number) => resource(staffResourceKeys.vocabularyHistory(id), readHistory),
  session: () => resource(staffResourceKeys.session(), readSession),
} as const;
