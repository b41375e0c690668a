export { ProductFlags, type ProductFlagsProps } from './ProductFlags.tsx';
export { productFlagsLabels, type ProductFlagsLabels } from './productFlagsLabels.ts';
