// `npm run sizes`: prints the weight of every component beside its budget; exits with 1 when one is over it.
// `npm run sizes -- StatusLamp` measures the named ones.
import budgets from './unitBudgets.json' with { type: 'json' };
import { componentNames, componentSizes } from './componentSizes.ts';

const formatKilobytes = (bytes: number) => (bytes / 1000).toFixed(2).padStart(6);

const chosen = process.argv.slice(2);
const names = chosen.length > 0 ? chosen : componentNames();
const remainingBudgets = new Map<string, number>(
  Object.entries(budgets).filter(([name]) => chosen.length === 0 || chosen.includes(name)),
);
const problems: string[] = [];
for (const [name, { initial, lazy }] of [...(await componentSizes(names))].sort(
  ([, a], [, b]) => b.initial - a.initial,
)) {
  const budgetKb = remainingBudgets.get(name);
  const budget = (budgetKb ?? 0) * 1000;
  remainingBudgets.delete(name);
  const rest = lazy > 0 ? `, and ${formatKilobytes(lazy).trim()} kB on demand` : '';
  console.log(`${formatKilobytes(initial)} kB of ${formatKilobytes(budget)}  ${name}${rest}`);
  if (budgetKb === undefined) problems.push(`${name} has no budget: add it to bench/src/unitBudgets.json.`);
  else if (initial > budget)
    problems.push(
      `${name} is over its budget of ${budgetKb} kB. Make it lighter, or raise the budget in bench/src/unitBudgets.json and say in the commit what the bytes are for.`,
    );
}
for (const name of remainingBudgets.keys())
  problems.push(`There is no component ${name}: remove it from bench/src/unitBudgets.json.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
