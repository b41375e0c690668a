// `npm run search:quality` runs the queries of `queries/` and fails below the goals; `-- other.json` runs another set of the
// same form.
import { measureSearch } from './measureSearch.ts';
import { readQueries } from './readQueries.ts';
import { readSeedProducts } from './seedProducts.ts';

const queries = await readQueries(process.argv[2]);
const { figures, mistakes } = measureSearch(await readSeedProducts(), queries);

console.log(`${queries.length} queries`);
for (const { name, value, goal } of figures) {
  console.log(`${value >= goal ? '✓' : '✗'} ${name.padEnd(28)} ${value.toFixed(3)} (goal ${goal})`);
}
for (const mistake of mistakes) console.log(mistake);
if (figures.some(({ value, goal }) => value < goal)) process.exitCode = 1;
