export {
  createCategoryAdmin,
  type CategoryAdmin,
  type CategoryDeletion,
  type ReadCategory,
} from './categoryAdmin.ts';
export {
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
  type SendOptions,
  type Upload,
  type UploadProgress,
  type WriteRequest,
} from './client.ts';
export { ClientError, type ClientErrorKind } from './clientError.ts';
export { createEnquiryAdmin, currentEnquiry, type EnquiryAdmin } from './enquiryAdmin.ts';
export { createFormsClient, type FormOptions, type FormsClient, type Receipt } from './formsClient.ts';
export {
  createProductAdmin,
  type ProductAdmin,
  type ProductCreation,
  type ProductDeletion,
  type ProductUpdate,
  type ReadProduct,
} from './productAdmin.ts';
export { productSaveText } from './productSaveText.ts';
export { newRequestId } from './requestId.ts';
export { createStaffAdmin, type StaffAdmin } from './staffAdmin.ts';
export { currentCategory, currentProduct, isOutdated, refusedContents } from './refusals.ts';
export type { SaveOptions } from './idempotencyKey.ts';
