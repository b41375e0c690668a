// `npm run search:quality` asks the questions of searchQuestions.json and fails below the goals; `-- other.json` asks another
// set of the same form.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { measureSearch, type SearchQuestion } from './measureSearch.ts';
import { readSeedProducts } from './seedProducts.ts';

const path = process.argv[2] ?? fileURLToPath(new URL('searchQuestions.json', import.meta.url));
const questions = JSON.parse(await readFile(path, 'utf8')) as SearchQuestion[];
const { figures, mistakes } = measureSearch(await readSeedProducts(), questions);

console.log(`${questions.length} questions`);
for (const { name, value, goal } of figures) {
  console.log(`${value >= goal ? '✓' : '✗'} ${name.padEnd(28)} ${value.toFixed(3)} (goal ${goal})`);
}
for (const mistake of mistakes) console.log(mistake);
if (figures.some(({ value, goal }) => value < goal)) process.exitCode = 1;
