import { type Client, ClientError, createClient } from '@elvora/catalogue/client';
import { type Resource, resources } from '@elvora/catalogue/contract';
import type { Category, Product } from '@elvora/catalogue/model';
import { mergeCategories } from '@elvora/catalogue/operations';
import { CliError } from '../cliError.ts';
import { HostAccessError, type HostFetch } from './hostFetch.ts';

/** The catalogue of a host with the API of chapter 7. */
export interface HostCatalogue {
  categories: readonly Category[];
  products: readonly Product[];
}

export async function readHostCatalogue(base: string, hostFetch: HostFetch): Promise<HostCatalogue> {
  const client = createClient({
    base,
    fetch: (url, init) =>
      hostFetch(String(url), { headers: init?.headers, signal: AbortSignal.timeout(60_000) }).catch(
        refusedResponse,
      ),
  });
  const [categories, products] = await Promise.all([
    readCategories(client),
    readResource(client, resources.products(), 'products'),
  ]);
  return withoutNul({ categories, products: products.items });
}

/** Removes NUL from all texts: PostgreSQL cannot store it, and one would end the import. */
function withoutNul<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '') as T;
  if (Array.isArray(value)) return value.map(withoutNul) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNul(inner)])) as T;
}

/** Converts a rejection to a response that is not retried. */
function refusedResponse(error: unknown): Response {
  if (!(error instanceof HostAccessError)) throw error;
  return Response.json({ success: false, error: error.message }, { status: 403 });
}

/** Loads main categories and subcategories, or else the tree, like the admin (S-302, S-303). */
async function readCategories(client: Client): Promise<readonly Category[]> {
  try {
    const [main, sub] = await Promise.all([
      client.get(resources.topCategories()),
      client.get(resources.subCategories()),
    ]);
    return mergeCategories(main, sub);
  } catch {
    return readResource(client, resources.categoryTree(), 'categories');
  }
}

async function readResource<T>(client: Client, resource: Resource<T>, name: string): Promise<T> {
  try {
    return await client.get(resource);
  } catch (cause) {
    const reason = cause instanceof ClientError ? ` (${cause.text ?? cause.status ?? cause.kind})` : '';
    throw new CliError(`The host's ${name} could not be read from ${resource.key}${reason}.`, { cause });
  }
}
