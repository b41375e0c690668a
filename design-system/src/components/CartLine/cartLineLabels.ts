export interface CartLineLabels {
  /** Prefix of the product's name, for screen readers (S-193). */
  remove: string;
  quantity: (name: string) => string;
  /** Prefix of the quantity in print, where the field is hidden. */
  printedQuantity: string;
  /** Name of the handle, for screen readers. */
  move: (name: string) => string;
  addNote: string;
  editNote: string;
  /** Name of the note's field. */
  note: (name: string) => string;
  removed: (name: string) => string;
  undo: string;
}

export const cartLineLabels: CartLineLabels = {
  remove: 'Remove',
  quantity: (name) => `Quantity of ${name}`,
  printedQuantity: 'Quantity',
  move: (name) => `Move ${name}`,
  addNote: 'Add note',
  editNote: 'Edit note',
  note: (name) => `Note on ${name}`,
  removed: (name) => `${name} removed`,
  undo: 'Undo',
};
