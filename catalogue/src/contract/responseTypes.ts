import type * as v from 'valibot';
import type { categoryDetailSchema } from './categoryDetailSchema.ts';
import type { categorySchema } from './categorySchema.ts';
import type {
  categoryContentsSchema,
  historySchema,
  qualitySchema,
  saveResultSchema,
  trashSchema,
} from './changeSchemas.ts';
import type {
  enquiryCountsSchema,
  enquiryEntrySchema,
  erasedEnquiriesSchema,
  receiptSchema,
} from './enquirySchema.ts';
import type { errorResponseSchema } from './errorResponse.ts';
import type { pictureSchema } from './pictureSchema.ts';
import type { comparisonSchema } from './comparisonSchema.ts';
import type { finderResultSchema, suggestionsSchema } from './finderSchema.ts';
import type { productSchema } from './productSchema.ts';
import type { resolvedLinesSchema } from './quoteLines.ts';
import type {
  articleSchema,
  articleSummarySchema,
  catalogueSummarySchema,
  documentSchema,
  sessionSchema,
  siteMediaSchema,
  sitePageSchema,
} from './siteSchemas.ts';
import type {
  auditEventSchema,
  cspReportSchema,
  recoveryCodesSchema,
  staffAccountSchema,
  staffPreferencesSchema,
  staffSecuritySchema,
  totpEnrolmentSchema,
} from './staffSchemas.ts';
import type { searchMissPageSchema } from './searchMissSchema.ts';
import type { tableIssuePageSchema } from './tableIssueSchema.ts';
import type { searchTrialSchema } from './searchTrialSchema.ts';
import type { vocabularyEntrySchema } from './vocabularySchema.ts';

// Data of responses as our server sends them, derived from the schemas that read them. A schema lets other hosts leave
// fields out; our server sends all, so a field that a serializer forgets or misspells does not compile.

type Complete<Value> = Value extends readonly (infer Item)[]
  ? readonly Complete<Item>[]
  : Value extends object
    ? { [Key in keyof Value]-?: Complete<Exclude<Value[Key], undefined>> }
    : Value;

type Sent<Schema extends v.GenericSchema> = Complete<v.InferInput<Schema>>;
type WithOptional<Value, Key extends keyof Value> = Omit<Value, Key> & Partial<Pick<Value, Key>>;

/** Calls that need no session, as `METHOD path`. */
export type ApiIndexResponse = readonly string[];

export type PictureResponse = Sent<typeof pictureSchema>;

export type ProductResponse = WithOptional<Sent<typeof productSchema>, 'matching_rows' | 'articles'>;
export type ProductArticleResponse = Sent<typeof productSchema>['articles'][number];
/** A product in card lists: without its long texts. */
export type ProductCardResponse = Pick<
  ProductResponse,
  | 'id'
  | 'name'
  | 'images'
  | 'category_id'
  | 'category_path'
  | 'bestseller'
  | 'trending'
  | 'pictures'
  | 'size_summary'
  | 'version'
> &
  // Only for products without a picture.
  Partial<Pick<ProductResponse, 'drawing'>>;

type SentFinderResult = Sent<typeof finderResultSchema>;
export type FoundProductResponse = Omit<SentFinderResult['others'][number], 'product'> & {
  product: ProductCardResponse;
};
/** Response of the finder; its products are cards. */
export type FinderResponse = Omit<SentFinderResult, 'groups' | 'others' | 'rowProducts'> & {
  groups: readonly (Omit<SentFinderResult['groups'][number], 'products'> & {
    products: readonly FoundProductResponse[];
  })[];
  others: readonly FoundProductResponse[];
  rowProducts: readonly ProductCardResponse[];
};
type SentComparison = Sent<typeof comparisonSchema>;
/** Response to a comparison request; its products are cards. */
export type ComparisonResponse = Omit<SentComparison, 'items'> & {
  items: readonly (Omit<SentComparison['items'][number], 'product'> & { product: ProductCardResponse })[];
};
export type SuggestionsResponse = Sent<typeof suggestionsSchema>;

/**
 * `picture` is missing when the category's image is not one of our stored pictures; `description` is missing
 * in lists.
 */
export type CategoryResponse = WithOptional<Sent<typeof categorySchema>, 'picture' | 'description'>;
export type CategoryChildResponse =
  | ({ kind: 'category' } & CategoryResponse)
  | ({ kind: 'product' } & ProductCardResponse);

type CategoryDetail = Sent<typeof categoryDetailSchema>;
type ProductType = CategoryDetail['productTypes'][number];
/** A product of a category's detail; `picture` is missing when it has none. */
export type DetailProductResponse = WithOptional<ProductType['products'][number], 'picture'>;
/** `total` is sent when the request limits the products. */
export interface CategoryDetailResponse extends Omit<CategoryDetail, 'productTypes'> {
  productTypes: readonly (Omit<ProductType, 'products' | 'total'> & {
    products: readonly DetailProductResponse[];
    total?: number;
  })[];
}

export type SaveResultResponse = NonNullable<Sent<typeof saveResultSchema>>;
/** A stored picture that no entry uses yet. */
export type UploadedPictureResponse = Omit<PictureResponse, 'alt'> & { url: string };
/** Response to a write: the saved entry; null after a deletion. */
export type WriteResponse =
  | SaveResultResponse
  | readonly SaveResultResponse[]
  | UploadedPictureResponse
  | null;
export type CategoryContentsResponse = Sent<typeof categoryContentsSchema>;
export type HistoryResponse = Sent<typeof historySchema>;
export type TrashResponse = Sent<typeof trashSchema>;
export type VocabularyEntryResponse = Sent<typeof vocabularyEntrySchema>;
export type SearchMissPageResponse = Sent<typeof searchMissPageSchema>;
export type TableIssuePageResponse = Sent<typeof tableIssuePageSchema>;
/** Null while the sizes of the products are being loaded. */
export type SearchTrialResponse = Sent<typeof searchTrialSchema>;
export type QualityResponse = Sent<typeof qualitySchema>;
export type CatalogueSummaryResponse = Sent<typeof catalogueSummarySchema>;

export type EnquiryEntryResponse = Sent<typeof enquiryEntrySchema>;
/** The payload is sent as it was stored. */
export type EnquiryResponse = EnquiryEntryResponse & { payload: Readonly<Record<string, unknown>> };
export type EnquiryCountsResponse = Sent<typeof enquiryCountsSchema>;
export type ErasedEnquiriesResponse = Sent<typeof erasedEnquiriesSchema>;
/** Response to a visitor's form; the newsletter has no reference. */
export type ReceiptResponse = Partial<Sent<typeof receiptSchema>>;

/** The items that each line of a list refers to. */
export type ResolvedLinesResponse = Sent<typeof resolvedLinesSchema>;

export type StaffAccountResponse = Sent<typeof staffAccountSchema>;
export type StaffPreferencesResponse = Sent<typeof staffPreferencesSchema>;
export type StaffSecurityResponse = Sent<typeof staffSecuritySchema>;
export type TotpEnrolmentResponse = Sent<typeof totpEnrolmentSchema>;
export type RecoveryCodesResponse = Sent<typeof recoveryCodesSchema>;
export type AuditEventResponse = Sent<typeof auditEventSchema>;
export type CspReportResponse = Sent<typeof cspReportSchema>;
export type SessionResponse = Sent<typeof sessionSchema>;

export type DocumentResponse = Sent<typeof documentSchema>;
export type SiteMediaResponse = Sent<typeof siteMediaSchema>;
export type ArticleSummaryResponse = Sent<typeof articleSummarySchema>;
export type ArticleResponse = Sent<typeof articleSchema>;
export type SitePageResponse = Sent<typeof sitePageSchema>;

/** Fields of an error response besides its message. */
export interface ErrorResponseDetails extends Partial<
  Pick<v.InferInput<typeof errorResponseSchema>, 'fields'>
> {
  /** State of the entry after a conflict (412). */
  current?: unknown;
  /** Contents of a category that was not deleted (409, D-25). */
  contents?: CategoryContentsResponse;
  /** Identifies the request in the log (5xx). */
  requestId?: string;
}

/** Body of an error response. */
export type ErrorResponseBody = { success: false } & Omit<Sent<typeof errorResponseSchema>, 'fields'> &
  ErrorResponseDetails;
