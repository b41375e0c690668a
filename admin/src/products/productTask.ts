import type { Product } from '@elvora/catalogue/model';

/** What somebody is doing with a product, in a dialog over the list. */
export type ProductTask =
  | { kind: 'add' }
  | { kind: 'edit'; product: Product }
  /** Named by the address alone. */
  | { kind: 'read'; id: number }
  | { kind: 'copy'; product: Product }
  | { kind: 'delete'; product: Product };

/** What a card or a row can ask for; those who only read ask for nothing but the history. */
export interface ProductActions {
  canEdit: boolean;
  onEdit: (product: Product) => void;
  onCopy: (product: Product) => void;
  onDelete: (product: Product) => void;
  onHistory: (product: Product) => void;
}
