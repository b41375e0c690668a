import { setTimeout as pause } from 'node:timers/promises';
import type { Store, UnreadableTable } from '../store/index.ts';

/** Tables read before other work of the process has its turn. */
const batchSize = 10;
/** As long again as a batch takes is left to requests. */
const maxPauseMs = 100;

/**
 * Stores the readings of all tables that have none, or one of another version of the reader: of a catalogue from before an
 * update. It goes on where it was interrupted; meanwhile questions read these tables themselves. At the end the catalogue has
 * a new version: cards state what the readings say.
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
    // Also after a failure, which leaves readings behind; an aborted run continues at the next start.
    if (readCount > 0 && !signal.aborted) await write(async () => undefined);
  }
}
