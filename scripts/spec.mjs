// `npm run spec`: lists every line of the checklist with the tests that name it, then the lines without a test.
// `--check` only fails on citations of checklist lines (S-…), decisions (D-…) and security cases (O…) that do not exist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { checklistIdsIn, parseChecklist } from './checklist.mjs';
import { findUnknownCitations, parseCitedIds } from './citations.mjs';
import { listSourceFiles, testFilePattern } from './sourceFiles.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

const checklist = parseChecklist(read('docs/checklist.md'));
const citedIds = parseCitedIds({
  checklist: read('docs/checklist.md'),
  decisions: read('docs/decisions.md'),
  securityCases: read('docs/security/cases.md'),
});
/** The specification has no ids of its own; the test cites ids that do not exist. */
const unchecked = ['docs/specification.md', 'scripts/test/citations.test.ts'];
const unknown = listSourceFiles(/\.(tsx?|mjs|mdx|md)$/)
  .filter((file) => !unchecked.includes(file))
  .flatMap((file) =>
    findUnknownCitations(read(file), citedIds).map(
      (id) => `${file} cites ${id}, which docs/ does not define.`,
    ),
  );
if (unknown.length > 0) {
  console.error(unknown.join('\n'));
  process.exitCode = 1;
}

if (!process.argv.includes('--check')) {
  const tests = new Map([...checklist.keys()].map((id) => [id, []]));
  for (const file of listSourceFiles(testFilePattern)) {
    for (const { id, title } of checklistIdsIn(read(file))) tests.get(id)?.push(`${file}: ${title}`);
  }
  for (const [id, titles] of tests) {
    console.log(`${id} ${checklist.get(id)}`);
    for (const title of titles) console.log(`    ${title}`);
  }
  const untested = [...tests].filter(([, titles]) => titles.length === 0).map(([id]) => id);
  console.log(
    `\n${tests.size - untested.length} of ${tests.size} lines are named by a test. Without one:\n${untested.join(' ')}`,
  );
}
