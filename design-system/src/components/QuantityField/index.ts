export { maxQuantity } from './quantityOps.ts';
export {
  QuantityField,
  type QuantityFieldProps,
  quantityFieldSizes,
  type QuantityFieldSize,
} from './QuantityField.tsx';
export type { QuantityFieldLabels } from './quantityFieldLabels.ts';
