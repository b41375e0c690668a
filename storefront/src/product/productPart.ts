import type { ApiResponse, ResourceData } from '@elvora/catalogue/contract';
import { readSizes, specificationPart } from '@elvora/catalogue/operations';
import { parseOnce } from '../runtime/data/parseApiResponse.ts';
import type { ResourceRef } from '../runtime/data/resourceRef.ts';
import type { ResourceResult } from '../runtime/data/resourceResults.ts';
import { selectedSize } from './selectedSize.ts';

/** Reads `rows`, from 1; the first for anything but a positive integer. */
function rowsPage(search: string): number {
  const text = new URLSearchParams(search).get('rows') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/**
 * The last part of each product, because a page is parsed several times during rendering. A full table is not
 * cached: as objects it takes up to a hundred times the memory of its JSON.
 */
const lastParts = new WeakMap<ApiResponse, { search: string; part: ResourceResult }>();

/**
 * Parses a product reduced to the requested rows of its table, to limit the size of the document.
 */
export function parseProductPart(ref: ResourceRef, response: ApiResponse, url: string): ResourceResult {
  const search = url.split('?', 2)[1] ?? '';
  const last = lastParts.get(response);
  if (last?.search === search) return last.part;
  const part = reduceToPart(parseOnce(ref, response), search);
  lastParts.set(response, { search, part });
  return part;
}

function reduceToPart(result: ResourceResult, search: string): ResourceResult {
  if (!('data' in result)) return result;
  // The result belongs to a resource of this kind.
  const product = result.data as ResourceData<'product'>;
  if (product === null) return result;
  const { specification } = product;
  const { size } = selectedSize(readSizes(specification), search);
  const options = { page: rowsPage(search), row: size?.cells[0]?.row ?? undefined };
  return { data: { ...product, specification: specificationPart(specification, options) } };
}
