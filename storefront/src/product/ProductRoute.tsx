import { useLocation } from 'react-router-dom';
import { ProductById } from './ProductById.tsx';
import { productIdFromPath } from './productPage.ts';

/** A product by its id (S-029). */
export function Route() {
  const { pathname } = useLocation();
  return <ProductById id={productIdFromPath(pathname)} />;
}
