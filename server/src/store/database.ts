import type { CatalogueKind, ChangeAction, ProductTextWireName } from '@elvora/catalogue/model';
import type { ColumnType, Generated, Kysely } from 'kysely';

/** Truth as both databases keep it: 0 or 1. */
type Flag = ColumnType<number, number, number>;

export interface CategoryTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  /** `nameKey` of the name; no two categories that are not deleted share one (D-06). */
  name_key: string;
  description: string | null;
  /** Name of a stored picture, or an address. */
  image: string | null;
  active: Flag;
  version: number;
  deleted_at: string | null;
  /** What it was deleted with. */
  deletion_id: number | null;
}

/** Earlier names of categories; they go on leading to the category (D-06). */
export interface CategoryAliasTable {
  name_key: string;
  category_id: number;
}

/** The text fields of `productFields` each have a column; a migration adds it. */
export interface ProductTable extends Record<ProductTextWireName, string> {
  id: Generated<number>;
  category_id: number | null;
  /** Name of the category as it was stored; shown when the category is gone (D-44). */
  category_name: string;
  name: string;
  slug: string;
  description: string;
  keyword: string;
  bestseller: Flag;
  trending: Flag;
  /** Specification data exactly as it was stored. */
  data: string | null;
  version: number;
  created_at: string;
  deleted_at: string | null;
  /** What it was deleted with. */
  deletion_id: number | null;
}

/** What the search looks through; see `searchText.ts`. */
export interface ProductSearchTable {
  product_id: number;
  codes: string;
  name: string;
  keyword: string;
  description: string;
  cells: string;
}

export interface PictureTable {
  name: string;
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  bytes: number;
  type: string;
  /** When it was stored last; ISO 8601, empty for those from before this was kept. */
  stored_at: ColumnType<string, string | undefined, string>;
}

export interface ProductPictureTable {
  product_id: number;
  position: number;
  picture_name: string;
  alt: string;
}

/** The site's own pictures by the path its texts use. */
export interface SiteMediaTable {
  path: string;
  picture_name: string;
  alt: string;
}

/** The history of products and categories. */
export interface ChangeTable {
  id: Generated<number>;
  kind: CatalogueKind;
  /** Of the product or the category. */
  entry_id: number;
  /** ISO 8601. */
  at: string;
  /** Null for what was there before anybody changed it. */
  by_name: string | null;
  action: ChangeAction;
  /** JSON of the entry after the change. */
  state: string;
}

/** Pictures a state of the history shows: they stay as long as one can go back to it. */
export interface ChangePictureTable {
  change_id: number;
  picture_name: string;
}

/** What was deleted in one step, and comes back in one step. */
export interface DeletionTable {
  id: Generated<number>;
  kind: CatalogueKind;
  /** What somebody wanted to delete; the rest went with it. */
  entry_id: number;
  at: string;
  by_name: string;
}

/** What went up when the category above it was deleted. */
export interface DeletionMoveTable {
  deletion_id: number;
  kind: CatalogueKind;
  entry_id: number;
  to_id: number | null;
}

/** Forms that have made an entry, by the name their sender gave them. */
export interface WriteRequestTable {
  /** A hash of kind, sender and `Idempotency-Key`. */
  request: string;
  /** A hash of what was sent. */
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

export interface StaffSessionTable {
  /** SHA-256 of the token; the token itself is nowhere. */
  token_hash: string;
  staff_id: number;
  /** Milliseconds since 1970. */
  created_at: number;
  seen_at: number;
  /** 1 when it outlives the browser's window. */
  stays: number;
}

/** How often something was tried from one address or at one account, within one stretch of time. */
export interface AttemptTable {
  /** A hash: neither address nor name is kept. */
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
  /** In lower case: what an address is erased by. */
  email_key: string;
  name: string;
  phone: string;
  summary: string;
  note: string;
  /** JSON of the form's fields exactly as they were sent. */
  payload: string;
  /** Folded, for the search. */
  sent_text: string;
  note_text: string;
  version: number;
}

export interface NewsletterAddressTable {
  email_key: string;
  enquiry_id: number;
  /** Takes the address off the list; it stands in a link in mails. */
  token: string;
}

/** Forms that have arrived under a name of their own (O53). */
export interface FormRequestTable {
  /** SHA-256 of the `Idempotency-Key`. */
  request: string;
  /** SHA-256 of what was sent. */
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
  pictures: PictureTable;
  product_pictures: ProductPictureTable;
  site_media: SiteMediaTable;
  changes: ChangeTable;
  change_pictures: ChangePictureTable;
  deletions: DeletionTable;
  deletion_moves: DeletionMoveTable;
  write_requests: WriteRequestTable;
  staff: StaffTable;
  staff_sessions: StaffSessionTable;
  attempts: AttemptTable;
  enquiries: EnquiryTable;
  newsletter_addresses: NewsletterAddressTable;
  form_requests: FormRequestTable;
  outbox: OutboxTable;
  meta: MetaTable;
}

export type Database = Kysely<Tables>;

/** A database that cannot be used; the message is for the person who starts the server. */
export class StoreError extends Error {
  override name = 'StoreError';
}
