export interface CartLineLabels {
  /** Stands before the product's name for assistive technology (S-193). */
  remove: string;
  quantity: (name: string) => string;
  /** Stands before the number on paper, where there is no field. */
  printedQuantity: string;
}

export const cartLineLabels: CartLineLabels = {
  remove: 'Remove',
  quantity: (name) => `Quantity of ${name}`,
  printedQuantity: 'Quantity',
};
