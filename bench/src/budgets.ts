// `npm run budgets`, after a build: prints the weight of the public pages; exits with 1 when one is over its budget.
// Budgets state the current weight, not the goal, and may only shrink.
import { pageWeights } from './pageWeights.ts';
import { budgetProblems, formatWeight } from './budgetOps.ts';
import budgets from './pageBudgets.json' with { type: 'json' };

const weights = await pageWeights();
for (const [name, weight] of weights) console.log(formatWeight(name, weight));
const problems = budgetProblems(weights, budgets);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
