export type { Category, CategoryNode } from './category.ts';
export {
  catalogueKinds,
  changeActions,
  qualityProblems,
  trashRetentionDays,
  type CatalogueKind,
  type CategoryContents,
  type ChangeAction,
  type FieldChange,
  type HistoryEntry,
  type HistoryKind,
  type QualityIssue,
  type QualityProblem,
  type SaveResult,
  type TrashItem,
} from './change.ts';
export type { CategoryDetail, ProductLink, ProductType } from './categoryDetail.ts';
export type { CategoryDraft, ProductDraft } from './draft.ts';
export {
  answerableKinds,
  enquiryKinds,
  enquiryStatuses,
  type Enquiry,
  type EnquiryChange,
  type EnquiryCounts,
  type EnquiryEntry,
  type EnquiryFilter,
  type EnquiryKind,
  type EnquiryPayloads,
  type EnquiryStatus,
  type NewsletterForm,
} from './enquiry.ts';
export {
  recommendedAboutLength,
  businessTypes,
  countries,
  defaultSmsPreference,
  distributorLabels,
  distributorCheckboxFields,
  experienceYears,
  smsPreferences,
  type BusinessType,
  type ContactForm,
  type Country,
  type DistributorForm,
  type ExperienceYears,
  type SmsPreference,
} from './forms.ts';
export {
  existingImageToken,
  maxProductImages,
  maxNewImages,
  newImageToken,
  type ImageToken,
} from './imageToken.ts';
export { pictureFromName, type Picture } from './picture.ts';
export type { Product } from './product.ts';
export { maxQuantity } from './quantity.ts';
export {
  byFieldName,
  byWireName,
  isProductFlagField,
  isRequiredProductField,
  productFieldByWireName,
  productFieldNames,
  productFlagFields,
  productFields,
  productTextFields,
  productTextInputFields,
  productValueFields,
  requiredProductFields,
  type OptionalProductTextField,
  type ProductField,
  type ProductFlagField,
  type ProductTextField,
  type ProductTextInputField,
  type ProductTextWireName,
  type ProductValueField,
  type ProductValues,
  type RequiredProductField,
} from './productFields.ts';
export {
  drawingFamilies,
  drawingFamily,
  type DrawingFamilyName,
  type ProductDrawing,
} from './productDrawing.ts';
export {
  maxQuoteLines,
  attachmentTypes,
  type AttachmentType,
  maxAttachmentBytes,
  type QuoteAttachment,
  type StoredQuoteRequest,
  quoteDetailLabels,
  type QuoteListEntry,
  type QuoteDetailField,
  type QuoteItem,
  type QuoteLine,
  type QuoteRequest,
} from './quote.ts';
export {
  maxChoices,
  maxQuoteLineLength,
  type CatalogueItem,
  type QuoteLineQuery,
  type ResolvedQuoteLine,
} from './catalogueItem.ts';
export {
  documentTypes,
  galleryCategories,
  sitePageNames,
  type Article,
  type ArticleSummary,
  type CarouselItem,
  type DocumentItem,
  type DocumentType,
  type GalleryCategory,
  type GalleryItem,
  type SiteMedia,
  type SitePage,
  type SitePageName,
  type Stats,
  type Testimonial,
} from './site.ts';
export type { ProductSize, SizeCell, SizeFact, SizeValue } from './size.ts';
export {
  cellAt,
  columnKey,
  columnOfKey,
  type ParsedSpecification,
  type SpecificationRow,
  type SpecificationTable,
  tableBounds,
  type TableBound,
  type TablePart,
} from './specification.ts';
export {
  auditActions,
  defaultStaffPreferences,
  productViews,
  staffRoles,
  type AuditAction,
  type AuditEvent,
  type CspReport,
  type PasswordChange,
  type ProductView,
  type StaffAccount,
  type StaffAccountChange,
  type StaffAccountDraft,
  type StaffPreferences,
  type StaffRole,
  type StaffSecurity,
  type StaffSession,
  type StaffSessionEntry,
  type TotpConfirmation,
  type TotpEnrolment,
  type CatalogueSummary,
} from './staff.ts';
export {
  maxVocabularyEntries,
  vocabularyKinds,
  vocabularyLengths,
  type VocabularyDraft,
  type VocabularyEntry,
  type VocabularyKind,
} from './vocabulary.ts';
export type { SearchMiss, SearchMissPage } from './searchMiss.ts';
export {
  type AcceptedIssue,
  type ProductTableIssue,
  type TableIssue,
  type TableIssueKind,
  tableIssueKinds,
  type TableIssuePage,
} from './tableIssue.ts';
export { trialPartKinds, type SearchTrial, type TrialPart } from './searchTrial.ts';
