export { ProductColumns } from './ProductColumns.tsx';
export {
  ProductDetails,
  type ProductDetailsProps,
  type ProductDimensions,
  type ProductSpecifications,
} from './ProductDetails.tsx';
export { type ProductDetailsLabels, productDetailsLabels } from './productDetailsLabels.ts';
