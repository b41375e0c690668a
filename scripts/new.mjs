// `npm run new -- Badge`: a component's folder, its stories and its docs page, ready to be filled.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentFiles, isComponentName } from './componentTemplate.mjs';
import { runMain, root, printLine, CliError } from './bootstrap.mjs';

await runMain(async () => {
  const [name = ''] = process.argv.slice(2);
  if (!isComponentName(name)) throw new CliError('Name the component in PascalCase: npm run new -- Badge');
  const files = componentFiles(name);
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new CliError(`${taken} is there already.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
    printLine(path);
  }
});
