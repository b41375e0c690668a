import { resources } from '@elvora/catalogue/contract';
import type { Category } from '@elvora/catalogue/model';
import { mergeCategories } from '@elvora/catalogue/operations';
import { ClientError } from '@elvora/catalogue/client';
import useSWR from 'swr';
import { client } from './apiClient.ts';
import { categoriesError } from './categoriesError.ts';
import type { ResourceState } from './useResource.ts';

const allScope = { scope: 'all' } as const;

/** SWR key of the merged list, which is fetched in one go. */
const categoriesKey = 'categories, main and sub';

/**
 * Fetches main and subcategories in parallel and merges them by `cid` (S-302, D-42); falls back to the tree
 * (S-304). Throws with the server's message, or with the stated text for a rejection (S-309, D-24) or a
 * failed fetch (S-310).
 */
async function fetchCategories(): Promise<Category[]> {
  try {
    const [main, sub] = await Promise.all([
      client.get(resources.topCategories(allScope)),
      client.get(resources.subCategories(allScope)),
    ]);
    return mergeCategories(main, sub);
  } catch (listError) {
    if (isSignedOut(listError)) throw listError;
    try {
      return await client.get(resources.categoryTree(allScope));
    } catch (error) {
      throw categoriesError({ listError, treeError: error });
    }
  }
}

const isSignedOut = (error: unknown) => error instanceof ClientError && error.status === 401;

export function useCategories(): ResourceState<Category[]> {
  const { data, error, mutate } = useSWR<Category[], ClientError>(categoriesKey, fetchCategories);
  if (data) return { status: 'ready', data };
  return error ? { status: 'failed', error, retry: () => void mutate() } : { status: 'loading' };
}
