// Weight of every unit of the design system beside its budget: `npm run sizes`. Ends with 1 when one is over it.
import budgets from './unitBudgets.json' with { type: 'json' };
import { unitSizes } from './unitSizes.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

const left = new Map<string, number>(Object.entries(budgets));
const problems: string[] = [];
for (const [name, bytes] of [...(await unitSizes())].sort(([, a], [, b]) => b - a)) {
  const budget = (left.get(name) ?? 0) * 1000;
  left.delete(name);
  console.log(`${kilobytes(bytes)} kB of ${kilobytes(budget)}  ${name}`);
  if (bytes > budget) problems.push(`${name} is over its budget.`);
}
for (const name of left.keys()) problems.push(`There is no ${name} any more; take its budget away.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
