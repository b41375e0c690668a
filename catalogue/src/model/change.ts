/** What a successful write tells: which entry it was, and the version it has now. */
export interface SaveResult {
  id: number;
  version: number;
}

/** What hangs below a category that somebody wants to delete (D-25). */
export interface CategoryContents {
  /** Right below. */
  subcategories: number;
  products: number;
  /** With everything further down. */
  allSubcategories: number;
  allProducts: number;
}

export const catalogueKinds = ['product', 'category'] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

export const changeActions = ['created', 'updated', 'moved', 'deleted', 'restored'] as const;
export type ChangeAction = (typeof changeActions)[number];

/** A field that an entry of the history changed. */
export interface FieldChange {
  /** Its name on the wire: `name`, `category_id`, `data`, `images`, `cname`, `cparentname` … */
  field: string;
  /** Null where there was nothing before. */
  before: string | null;
  after: string;
}

/** One change of a product or a category, and the state it can be taken back to. */
export interface HistoryEntry {
  id: number;
  /** ISO 8601. */
  at: string;
  /** User name; null for what was there before anybody changed it. */
  by: string | null;
  action: ChangeAction;
  /** In the order of the form; empty where only the place changed from or to the trash. */
  changes: readonly FieldChange[];
}

/** What can be taken out of the trash again. */
export interface TrashItem {
  kind: CatalogueKind;
  id: number;
  name: string;
  /** ISO 8601. */
  deletedAt: string;
  deletedBy: string;
  /** When it goes for good; ISO 8601. */
  erasedAt: string;
  /** What was deleted together with a category. */
  subcategories: number;
  products: number;
}

/** How long the trash keeps what was deleted (D-25). */
export const trashRetentionDays = 30;

/** What somebody who keeps the catalogue should look at, in the order in which it matters. */
export const qualityProblems = [
  'category-missing',
  'table-invalid',
  'image-missing',
  'table-missing',
  'category-empty',
  'document-missing',
] as const;
export type QualityProblem = (typeof qualityProblems)[number];

export interface QualityIssue {
  problem: QualityProblem;
  kind: CatalogueKind | 'document';
  id: number;
  name: string;
  /** Why a table cannot be read, or which category is missing; empty for the rest. */
  detail: string;
}
