import type {
  CatalogueKind,
  ChangeAction,
  HistoryKind,
  ProductTextWireName,
  VocabularyKind,
} from '@elvora/catalogue/model';
import type { ColumnType, Generated, Kysely } from 'kysely';

/** A boolean as 0 or 1: SQLite has no boolean type. */
type Flag = ColumnType<number, number, number>;

export interface CategoryTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  /** `nameKey` of the name; no two categories that are not deleted share one (D-06). */
  name_key: string;
  description: string | null;
  /** Name of a stored picture, or an external URL. */
  image: string | null;
  active: Flag;
  version: number;
  deleted_at: string | null;
  /** The deletion that removed it. */
  deletion_id: number | null;
}

/** Earlier names of categories, which still resolve to the category (D-06). */
export interface CategoryAliasTable {
  name_key: string;
  category_id: number;
}

/** The text fields of `productFields` each have a column; a migration adds it. */
export interface ProductTable extends Record<ProductTextWireName, string> {
  id: Generated<number>;
  category_id: number | null;
  /** Name of the category when the product was stored; shown when the category has been deleted (D-44). */
  category_name: string;
  name: string;
  slug: string;
  description: string;
  keyword: string;
  bestseller: Flag;
  trending: Flag;
  /** Specification data exactly as it was stored. */
  data: string | null;
  /** JSON of a `ProductDrawing`. */
  drawing: string | null;
  version: number;
  created_at: string;
  deleted_at: string | null;
  /** The deletion that removed it. */
  deletion_id: number | null;
}

/** Searchable texts; see `searchFields.ts`. */
export interface ProductSearchTable {
  product_id: number;
  codes: string;
  name: string;
  keyword: string;
  description: string;
  cells: string;
}

/** Which reading of a product's table `size_readings` holds; see `sizeReadings.ts`. */
export interface ProductReadingTable {
  product_id: number;
  /** Version of the product, and of the program that read it. */
  product_version: number;
  reader_version: number;
  size_count: number;
  /** JSON of what the sizes span (`SizeFact`); it stays until the table is read anew. */
  facts: ColumnType<string, string | undefined, string>;
}

/** The sizes of products (D-56), with what their cells state. */
export interface SizeReadingTable {
  product_id: number;
  /** From 0. */
  position: number;
  code: string;
  /** JSON of its cells. */
  cells: string;
}

/** The catalogue version of each product's last change, kept by triggers. */
export interface ProductFeedTable {
  product_id: number;
  version: number;
}

/** Synonyms and cross-references of the search. */
export interface VocabularyTable {
  id: Generated<number>;
  kind: VocabularyKind;
  typed: string;
  meaning: string;
  version: number;
  /** The catalogue version of its last change. */
  changed_in: number;
  /** When it was removed, ISO 8601. */
  deleted_at: string | null;
}

/** A question without result on one day, or what was chosen after it. */
export interface SearchMissTable {
  question_key: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Chosen after the question; 0 for the question itself. */
  product_id: number;
  code: string;
  text: string;
  asked: number;
}

export interface PictureTable {
  name: string;
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  bytes: number;
  type: string;
  /** When it was last stored, ISO 8601; empty for pictures stored before migration 0004. */
  stored_at: ColumnType<string, string | undefined, string>;
}

export interface ProductPictureTable {
  product_id: number;
  position: number;
  picture_name: string;
  alt: string;
}

/** The site's own pictures by the path that its texts use. */
export interface SiteMediaTable {
  path: string;
  picture_name: string;
  alt: string;
}

/** The history of products, categories and the vocabulary. */
export interface ChangeTable {
  id: Generated<number>;
  kind: HistoryKind;
  /** Id of the product, category or entry of the vocabulary. */
  entry_id: number;
  /** ISO 8601. */
  at: string;
  /** Null for the state before the first recorded change. */
  by_name: string | null;
  action: ChangeAction;
  /** JSON of the entry after the change. */
  state: string;
}

/** Pictures that a state of the history shows: they are kept as long as it can be restored. */
export interface ChangePictureTable {
  change_id: number;
  picture_name: string;
}

/** One deletion, undone as a whole. */
export interface DeletionTable {
  id: Generated<number>;
  kind: CatalogueKind;
  /** The entry the user deleted; its descendants share the deletion. */
  entry_id: number;
  at: string;
  by_name: string;
  /** When its time in the trash ended, ISO 8601: it is hidden, and erased some days later. */
  quarantined_at: ColumnType<string | null, string | null | undefined, string | null>;
}

/** An entry that moved to the grandparent when its category was deleted. */
export interface DeletionMoveTable {
  deletion_id: number;
  kind: CatalogueKind;
  entry_id: number;
  to_id: number | null;
}

/** Idempotency keys of writes to the catalogue (O100). */
export interface WriteRequestTable {
  /** Hash of kind, user and `Idempotency-Key`. */
  request: string;
  /** Hash of the payload. */
  contents: string;
  entry_id: number;
  at: string;
}

export interface StaffTable {
  id: Generated<number>;
  user_name: string;
  user_key: string;
  /** Argon2id in PHC form. */
  password: string;
  role: string;
  disabled_at: string | null;
}

export interface StaffPreferencesTable {
  /** `nameKey` of the user name. */
  user_key: string;
  product_view: string;
}

export interface StaffSessionTable {
  /** SHA-256 of the token; the token itself is not stored. */
  token_hash: string;
  staff_id: number;
  /** Milliseconds since 1970. */
  created_at: number;
  seen_at: number;
  /** 1 for a persistent cookie, which outlives the browser session. */
  stays: number;
  /** Address and browser it was opened with; empty for sessions of before migration 0016. */
  address: string;
  user_agent: string;
}

export interface StaffTotpTable {
  staff_id: number;
  /** Base32, encrypted (`ServerKeys`). */
  secret: string;
  /** 0 until the first code was entered: the second factor is not asked for yet. */
  confirmed: Flag;
  /** Time step of the last accepted code, which is not accepted again. */
  last_step: number;
}

export interface StaffRecoveryCodeTable {
  staff_id: number;
  /** SHA-256 of the code, which has 120 random bits. */
  code_hash: string;
  used_at: string | null;
}

/** What staff did, and from where. */
export interface AuditEventTable {
  id: Generated<number>;
  /** ISO 8601. */
  at: string;
  action: string;
  /** User name; empty when a sign-in named no account. */
  actor: string;
  /** IP address, or `command line`. */
  source: string;
  /** What was acted on, such as the user name of an account. */
  target: string;
  detail: string;
}

/** What browsers reported as blocked by the content security policy, counted. */
export interface CspReportTable {
  directive: string;
  blocked: string;
  page: string;
  reports: number;
  last_at: string;
}

/** Attempts per address or account within one rate limit window. */
export interface AttemptTable {
  /** A keyed hash: neither address nor user name is stored, nor can it be found by trying all of them. */
  bucket: string;
  attempts: number;
  window_ends_at: number;
}

export interface EnquiryTable {
  id: Generated<number>;
  kind: string;
  reference: string;
  status: string;
  /** ISO 8601, in UTC. */
  received_at: string;
  email: string;
  /** Normalised by `toEmailKey`, for erasure by address. */
  email_key: string;
  name: string;
  phone: string;
  summary: string;
  note: string;
  /** JSON of the form's fields exactly as submitted. */
  payload: string;
  /** Folded by `foldText`, for the search. */
  sent_text: string;
  note_text: string;
  version: number;
  /** When its retention ended, ISO 8601: it is hidden, and erased some days later. */
  quarantined_at: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The file of a quote request; its name and type are in the payload. */
export interface EnquiryAttachmentTable {
  enquiry_id: number;
  content: Uint8Array;
}

export interface NewsletterAddressTable {
  email_key: string;
  enquiry_id: number;
  /** Part of the links in mails. */
  token: string;
  /** 0 until the link in the confirmation mail was used. */
  confirmed: Flag;
}

/** Idempotency keys of submitted forms (O53). */
export interface FormRequestTable {
  /** SHA-256 of the `Idempotency-Key`. */
  request: string;
  /** SHA-256 of the form's kind and payload. */
  contents: string;
  enquiry_id: number;
  received_at: number;
}

export interface OutboxTable {
  id: Generated<number>;
  enquiry_id: number;
  recipient: string;
  attempts: number;
  /** Milliseconds since 1970. */
  due_at: number;
}

export interface MetaTable {
  key: string;
  value: string;
}

export interface Tables {
  categories: CategoryTable;
  category_aliases: CategoryAliasTable;
  products: ProductTable;
  product_search: ProductSearchTable;
  product_readings: ProductReadingTable;
  size_readings: SizeReadingTable;
  product_feed: ProductFeedTable;
  vocabulary: VocabularyTable;
  search_misses: SearchMissTable;
  pictures: PictureTable;
  product_pictures: ProductPictureTable;
  site_media: SiteMediaTable;
  changes: ChangeTable;
  change_pictures: ChangePictureTable;
  deletions: DeletionTable;
  deletion_moves: DeletionMoveTable;
  write_requests: WriteRequestTable;
  staff: StaffTable;
  staff_preferences: StaffPreferencesTable;
  staff_sessions: StaffSessionTable;
  staff_totp: StaffTotpTable;
  staff_recovery_codes: StaffRecoveryCodeTable;
  audit_events: AuditEventTable;
  csp_reports: CspReportTable;
  attempts: AttemptTable;
  enquiries: EnquiryTable;
  enquiry_attachments: EnquiryAttachmentTable;
  newsletter_addresses: NewsletterAddressTable;
  form_requests: FormRequestTable;
  outbox: OutboxTable;
  meta: MetaTable;
}

export type Database = Kysely<Tables>;

/** The database cannot be used. The message is for the operator. */
export class StoreError extends Error {
  override name = 'StoreError';
}
