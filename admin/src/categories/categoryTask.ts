import type { Category } from '@elvora/catalogue/model';

/** What somebody is doing with a category, in a dialog over the page. */
export type CategoryTask =
  /** `goesDown`: from a card or row the page has left for the level below. */
  | { kind: 'add'; parent: Category | null; goesDown: boolean }
  | { kind: 'edit'; category: Category }
  | { kind: 'move'; category: Category }
  | { kind: 'delete'; category: Category };

/** What a card or a row of the tree can ask for; those who only read ask for nothing but the history. */
export interface CategoryActions {
  canEdit: boolean;
  onAdd: (parent: Category | null) => void;
  onEdit: (category: Category) => void;
  /** Asks where it goes. */
  onMove: (category: Category) => void;
  /** It was put below another, or made a main category. */
  onReparent: (category: Category, parentName: string | null) => void;
  onDelete: (category: Category) => void;
  onHistory: (category: Category) => void;
}
