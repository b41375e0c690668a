export {
  createCategoryAdminClient,
  type CategoryAdminClient,
  type CategoryDeletion,
  type CategoryRef,
} from './categoryAdminClient.ts';
export {
  createClient,
  parseResource,
  type CallOptions,
  type Client,
  type ClientOptions,
  type SendOptions,
  type Upload,
  type UploadProgress,
  type WriteRequest,
} from './client.ts';
export { ClientError, type ClientErrorKind } from './clientError.ts';
export { createEnquiryAdminClient, currentEnquiry, type EnquiryAdminClient } from './enquiryAdminClient.ts';
export { createFormsClient, type FormOptions, type FormsClient, type Receipt } from './formsClient.ts';
export {
  createProductAdminClient,
  type ProductAdminClient,
  type ProductCreation,
  type ProductDeletion,
  type ProductUpdate,
  type ProductRef,
} from './productAdminClient.ts';
export { productSaveErrorText } from './productSaveErrorText.ts';
export { randomUuid } from './uuid.ts';
export { createStaffAdminClient, type StaffAdminClient } from './staffAdminClient.ts';
export {
  currentCategory,
  currentProduct,
  currentVocabularyEntry,
  isVersionConflict,
  categoryNotEmptyContents,
} from './conflictErrors.ts';
export { createVocabularyAdminClient, type VocabularyAdminClient } from './vocabularyAdminClient.ts';
export type { SaveOptions } from './idempotencyKey.ts';
