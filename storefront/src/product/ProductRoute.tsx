import { useLocation } from 'react-router-dom';
import { pathSegmentsAfter } from '../paths.ts';
import { ProductById } from './ProductById.tsx';

/** A product by its id (S-029). */
export function Route() {
  const { pathname } = useLocation();
  const [id = ''] = pathSegmentsAfter('/product/', pathname) ?? [];
  return <ProductById id={id} />;
}
