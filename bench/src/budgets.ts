// Weight of the public pages beside their budgets: `npm run budgets`, after a build. Ends with 1 when one is over its own.
// A budget is what a page weighs now, not what it is to weigh: it may only shrink.
import { builtWeights } from './builtWeights.ts';
import { overBudget, weightLine } from './budgetOps.ts';
import budgets from './pageBudgets.json' with { type: 'json' };

const weights = await builtWeights();
for (const [name, weight] of weights) console.log(weightLine(name, weight));
const problems = overBudget(weights, budgets);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
