// Weight of every unit of the design system beside its budget: `npm run sizes`. Ends with 1 when one is over it.
import budgets from './unitBudgets.json' with { type: 'json' };
import { componentSizes } from './componentSizes.ts';

const formatKilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

const remainingBudgets = new Map<string, number>(Object.entries(budgets));
const problems: string[] = [];
for (const [name, { initial, lazy }] of [...(await componentSizes())].sort(
  ([, a], [, b]) => b.initial - a.initial,
)) {
  const budget = (remainingBudgets.get(name) ?? 0) * 1000;
  remainingBudgets.delete(name);
  const rest = lazy > 0 ? `, and ${formatKilobytes(lazy).trim()} kB on demand` : '';
  console.log(`${formatKilobytes(initial)} kB of ${formatKilobytes(budget)}  ${name}${rest}`);
  if (initial > budget) problems.push(`${name} is over its budget.`);
}
for (const name of remainingBudgets.keys())
  problems.push(`There is no ${name} any more; take its budget away.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
