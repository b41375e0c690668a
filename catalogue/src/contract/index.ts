export {
  categoryCreationSchema,
  categoryMoveSchema,
  categoryUpdateSchema,
  serializeCategoryDraft,
} from './categoryInput.ts';
export type { CategoryChild } from './categorySchema.ts';
export { validate, problemsByField, type ValidationResult, type FieldProblem } from './validate.ts';
export {
  comparedItemText,
  comparisonKeySearch,
  comparisonParameters,
  comparisonSearch,
  maxCompared,
  maxNamedItems,
  parseComparison,
  type ComparedItem,
} from './comparisonQuery.ts';
export type { Comparison } from './comparisonSchema.ts';
export { contactFormSchema } from './contactForm.ts';
export { ContractError } from './contractError.ts';
export { countedValues } from './countedValues.ts';
export { distributorFormSchema } from './distributorForm.ts';
export { isBrowserEmail, isEmail } from './email.ts';
export { enquiryChangeSchema, type EnquiryPage } from './enquirySchema.ts';
export { isFailureResponse } from './envelopes.ts';
export { errorResponseText, readErrorResponse, type ErrorResponse } from './errorResponse.ts';
export { prefixedErrorText, errorTexts } from './errorTexts.ts';
export { readContactForm, readDistributorForm, type FormFieldValues } from './formFieldValues.ts';
export {
  acceptedImageTypes,
  imageFileProblem,
  imageFormatList,
  isAcceptedImage,
  maxImageBytes,
  type ImageFileProblem,
  type ImageType,
} from './imageFile.ts';
export {
  resourceKeys,
  productFlagFilters,
  productSorts,
  type CategoryDetailParams,
  type ListOptions,
  type Paging,
  type ProductFlagFilter,
  type ProductListOptions,
  type ProductSort,
} from './resourceKeys.ts';
export { staffResourceKeys } from './staffResourceKeys.ts';
export { finderKey, finderKeyParams } from './finderKey.ts';
export {
  createFinderQuery,
  filterText,
  finderBounds,
  finderLooks,
  finderParameters,
  finderSearch,
  finderUnits,
  notStated,
  parseFinderQuery,
  rangeFieldPrefixes,
  type FinderFilter,
  type FinderLook,
  type FinderQuery,
  type FinderUnit,
  type ParsedFinderQuery,
} from './finderQuery.ts';
export {
  finderNumber,
  finderUnitNames,
  fromOtherUnit,
  hasOtherUnit,
  otherUnitNumber,
  otherUnits,
  readGauges,
  toOtherUnit,
} from './finderUnits.ts';
export type {
  FinderResult,
  FinderColumn,
  FinderCondition,
  FinderFacet,
  FoundProduct,
  FoundSize,
  Suggestions,
} from './finderSchema.ts';
export { newsletterFormSchema } from './newsletterForm.ts';
export { parseKey, type ParsedKey } from './parseKey.ts';
export {
  productInputSchema,
  productRequiredTexts,
  serializeProductDraft,
  type ProductInput,
} from './productInput.ts';
export { productFlagsSchema, serializeProductFlags, type ProductFlagsInput } from './productFlags.ts';
export { quoteFilePath, quoteFileSchema, quoteFileTypes, type QuoteFileType } from './quoteFile.ts';
export { quoteFormSchema } from './quoteForm.ts';
export { quoteLinesPath, quoteLinesSchema, readResolvedLines } from './quoteLines.ts';
export { tableProblem } from './tableInput.ts';
export type {
  ApiIndexResponse,
  ArticleResponse,
  ArticleSummaryResponse,
  AuditEventResponse,
  CatalogueSummaryResponse,
  CategoryChildResponse,
  CategoryContentsResponse,
  CategoryDetailResponse,
  CategoryResponse,
  ComparisonResponse,
  CspReportResponse,
  DetailProductResponse,
  DocumentResponse,
  EnquiryCountsResponse,
  EnquiryEntryResponse,
  EnquiryResponse,
  ErasedEnquiriesResponse,
  ErrorResponseBody,
  ErrorResponseDetails,
  FinderResponse,
  FoundProductResponse,
  HistoryResponse,
  PictureResponse,
  ProductArticleResponse,
  ProductCardResponse,
  ProductResponse,
  QualityResponse,
  ReceiptResponse,
  RecoveryCodesResponse,
  ResolvedLinesResponse,
  SaveResultResponse,
  SearchMissPageResponse,
  SearchTrialResponse,
  SessionResponse,
  SiteMediaResponse,
  SitePageResponse,
  StaffAccountResponse,
  StaffPreferencesResponse,
  StaffSecurityResponse,
  SuggestionsResponse,
  TotpEnrolmentResponse,
  TrashResponse,
  UploadedPictureResponse,
  TableIssuePageResponse,
  VocabularyEntryResponse,
  WriteResponse,
} from './responseTypes.ts';
export type {
  ApiResponse,
  ApiResponses,
  CrawlerFileInfo,
  CrawlerFileRenderInput,
  RejectedForm,
  Renderer,
  RenderError,
  RenderInput,
  RenderOutput,
} from './rendering.ts';
export { publicReaders, type ResourceData, type PublicResourceKind } from './publicReaders.ts';
export { readEnquiry, readRecoveryCodes, readTotpEnrolment, resources, type Resource } from './resources.ts';
export {
  passwordChangeSchema,
  passwordConfirmationSchema,
  passwordLength,
  staffAccountChangeSchema,
  staffAccountCreationSchema,
  staffPreferencesChangeSchema,
  totpConfirmationSchema,
} from './staffSchemas.ts';
export type { Page } from './envelopes.ts';
export {
  formPagePaths,
  formApiPaths,
  searchChoicePath,
  writePaths,
  type DeletedCategoryChildren,
} from './writePaths.ts';
export { searchChoiceSchema } from './searchMissSchema.ts';
export { readAcceptedIssues, tableIssueInputSchema } from './tableIssueSchema.ts';
export { vocabularyInputSchema } from './vocabularySchema.ts';
export { writeResponses } from './writeResponses.ts';
export { validationTexts } from './validationTexts.ts';
