export type { Category, CategoryNode } from './category.ts';
export type { CategoryDetail, ProductLink, ProductType } from './categoryDetail.ts';
export { pictureNamed, type Picture } from './picture.ts';
export type { Product, ProductSummary } from './product.ts';
export type { QuoteLine } from './quote.ts';
export {
  documentTypes,
  galleryCategories,
  type Article,
  type CarouselItem,
  type DocumentItem,
  type DocumentType,
  type GalleryCategory,
  type GalleryItem,
  type SiteMedia,
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
export { staffRoles, type StaffRole, type StaffSession, type Summary } from './staff.ts';
