import { type ThreadSystem, threadSystems } from '../properties/propertyValue.ts';
import type { SizeIndex } from './sizeIndex.ts';

interface EntryThread {
  size: number;
  system: ThreadSystem | undefined;
}

/** Yields the entry threads of all sizes. */
export function* listEntryThreads({
  sizeValues,
  properties,
}: Pick<SizeIndex, 'sizeValues' | 'properties'>): Generator<EntryThread> {
  const table = sizeValues.get('thread');
  for (const property of table?.properties ?? []) {
    if (properties[property]?.key !== 'entryThread') continue;
    for (const row of table?.valuesOf(property)?.rows ?? [])
      yield { size: table?.owner[row] ?? 0, system: threadSystems[table?.numbers[0]?.[row] ?? -1] };
  }
}
