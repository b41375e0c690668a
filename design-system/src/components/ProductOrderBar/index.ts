export { ProductOrderBar, type ProductOrderBarProps } from './ProductOrderBar.tsx';
