export interface QuantityFieldLabels {
  decrease: (label: string) => string;
  increase: (label: string) => string;
}

export const quantityFieldLabels: QuantityFieldLabels = {
  decrease: (label) => `Decrease ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  increase: (label) => `Increase ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
};
