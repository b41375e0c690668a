/** One row of the table of goals. */
export interface BenchResult {
  metric: string;
  goal: string;
  /** Measured value. */
  value: string;
  /** Value of the floor. */
  floor?: string;
  ratio?: number;
  isMet: boolean;
}

/** Formats the table of goals as Markdown: metric, goal, product, floor, ratio and reason. */
export function formatResults(lines: readonly BenchResult[]): string {
  const rows = [
    ['what', 'goal', 'product', 'floor', 'ratio', ''],
    ['---', '---', '---:', '---:', '---:', '---'],
    ...lines.map(({ metric, goal, value, floor = '', ratio, isMet }) => [
      metric,
      goal,
      value,
      floor,
      ratio === undefined ? '' : ratio.toFixed(2),
      isMet ? '' : 'missed',
    ]),
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Median of an odd number of values, which ignores single slow runs. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
