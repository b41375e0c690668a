import { setTimeout as pause } from 'node:timers/promises';
import type { Store, UnreadableTable } from '../store/index.ts';

/** Tables read before other work of the process has its turn. */
const batchSize = 10;
/** As long again as a batch takes is left to requests. */
const maxPauseMs = 100;

/**
 * Stores the readings of all tables that have none, or one of another version of the reader: of a catalogue from before an
 * update. It goes on where it was interrupted; meanwhile questions read these tables themselves.
 */
export async function readPendingSizes(
  { sizeReadings }: Pick<Store, 'sizeReadings'>,
  signal: AbortSignal,
  onUnreadable?: UnreadableTable,
): Promise<void> {
  while (!signal.aborted) {
    const began = performance.now();
    if ((await sizeReadings.storePending(batchSize, onUnreadable)) === 0) return;
    await pause(Math.min(maxPauseMs, performance.now() - began), undefined, { ref: false });
  }
}
