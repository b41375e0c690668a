import type { SearchMissPageResponse } from '@elvora/catalogue/contract';
import { foldSearchText } from '@elvora/catalogue/operations';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { dataBody } from '../../http/apiResponse.ts';
import { HttpError } from '../../http/httpErrors.ts';
import type { SearchMissRow, Store } from '../../store/index.ts';

export interface SearchMissRouteOptions {
  store: Pick<Store, 'searchMisses' | 'productsByIds'>;
  /** Whether searches are recorded. */
  isRecording: boolean;
}

const number = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'limit and offset must be whole numbers.'),
  v.transform(Number),
);
const pageQuery = v.object({
  limit: v.optional(v.pipe(number, v.maxValue(100, 'limit can be at most 100.')), '50'),
  offset: v.optional(number, '0'),
  query: v.optional(v.pipe(v.string(), v.maxLength(200, 'query can have at most 200 characters.')), ''),
});

/** Searches without results, for staff. */
export async function searchMissRoute(app: FastifyInstance, { store, isRecording }: SearchMissRouteOptions) {
  app.get('/search-misses', { config: { access: 'staff' } }, async (request, reply) => {
    const query = v.safeParse(pageQuery, request.query);
    if (!query.success) throw new HttpError(400, query.issues[0].message);
    const { limit, offset, query: text } = query.output;
    const folded = foldSearchText(text.trim());
    const misses = (await store.searchMisses.list()).filter((miss) =>
      foldSearchText(miss.text).includes(folded),
    );
    reply.header('cache-control', 'no-store');
    return dataBody<SearchMissPageResponse>({
      isRecording,
      total: misses.length,
      asked: misses.reduce((sum, { asked }) => sum + asked, 0),
      items: await withNames(store, misses.slice(offset, offset + limit)),
    });
  });
}

/** Adds the names of the products; omits a choice whose product no longer exists. */
async function withNames(
  store: Pick<Store, 'productsByIds'>,
  misses: readonly SearchMissRow[],
): Promise<SearchMissPageResponse['items']> {
  const ids = [...new Set(misses.flatMap(({ chosen }) => chosen?.productId ?? []))];
  const products = await store.productsByIds(ids, { isCard: true });
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return misses.map(({ chosen, ...miss }) => {
    const productName = chosen ? names.get(chosen.productId) : undefined;
    return { ...miss, chosen: chosen && productName !== undefined ? { ...chosen, productName } : null };
  });
}
