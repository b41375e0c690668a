// `npm run new -- StatusLamp`: writes a component's folder, stories and docs page, its weight budget and its public name.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, printLine, root, runCommand, runMain } from './bootstrap.mjs';
import { componentFiles, isComponentName } from './componentTemplate.mjs';
import { addUnitBudget } from './unitBudget.mjs';

await runMain(async () => {
  const [name = ''] = process.argv.slice(2);
  if (!isComponentName(name))
    throw new CliError('Name the component in PascalCase: npm run new -- StatusLamp');
  const files = componentFiles(name);
  const existing = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (existing) throw new CliError(`${existing} already exists. Choose another name, or delete it first.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
    printLine(path);
  }
  const budgets = join(root, 'bench/src/unitBudgets.json');
  writeFileSync(budgets, addUnitBudget(readFileSync(budgets, 'utf8'), name));
  printLine('bench/src/unitBudgets.json');
  await runCommand('vitest', ['run', 'test/exports.test.ts', '--update', '--silent', '--reporter=dot'], {
    cwd: join(root, 'design-system'),
    hint: 'The snapshot of public names was not updated; see the reason above.',
  });
  printLine('design-system/test/__snapshots__/exports.test.ts.snap');
  printLine(`
Next:
  1. Write ${name}Props and the view, then its stories and docs page: CONTRIBUTING.md, "Add a component".
  2. After exporting further names: cd design-system && npx vitest run test/exports.test.ts --update
  3. npm run storybook:build && npm run stories -- ${name}
  4. Accept its screenshots one by one: npm run pictures:review`);
});
