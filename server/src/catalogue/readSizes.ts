import { setTimeout as pause } from 'node:timers/promises';
import type { Store, UnreadableTable } from '../store/index.ts';

/** Number of tables read before other work of the process gets its turn. */
const batchSize = 10;
/** Pauses as long as a batch took, up to this limit, to leave time for requests. */
const maxPauseMs = 100;

/**
 * Stores the readings of all tables without one from the current reader version, such as after an
 * update. Resumes after an interruption; until then, queries read these tables directly. Finally
 * increments the catalogue version, because cards show values from the readings.
 */
export async function readPendingSizes(
  { sizeReadings, write }: Pick<Store, 'sizeReadings' | 'write'>,
  signal: AbortSignal,
  onUnreadable?: UnreadableTable,
): Promise<void> {
  let readCount = 0;
  try {
    while (!signal.aborted) {
      const began = performance.now();
      const count = await sizeReadings.storePending(batchSize, onUnreadable);
      if (count === 0) break;
      readCount += count;
      await pause(Math.min(maxPauseMs, performance.now() - began), undefined, { ref: false });
    }
  } finally {
    // Also after a failure, which leaves readings incomplete; an aborted run continues at the next start.
    if (readCount > 0 && !signal.aborted) await write(async () => undefined);
  }
}
