export interface CartLineLabels {
  /** Prefix of the product's name, for screen readers (S-193). */
  remove: string;
  quantity: (name: string) => string;
  /** Prefix of the quantity in print, where the field is hidden. */
  printedQuantity: string;
}

export const cartLineLabels: CartLineLabels = {
  remove: 'Remove',
  quantity: (name) => `Quantity of ${name}`,
  printedQuantity: 'Quantity',
};
