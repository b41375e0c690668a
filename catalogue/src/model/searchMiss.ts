/** A search without results, recorded without the visitor's identity. */
export interface SearchMiss {
  text: string;
  asked: number;
  /** `YYYY-MM-DD`. */
  lastDay: string;
  /**
   * The result most often opened afterwards; null when there was none, or the product no longer
   * exists.
   */
  chosen: { productId: number; productName: string; code: string; count: number } | null;
}

export interface SearchMissPage {
  /** Whether searches are recorded (`SEARCH_RECORD`). */
  isRecording: boolean;
  /** Number of different searches that match, and how often they were made in total. */
  total: number;
  asked: number;
  /** Most frequent first, then the latest. */
  items: readonly SearchMiss[];
}
