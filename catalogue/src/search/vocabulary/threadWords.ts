import type { threadSystems } from '../../properties/propertyValue.ts';

/** Words for systems of threads. */
const systems: Readonly<Record<string, (typeof threadSystems)[number]>> = {
  metric: 'M',
  pg: 'PG',
};

/** The thread system that a word means; null for other words. */
export const threadSystemOf = (word: string): (typeof threadSystems)[number] | null => systems[word] ?? null;
