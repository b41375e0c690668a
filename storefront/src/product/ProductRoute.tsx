import { useLocation } from 'react-router-dom';
import { namesBelow } from '../paths.ts';
import { ProductById } from './ProductById.tsx';

/** A product by its id (S-029). */
export function Route() {
  const { pathname } = useLocation();
  const [id = ''] = namesBelow('/product/', pathname) ?? [];
  return <ProductById id={id} />;
}
