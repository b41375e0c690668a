import type { ResourceData } from '@elvora/catalogue/contract';
import { specificationPart } from '@elvora/catalogue/operations';
import type { ResourceResult } from '../runtime/data/resourceResults.ts';

/** Rows of the query, from 1; the first for anything but a positive integer. */
function rowsPage(url: string): number {
  const text = new URLSearchParams(url.split('?', 2)[1]).get('rows') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The last part of each product: a page is parsed several times while it is rendered. */
const lastParts = new WeakMap<ResourceResult, { page: number; part: ResourceResult }>();

/** Reduces a product to the rows of its table that the address names, so that a document stays small. */
export function productPart(result: ResourceResult, url: string): ResourceResult {
  if (!('data' in result)) return result;
  // The result belongs to a resource of this kind.
  const product = result.data as ResourceData<'product'>;
  if (product === null) return result;
  const page = rowsPage(url);
  const last = lastParts.get(result);
  if (last?.page === page) return last.part;
  const specification = specificationPart(product.specification, page);
  const part = specification === product.specification ? result : { data: { ...product, specification } };
  lastParts.set(result, { page, part });
  return part;
}
