import type { Answer } from './answer.ts';
import { packAnswer, type PackedAnswer } from './packing.ts';

export interface AnswerCacheOptions {
  /** Most bytes of text kept. */
  maxBytes?: number;
}

/** Finished answers of one catalogue version. */
export interface AnswerCache {
  /** What is kept for a key, or the answer. */
  answered(key: string, version: number, answer: () => Promise<Answer>): Promise<PackedAnswer>;
  /** What is kept for a key, at once. */
  kept(key: string, version: number): PackedAnswer | null;
}

/**
 * Keeps good answers of the newest catalogue version, the least recently asked leave first. Many who ask for the same
 * at once wait for one answer. Refusals are not kept: there are endless ways to ask for what is not there (O81).
 */
export function createAnswerCache({ maxBytes = 16 * 1024 * 1024 }: AnswerCacheOptions = {}): AnswerCache {
  const kept = new Map<string, Promise<PackedAnswer>>();
  const finished = new Map<string, PackedAnswer>();
  let total = 0;
  let newest = -1;

  const forget = (key: string) => {
    kept.delete(key);
    total -= finished.get(key)?.size ?? 0;
    finished.delete(key);
  };
  const touch = (key: string, known: Promise<PackedAnswer>) => {
    kept.delete(key);
    kept.set(key, known);
  };

  async function answered(key: string, version: number, answer: () => Promise<Answer>) {
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
    const making = answer().then(packAnswer);
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
    answered,
    kept(key, version) {
      const known = version === newest ? kept.get(key) : undefined;
      const answer = finished.get(key);
      if (!known || !answer) return null;
      touch(key, known);
      return answer;
    },
  };
}
