import type { Category } from '@elvora/catalogue/model';

/** Task on a category whose dialog is open. */
export type CategoryTask =
  /** `drillsDown`: started from a card, and the page has moved to the level below. */
  | { kind: 'add'; parent: Category | null; drillsDown: boolean }
  | { kind: 'edit'; category: Category }
  | { kind: 'move'; category: Category }
  | { kind: 'delete'; category: Category };

/** Actions of a card or a tree row; viewers can only open the history. */
export interface CategoryActions {
  canEdit: boolean;
  onAdd: (parent: Category | null) => void;
  onEdit: (category: Category) => void;
  /** Opens the dialog that moves it. */
  onMove: (category: Category) => void;
  /** It was dropped into another category, or onto the root. */
  onReparent: (category: Category, parentName: string | null) => void;
  onDelete: (category: Category) => void;
  onHistory: (category: Category) => void;
}
