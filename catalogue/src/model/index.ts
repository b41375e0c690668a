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
  type QualityIssue,
  type QualityProblem,
  type SaveResult,
  type TrashItem,
} from './change.ts';
export type { CategoryDetail, ProductLink, ProductType } from './categoryDetail.ts';
export type { CategoryDraft, ProductDraft } from './draft.ts';
export {
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
export type { QuoteItem, QuoteLine, QuoteRequest } from './quote.ts';
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
export {
  columnKey,
  columnOfKey,
  type ParsedSpecification,
  type SpecificationRow,
  type SpecificationTable,
} from './specification.ts';
export {
  staffRoles,
  type PasswordChange,
  type StaffAccount,
  type StaffAccountChange,
  type StaffAccountDraft,
  type StaffRole,
  type StaffSession,
  type CatalogueSummary,
} from './staff.ts';
