// Lists every line of the checklist with the tests that name it, and those no test names yet.
// `--check` only looks for names of lines that do not exist.
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { parseChecklist, checklistIdsIn } from './checklist.mjs';

const checklist = parseChecklist(readFileSync(join(root, 'docs/checklist.md'), 'utf8'));
const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--', '*.test.ts', '*.test.tsx', '*.spec.ts', '*.stories.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(Boolean);

const tests = new Map([...checklist.keys()].map((id) => [id, []]));
const unknown = [];
for (const file of files) {
  for (const { id, title } of checklistIdsIn(readFileSync(join(root, file), 'utf8'))) {
    if (tests.has(id)) tests.get(id).push(`${file}: ${title}`);
    else unknown.push(`${file}: ${id} is no line of the checklist (${title})`);
  }
}

if (unknown.length > 0) {
  console.error(unknown.join('\n'));
  process.exitCode = 1;
}
if (!process.argv.includes('--check')) {
  for (const [id, found] of tests) {
    console.log(`${id} ${checklist.get(id)}`);
    for (const test of found) console.log(`    ${test}`);
  }
  const open = [...tests].filter(([, found]) => found.length === 0).map(([id]) => id);
  console.log(
    `\n${tests.size - open.length} of ${tests.size} lines are named by a test. Without one:\n${open.join(' ')}`,
  );
}
