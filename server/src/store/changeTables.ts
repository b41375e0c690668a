import type { CatalogueKind, ChangeAction, HistoryKind } from '@elvora/catalogue/model';
import type { ColumnType, Generated } from 'kysely';

/** The history of products, categories and the vocabulary. */
export interface ChangeTable {
  id: Generated<number>;
  kind: HistoryKind;
  /** Id of the product, category or vocabulary entry. */
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

/** Tables of changes and deletions. */
export interface ChangeTables {
  changes: ChangeTable;
  change_pictures: ChangePictureTable;
  deletions: DeletionTable;
  deletion_moves: DeletionMoveTable;
  write_requests: WriteRequestTable;
}
