/** Id and new version of an entry after a successful write. */
export interface SaveResult {
  id: number;
  version: number;
}

/** Contents of a category, shown before it is deleted (D-25). */
export interface CategoryContents {
  /** Direct subcategories. */
  subcategories: number;
  products: number;
  /** At any depth. */
  allSubcategories: number;
  allProducts: number;
}

export const catalogueKinds = ['product', 'category'] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

/** Kinds of records with a history: catalogue entries, synonyms and cross-references. */
export type HistoryKind = CatalogueKind | 'vocabulary';

export const changeActions = ['created', 'updated', 'moved', 'deleted', 'restored'] as const;
export type ChangeAction = (typeof changeActions)[number];

/** A field that a change in the history affects. */
export interface FieldChange {
  /** Its name on the wire: `name`, `category_id`, `data`, `images`, `cname`, `cparentname` … */
  field: string;
  /** Null when the field had no earlier value. */
  before: string | null;
  after: string;
}

/** One change of a product or a category; the state after it can be restored. */
export interface HistoryEntry {
  id: number;
  /** ISO 8601. */
  at: string;
  /** User name; null for the state before the first recorded change. */
  by: string | null;
  action: ChangeAction;
  /** In the order of the form; empty when the entry was deleted or restored. */
  changes: readonly FieldChange[];
}

/** A deleted product or category that can be restored. */
export interface TrashItem {
  kind: CatalogueKind;
  id: number;
  name: string;
  /** ISO 8601. */
  deletedAt: string;
  deletedBy: string;
  /** When it is erased; ISO 8601. */
  erasedAt: string;
  /** Whether it was deleted together with a category. */
  subcategories: number;
  products: number;
}

/** Days until the trash erases an entry (D-25). */
export const trashRetentionDays = 30;

/** Problems of the server and of catalogue data, most important first. */
export const qualityProblems = [
  'clock-wrong',
  'backup-overdue',
  'category-missing',
  'table-invalid',
  'table-too-large',
  'image-missing',
  'table-missing',
  'category-empty',
  'document-missing',
  'placeholder',
] as const;
export type QualityProblem = (typeof qualityProblems)[number];

export interface QualityIssue {
  problem: QualityProblem;
  kind: CatalogueKind | 'document' | 'text' | 'server';
  id: number;
  name: string;
  /**
   * Details: the parse error of a table, the message for one beyond the bounds, the name of a missing
   * category, a placeholder, or the effect of a server problem; empty otherwise.
   */
  detail: string;
}
