import type { ProductTextWireName, VocabularyKind } from '@elvora/catalogue/model';
import type { ColumnType, Generated } from 'kysely';
import type { Flag } from './flag.ts';

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
  /** JSON of the `AcceptedIssue`s of its table; null for none. */
  accepted_issues: string | null;
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

/** The reader version and product version of the readings in `size_readings`; see `sizeReadings.ts`. */
export interface ProductReadingTable {
  product_id: number;
  /** Version of the product, and of the reader. */
  product_version: number;
  reader_version: number;
  size_count: number;
  /** JSON of the ranges of the sizes (`SizeFact`), replaced when the table is read again. */
  facts: ColumnType<string, string | undefined, string>;
}

/** The sizes of products (D-56) with the values of their cells. */
export interface SizeReadingTable {
  product_id: number;
  /** From 0. */
  position: number;
  code: string;
  /** JSON of its cells. */
  cells: string;
}

/** The catalogue version of each product's last change, maintained by triggers. */
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
  /** When it was hidden, before it is erased. */
  quarantined_at: string | null;
}

/** A search without results on one day, or the result opened after it. */
export interface SearchMissTable {
  question_key: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Result opened after the search; 0 for the search itself. */
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

/** Tables of products, categories and their pictures, and of the search. */
export interface CatalogueTables {
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
}
