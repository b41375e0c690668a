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
  /** Number of distinct searches that match, and of all times they were made. */
  total: number;
  asked: number;
  /** Most frequent first, then most recent first. */
  items: readonly SearchMiss[];
}
