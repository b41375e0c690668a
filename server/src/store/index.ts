export { LastOwnerError, OwnerProtectedError } from './accounts.ts';
export {
  CycleError,
  NotFoundError,
  NameTakenError,
  type CategoryRow,
  type NewCategory,
} from './categories.ts';
export type { BackupState } from './backupRecord.ts';
export type { Actor, ChangeRow } from './changes.ts';
export type { CategoryState, ProductState } from './entryStates.ts';
export { StoreError } from './database.ts';
export type { PictureRow } from './pictures.ts';
export type { ProductQuery } from './productQuery.ts';
export type { ProductRow } from './products.ts';
export type { ProductReading, UnreadableTable } from './sizeReadings.ts';
export type { NewProduct } from './productWrites.ts';
export { AccountTakenError, type SessionEntryRow, type StaffRow } from './staff.ts';
export type { CatalogueWriter } from './catalogueWriter.ts';
export { describeMigration } from './migrate.ts';
export type { AuditEventRow, NewAuditEvent } from './auditLog.ts';
export type { CspReportRow, CspViolation } from './cspReports.ts';
export { openStore, openStoreBesideServer, type Store } from './store.ts';
export type { NewSearchMiss, SearchMissRow } from './searchMisses.ts';
export type { VocabularyRow } from './vocabulary.ts';
export type { EnquiryRow } from './enquiries.ts';
export type { NewEnquiry } from './acceptSubmission.ts';
export type { MailRecipient } from './enquiryTables.ts';
export type { OutboxMail } from './outbox.ts';
