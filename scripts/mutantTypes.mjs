// Finds mutants that the compiler rejects. Stryker's own checker needs an API that TypeScript 7 does not
// have.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { applyMutant, mutantFile, mutantsWithErrors } from './mutationOps.mjs';

const folder = join(root, '.results/mutants');

/**
 * Returns the mutants that do not compile. Each is written as a copy of its file, beside it, so that one run of the compiler
 * checks all of them and names each by its file.
 *
 * @param {import('./mutationOps.mjs').MutantResult[]} mutants
 * @returns {Promise<Set<import('./mutationOps.mjs').MutantResult>>}
 */
export async function findUncompilable(mutants) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  const workspaces = new Set(mutants.map(({ file }) => file.split('/')[0]));
  let output = '';
  for (const workspace of workspaces) {
    for (const part of ['src', 'package.json', 'tsconfig.json'])
      cpSync(join(root, workspace, part), join(folder, workspace, part), {
        recursive: true,
        filter: (path) => !/\.test\.tsx?$/.test(path),
      });
    for (const [index, mutant] of mutants.entries()) {
      if (!mutant.file.startsWith(`${workspace}/`)) continue;
      const source = readFileSync(join(root, mutant.file), 'utf8');
      writeFileSync(join(folder, mutantFile(mutant.file, index)), applyMutant(source, mutant));
    }
    output += await compile(join(folder, workspace));
  }
  rmSync(folder, { recursive: true, force: true });
  return mutantsWithErrors(mutants, output);
}

function compile(workspaceFolder) {
  const { promise, resolve } = Promise.withResolvers();
  execFile(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', workspaceFolder, '--pretty', 'false'],
    { cwd: folder, maxBuffer: 2 ** 28 },
    (_error, stdout) => resolve(stdout),
  );
  return promise;
}
