import type { ApiResponse } from '../http/apiResponse.ts';

/** Responses by resource key. */
export type ResourceResponses = Readonly<Record<string, ApiResponse>>;

export interface ResourceLoader {
  /** Resource keys a page needs, given the responses so far. */
  keysFor: (responses: ResourceResponses) => readonly string[] | Promise<readonly string[]>;
  load: (key: string) => Promise<ApiResponse>;
}

/** Bounds pages whose keys never settle: two rounds are enough for every page of the storefront. */
const maxRounds = 3;

/** Loads the resources of a page, round by round, until the responses lead to no new key. */
export async function loadResources({ keysFor, load }: ResourceLoader): Promise<ResourceResponses> {
  let responses: ResourceResponses = {};
  for (let round = 0; round < maxRounds; round++) {
    const previous = responses;
    const keys = await keysFor(previous);
    const missing = keys.filter((key) => !Object.hasOwn(previous, key));
    if (missing.length === 0) break;
    const loaded = await Promise.all(missing.map(async (key) => [key, await load(key)] as const));
    responses = { ...previous, ...Object.fromEntries(loaded) };
  }
  return responses;
}
