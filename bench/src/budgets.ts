// Weight of the public pages beside their budgets: `npm run budgets`, after a build. Ends with 1 when one is over its own.
// A budget is what a page weighs now, not what it is to weigh: it may only shrink.
import { pageWeights } from './pageWeights.ts';
import { budgetProblems, formatWeight } from './budgetOps.ts';
import budgets from './pageBudgets.json' with { type: 'json' };

const weights = await pageWeights();
for (const [name, weight] of weights) console.log(formatWeight(name, weight));
const problems = budgetProblems(weights, budgets);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
