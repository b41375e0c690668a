// Weight of every unit of the design system beside its budget: `npm run sizes`. Ends with 1 when one is over it.
import budgets from './unitBudgets.json' with { type: 'json' };
import { unitSizes } from './unitSizes.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

const left = new Map<string, number>(Object.entries(budgets));
const problems: string[] = [];
for (const [name, { first, later }] of [...(await unitSizes())].sort(([, a], [, b]) => b.first - a.first)) {
  const budget = (left.get(name) ?? 0) * 1000;
  left.delete(name);
  const rest = later > 0 ? `, and ${kilobytes(later).trim()} kB on demand` : '';
  console.log(`${kilobytes(first)} kB of ${kilobytes(budget)}  ${name}${rest}`);
  if (first > budget) problems.push(`${name} is over its budget.`);
}
for (const name of left.keys()) problems.push(`There is no ${name} any more; take its budget away.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
