import type { ApiResponse } from '../api/apiResponse.ts';
import type { ApiHandler } from '../api/apiHandler.ts';

/** Answers of one edition. */
export type RecentResponses = (key: string, edition: string) => Promise<ApiResponse>;

/**
 * Keeps the answers that pages were drawn from last, for one edition of the catalogue: what all pages show, as the menu,
 * is answered once and not for each of them. Refusals and failures are not kept.
 */
export function createRecentResponses(answer: ApiHandler, { most = 100 } = {}): RecentResponses {
  const kept = new Map<string, Promise<ApiResponse>>();
  let edition = '';

  return async function recent(key, wanted) {
    if (wanted !== edition) {
      kept.clear();
      edition = wanted;
    }
    const known = kept.get(key);
    const given = known ?? answer(key);
    kept.delete(key);
    kept.set(key, given);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    const forget = () => {
      if (kept.get(key) === given) kept.delete(key);
    };
    try {
      const settled = await given;
      if (settled.status !== 200) forget();
      return settled;
    } catch (error) {
      forget();
      throw error;
    }
  };
}
