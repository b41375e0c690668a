import type { Product } from '@elvora/catalogue/model';

/** Task on a product whose dialog is open. */
export type ProductTask =
  | { kind: 'add' }
  | { kind: 'edit'; product: Product }
  /** Edits a product that only the URL names. */
  | { kind: 'read'; id: number }
  | { kind: 'copy'; product: Product }
  | { kind: 'delete'; product: Product };

/** Actions of a card or a row; viewers can only open the history. */
export interface ProductActions {
  canEdit: boolean;
  /** Address of the product name's link: its form, or its history for viewers. */
  getHref: (product: Product) => string;
  onEdit: (product: Product) => void;
  onCopy: (product: Product) => void;
  onDelete: (product: Product) => void;
  onHistory: (product: Product) => void;
}
