import { createVersionedCache } from '../cache/versionedCache.ts';
import type { Store } from '../store/index.ts';

/** Host names may contain a semicolon, which would begin another directive. */
const plainOrigin = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/** Maximum number of origins in a policy; a longer header could exceed the limits of proxies. */
const maxOrigins = 50;

/** Returns the origins of category pictures on other sites, read once per catalogue version. */
export function createImageSources(
  store: Pick<Store, 'categories' | 'catalogueVersion'>,
): () => Promise<readonly string[]> {
  const cache = createVersionedCache<number, readonly string[]>({ maxSize: 1 });
  return async () =>
    cache.getOrCreate('origins', await store.catalogueVersion(), async () => {
      const origins = (await store.categories()).flatMap(({ image }) =>
        image !== null && /^https?:/i.test(image) && URL.canParse(image) ? [new URL(image).origin] : [],
      );
      return [...new Set(origins.filter((origin) => plainOrigin.test(origin)))].slice(0, maxOrigins);
    });
}
