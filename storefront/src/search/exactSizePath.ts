import type { Product } from '@elvora/catalogue/model';
import { findSize, readSizes } from '@elvora/catalogue/operations';
import { paths } from '../site/paths.ts';

/** Returns the address of the one size among the hits whose code is the query; null when there is none, or several. */
export function exactSizePath(
  products: readonly Pick<Product, 'id' | 'specification'>[],
  query: string,
): string | null {
  const found = products.flatMap(({ id, specification }) => {
    const size = findSize(readSizes(specification), query);
    return size ? [paths.product(id, { size: size.code })] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
