import type { ThreadSystem } from '../../properties/propertyValue.ts';

/** Words for systems of threads. */
const systems: ReadonlyMap<string, ThreadSystem> = new Map([
  ['metric', 'M'],
  ['pg', 'PG'],
]);

/** The thread system that a word means; null for other words. */
export const threadSystemOf = (word: string): ThreadSystem | null => systems.get(word) ?? null;
