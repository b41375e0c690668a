/** One line of the table of goals. */
export interface BenchResult {
  metric: string;
  goal: string;
  /** As measured. */
  value: string;
  /** The same of what it is measured beside. */
  floor?: string;
  ratio?: number;
  isMet: boolean;
}

/** The table of goals as Markdown: what, goal, measured, measured beside it, their ratio, and whether the goal is met. */
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

/** The middle of an odd number of values: one slow run among them says nothing. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
