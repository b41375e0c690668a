export { LastOwnerError } from './accounts.ts';
export {
  CycleError,
  NotFoundError,
  NameTakenError,
  type CategoryChange,
  type CategoryRow,
  type NewCategory,
} from './categories.ts';
export type { CategoryState, ChangeRow, Actor, ProductState } from './changes.ts';
export { StoreError } from './database.ts';
export type { PictureRow, SiteMediaRow } from './pictures.ts';
export type { ProductQuery } from './productQuery.ts';
export type { ProductRow } from './products.ts';
export type { ProductFlagChange, NewProduct } from './productWrites.ts';
export { AccountTakenError, type SessionRow, type StaffRow } from './staff.ts';
export { openStore, type CatalogueWriter, type Store } from './store.ts';
export type { CategoryContentCounts } from './deleteEntries.ts';
export type { DeletionRow } from './trash.ts';
export type { AttemptStore } from './attempts.ts';
export type { EnquiryRow, EnquiryStore, NewEnquiry, AcceptResult } from './enquiries.ts';
export type { MailRecipient, OutboxMail, OutboxStore } from './outbox.ts';
