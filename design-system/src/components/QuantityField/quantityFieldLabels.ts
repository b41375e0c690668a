export interface QuantityFieldLabels {
  less: (label: string) => string;
  more: (label: string) => string;
}

export const quantityFieldLabels: QuantityFieldLabels = {
  less: (label) => `Decrease ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  more: (label) => `Increase ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
};
