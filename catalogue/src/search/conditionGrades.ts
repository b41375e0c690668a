import type { SizeRuns } from './sizeRuns.ts';

/** How well sizes and products meet a condition. A product is graded by its texts when its table has no value. */
export interface ConditionGrades {
  sizes: Float32Array;
  products: Float32Array;
  /** Whether the product's table has the property at all. */
  isStated: Uint8Array;
  /** Sizes that meet it by a property that the query names. */
  isNamed: Uint8Array;
  /** Sizes that meet it only by an upper limit: only the nearest of each product counts. */
  isLimit: Uint8Array;
  /** Sizes that meet it only by a range that contains the wanted value. */
  isRange: Uint8Array;
}

/** The parts of a query that affect how a condition is graded. */
export interface GradingContext {
  /** Voltages in the query. */
  voltages: readonly number[];
  /** Products whose sizes are graded. */
  isCandidate: Uint8Array;
  /** Sizes of the candidates. */
  runs: SizeRuns;
}
