export { LastOwnerError } from './accounts.ts';
export {
  CycleError,
  NotFoundError,
  NameTakenError,
  type CategoryChange,
  type CategoryRow,
  type NewCategory,
} from './categories.ts';
export type { Actor, ChangeRow } from './changes.ts';
export type { CategoryState, ProductState } from './entryStates.ts';
export { StoreError } from './database.ts';
export type { PictureRow, SiteMediaRow } from './pictures.ts';
export type { ProductQuery } from './productQuery.ts';
export type { ProductRow } from './products.ts';
export type { ProductFlagChange, NewProduct } from './productWrites.ts';
export { AccountTakenError, type SessionRow, type StaffRow } from './staff.ts';
export type { CatalogueWriter } from './catalogueWriter.ts';
export { openStore, type Store } from './store.ts';
export type { CategoryContentCounts } from './deleteEntries.ts';
export type { DeletionRow } from './trash.ts';
export type { AttemptStore } from './attempts.ts';
export type { EnquiryRow, EnquiryStore } from './enquiries.ts';
export type { AcceptResult, NewEnquiry } from './acceptSubmission.ts';
export type { MailRecipient, OutboxMail, OutboxStore } from './outbox.ts';
