import { startProductionServer } from './productionServer.ts';
import type { BenchResult } from './resultsTable.ts';

const startGoalMs = 1500;
const memoryGoalMb = 150;

/** A start on data that is there already, and what the process holds while nobody asks. */
export async function measureStart(dataDir: string): Promise<BenchResult[]> {
  const product = await startProductionServer(dataDir);
  try {
    // The first garbage after a start is gone by then.
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const memoryMb = (await product.readMetric('process_resident_memory_bytes')) / 1e6;
    return [
      {
        metric: 'start, the second time',
        goal: `≤ ${startGoalMs} ms`,
        value: `${Math.round(product.startMs)} ms`,
        isMet: product.startMs <= startGoalMs,
      },
      {
        metric: 'memory at rest',
        goal: `≤ ${memoryGoalMb} MB`,
        value: `${Math.round(memoryMb)} MB`,
        isMet: memoryMb <= memoryGoalMb,
      },
    ];
  } finally {
    await product.stop();
  }
}
