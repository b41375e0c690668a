import type { ApiResponse } from './apiResponse.ts';
import { compressResponse, type CompressedResponse } from './compression.ts';

export interface ResponseCacheOptions {
  /** Most bytes of text kept. */
  maxBytes?: number;
}

/** Finished answers of one catalogue version. */
export interface ResponseCache {
  /** What is kept for a key, or the answer. */
  getOrCreate(key: string, version: number, answer: () => Promise<ApiResponse>): Promise<CompressedResponse>;
  /** What is kept for a key, at once. */
  getCached(key: string, version: number): CompressedResponse | null;
}

/**
 * Keeps good answers of the newest catalogue version, the least recently asked leave first. Many who ask for the same
 * at once wait for one answer. Refusals are not kept: there are endless ways to ask for what is not there (O81).
 */
export function createResponseCache({
  maxBytes = 16 * 1024 * 1024,
}: ResponseCacheOptions = {}): ResponseCache {
  const kept = new Map<string, Promise<CompressedResponse>>();
  const finished = new Map<string, CompressedResponse>();
  let total = 0;
  let newest = -1;

  const forget = (key: string) => {
    kept.delete(key);
    total -= finished.get(key)?.size ?? 0;
    finished.delete(key);
  };
  const touch = (key: string, known: Promise<CompressedResponse>) => {
    kept.delete(key);
    kept.set(key, known);
  };

  async function answered(key: string, version: number, answer: () => Promise<ApiResponse>) {
    if (version > newest) {
      newest = version;
      kept.clear();
      finished.clear();
      total = 0;
    }
    const known = kept.get(key);
    if (known) {
      touch(key, known);
      return known;
    }
    const making = answer().then(compressResponse);
    kept.set(key, making);
    try {
      const packed = await making;
      if (kept.get(key) === making) {
        if (packed.status === 200) {
          finished.set(key, packed);
          total += packed.size;
          for (const oldest of kept.keys()) {
            if (total <= maxBytes) break;
            if (finished.has(oldest)) forget(oldest);
          }
        } else {
          forget(key);
        }
      }
      return packed;
    } catch (error) {
      if (kept.get(key) === making) forget(key);
      throw error;
    }
  }

  return {
    getOrCreate: answered,
    getCached(key, version) {
      const known = version === newest ? kept.get(key) : undefined;
      const answer = finished.get(key);
      if (!known || !answer) return null;
      touch(key, known);
      return answer;
    },
  };
}
