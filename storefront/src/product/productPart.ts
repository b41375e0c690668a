import type { ApiResponse, ResourceData } from '@elvora/catalogue/contract';
import { specificationPart } from '@elvora/catalogue/operations';
import { parseOnce } from '../runtime/data/parseApiResponse.ts';
import type { ResourceRef } from '../runtime/data/resourceRef.ts';
import type { ResourceResult } from '../runtime/data/resourceResults.ts';

/** Rows of the query, from 1; the first for anything but a positive integer. */
function rowsPage(url: string): number {
  const text = new URLSearchParams(url.split('?', 2)[1]).get('rows') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/**
 * The last part of each product: a page is parsed several times while it is rendered. A full table is not kept: as objects
 * it takes up to a hundred times the memory of its text.
 */
const lastParts = new WeakMap<ApiResponse, { page: number; part: ResourceResult }>();

/** Parses a product, reduced to the rows of its table that the address names, so that a document stays small. */
export function parseProductPart(ref: ResourceRef, response: ApiResponse, url: string): ResourceResult {
  const page = rowsPage(url);
  const last = lastParts.get(response);
  if (last?.page === page) return last.part;
  const part = reduceToPart(parseOnce(ref, response), page);
  lastParts.set(response, { page, part });
  return part;
}

function reduceToPart(result: ResourceResult, page: number): ResourceResult {
  if (!('data' in result)) return result;
  // The result belongs to a resource of this kind.
  const product = result.data as ResourceData<'product'>;
  if (product === null) return result;
  return { data: { ...product, specification: specificationPart(product.specification, page) } };
}
