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
}

/** Earlier names of categories; they go on leading to the category (D-06). */
export interface CategoryAliasTable {
  name_key: string;
  category_id: number;
}

export interface ProductTable {
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
}

/** Attempts to sign in from one address or at one account, within one stretch of time. */
export interface SignInAttemptTable {
  /** A hash: neither address nor name is kept. */
  bucket: string;
  attempts: number;
  window_ends_at: number;
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
  staff: StaffTable;
  staff_sessions: StaffSessionTable;
  sign_in_attempts: SignInAttemptTable;
  meta: MetaTable;
}

export type Database = Kysely<Tables>;

/** A database that cannot be used; the message is for the person who starts the server. */
export class StoreError extends Error {
  override name = 'StoreError';
}
