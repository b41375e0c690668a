export type { Category, CategoryNode } from './category.ts';
export {
  catalogueKinds,
  changeActions,
  qualityProblems,
  trashDays,
  type CatalogueKind,
  type CategoryContents,
  type ChangeAction,
  type FieldChange,
  type HistoryEntry,
  type QualityIssue,
  type QualityProblem,
  type Saved,
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
  advisedAboutLength,
  businessTypes,
  countries,
  defaultSmsPreference,
  distributorLabels,
  distributorTicks,
  experienceYears,
  smsPreferences,
  type BusinessType,
  type ContactForm,
  type Country,
  type DistributorForm,
  type ExperienceYears,
  type SmsPreference,
} from './forms.ts';
export { existingImage, mostImages, mostNewImages, newImage, type ImageToken } from './imageToken.ts';
export { pictureNamed, type Picture } from './picture.ts';
export type { Product } from './product.ts';
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
  keyColumn,
  type SpecificationReading,
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
  type Summary,
} from './staff.ts';
