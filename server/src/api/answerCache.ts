import type { Answer } from './answer.ts';
import { packAnswer, type PackedAnswer } from './packing.ts';

export interface AnswerCacheOptions {
  /** Most bytes of text kept. */
  maxBytes?: number;
}

/** Finished answers of one catalogue version. */
export type AnswerCache = (
  key: string,
  version: number,
  answer: () => Promise<Answer>,
) => Promise<PackedAnswer>;

/**
 * Keeps good answers of the newest catalogue version, the least recently asked leave first. Many who ask for the same
 * at once wait for one answer. Refusals are not kept: there are endless ways to ask for what is not there (O81).
 */
export function createAnswerCache({ maxBytes = 16 * 1024 * 1024 }: AnswerCacheOptions = {}): AnswerCache {
  const kept = new Map<string, Promise<PackedAnswer>>();
  const sizes = new Map<string, number>();
  let total = 0;
  let newest = -1;

  const forget = (key: string) => {
    kept.delete(key);
    total -= sizes.get(key) ?? 0;
    sizes.delete(key);
  };

  return async function answered(key, version, answer) {
    if (version > newest) {
      newest = version;
      kept.clear();
      sizes.clear();
      total = 0;
    }
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const making = answer().then(packAnswer);
    kept.set(key, making);
    try {
      const packed = await making;
      if (kept.get(key) === making) {
        if (packed.status === 200) {
          sizes.set(key, packed.size);
          total += packed.size;
          for (const oldest of kept.keys()) {
            if (total <= maxBytes) break;
            if (sizes.has(oldest)) forget(oldest);
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
  };
}
