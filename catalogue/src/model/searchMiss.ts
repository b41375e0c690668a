/** A question that the search could not answer, without who asked it. */
export interface SearchMiss {
  text: string;
  asked: number;
  /** `YYYY-MM-DD`. */
  lastDay: string;
  /** What was chosen after it most often; null when nothing was, or when the product is gone. */
  chosen: { productId: number; productName: string; code: string; count: number } | null;
}

export interface SearchMissPage {
  /** Whether questions are recorded (`SEARCH_RECORD`). */
  isRecording: boolean;
  /** Different questions that match, and how often all of them were asked. */
  total: number;
  asked: number;
  /** Most frequent first, then the latest. */
  items: readonly SearchMiss[];
}
