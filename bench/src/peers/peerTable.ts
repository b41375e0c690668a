import type { Job } from './candidates.ts';
import type { Figures } from './measures.ts';

export interface PeerResult {
  job: string;
  candidate: string;
  figures: Figures;
}

/** Median; the lower one of an even number. */
export function lowerMedian(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.trunc((values.length - 1) / 2)] ?? 0;
}

/** Formats the results of a job, ours first, beside the goals. */
export function formatPeerTable({ name, goals }: Job, results: readonly PeerResult[]): string {
  const lines = results.filter(({ job }) => job === name);
  const columns = Object.keys(goals);
  const width = Math.max(...lines.map(({ candidate }) => candidate.length)) + 2;
  const cells = (texts: readonly string[]) =>
    texts.map((text, at) => text.padStart((columns[at]?.length ?? 0) + 3)).join('');
  const rows = lines.map(
    ({ candidate, figures }) =>
      candidate.padEnd(width) + cells(columns.map((column) => formatNumber(figures[column] ?? 0))),
  );
  const goal = 'goal'.padEnd(width) + cells(columns.map((column) => `≤ ${goals[column]}`));
  return [name.padEnd(width) + cells(columns), goal, ...rows, ''].join('\n');
}

const formatNumber = (value: number) => value.toFixed(value < 100 ? 1 : 0);
