import type { SizeRuns } from './sizeRuns.ts';

/** How well sizes and products meet a condition. A product is graded by its texts where its table states nothing. */
export interface ConditionGrades {
  sizes: Float32Array;
  products: Float32Array;
  /** Whether the table of the product has the property at all. */
  isStated: Uint8Array;
  /** Sizes that meet it by a property that the query names. */
  isNamed: Uint8Array;
  /** Sizes that meet it only by an upper limit: of each product, the nearest one counts. */
  isLimit: Uint8Array;
}

/** The parts of a query that affect how a condition is graded. */
export interface GradingContext {
  /** Voltages that the query names. */
  voltages: readonly number[];
  /** Products whose sizes are graded. */
  isCandidate: Uint8Array;
  /** Sizes of the candidates. */
  runs: SizeRuns;
}
