// `npm run search:quality` asks the questions of `questions/` and fails below the goals; `-- other.json` asks another set of
// the same form.
import { measureSearch } from './measureSearch.ts';
import { readQuestions } from './readQuestions.ts';
import { readSeedProducts } from './seedProducts.ts';

const questions = await readQuestions(process.argv[2]);
const { figures, mistakes } = measureSearch(await readSeedProducts(), questions);

console.log(`${questions.length} questions`);
for (const { name, value, goal } of figures) {
  console.log(`${value >= goal ? '✓' : '✗'} ${name.padEnd(28)} ${value.toFixed(3)} (goal ${goal})`);
}
for (const mistake of mistakes) console.log(mistake);
if (figures.some(({ value, goal }) => value < goal)) process.exitCode = 1;
