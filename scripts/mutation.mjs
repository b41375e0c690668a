// Mutation test of pure logic: StrykerJS changes operators, conditions, numbers and texts one by one, runs
// the unit tests of the same folder that cover them, and expects one to fail each time. Arguments limit the
// run to files whose path contains one of them. Reports: .results/mutation
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { CliError, printLine, root, runMain } from './bootstrap.mjs';
import { findUncompilable } from './mutantTypes.mjs';
import { mutationReport, survivorsOf } from './mutationOps.mjs';

const minShare = 0.95;

const pureLogic = [
  'design-system/src/**/*{Ops,State,Geometry}.ts',
  'design-system/src/{gesture,geometry}/*.ts',
  'design-system/src/**/format*.ts',
  'catalogue/src/**/*.ts',
];
/** Tests, the client, and what is data, types, texts or schemas. */
const withoutLogic = [
  '**/*.test.ts',
  '**/index.ts',
  '**/*Schema{,s}.ts',
  '**/*Texts.ts',
  'catalogue/src/{client,fixtures,model}/**',
  'catalogue/src/search/vocabulary/**',
  'catalogue/src/properties/{lengthProperties,propertyDefinitions}.ts',
];

/** Tests of a folder that are not in it. */
const testsElsewhere = {
  'design-system/src/components/SpecTableEditor': 'design-system/test/clipboard/*.test.ts',
};

const strykerOptions = {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutationTests.config.mjs' },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  ignorePatterns: [
    '**',
    '!{catalogue,design-system}/**',
    '!scripts/mutationTests.*.mjs',
    '!tsconfig.base.json',
    '**/{node_modules,dist,.turbo,.results}',
  ],
  // Stryker rewrites the paths in this file, with an API that TypeScript 7 does not have. The sandbox has the same folders as
  // the repository, with tsconfig.base.json, so they resolve as they are.
  tsconfigFile: 'does-not-exist.json',
  // Only Stryker's checkers need this; oxc strips types from anything.
  disableTypeChecks: false,
  warnings: { slow: false },
  tempDirName: '.results/stryker',
};

await runMain(async () => {
  const wanted = process.argv.slice(2);
  const files = globSync(pureLogic, { cwd: root }).filter(
    (path) =>
      !withoutLogic.some((glob) => matchesGlob(path, glob)) &&
      (wanted.length === 0 || wanted.some((part) => path.includes(part))),
  );
  if (files.length === 0) throw new CliError('No file of pure logic has a path like this.');
  process.chdir(root);
  // Every mutant starts a worker, which loads the same modules again.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.results/compileCache');
  const mutants = [];
  for (const [folder, filesOfFolder] of Map.groupBy(files.toSorted(), unitFolder))
    mutants.push(...(await mutate(folder, filesOfFolder)));
  // Mutants that do not compile fail the gate as well.
  const uncompilable = await findUncompilable(survivorsOf(mutants));
  const { share, lines, staleCount } = mutationReport({
    mutants: mutants.filter((mutant) => !uncompilable.has(mutant)),
    explained: JSON.parse(readFileSync(join(root, 'scripts/mutationSurvivors.json'), 'utf8')),
    files,
    readLine: (file, line) => readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '',
  });
  for (const line of lines) printLine(line);
  if (share < minShare) throw new CliError(`Unit tests notice less than ${minShare * 100} % of the mutants.`);
  if (staleCount > 0)
    throw new CliError('scripts/mutationSurvivors.json explains mutants that no longer survive.');
});

/** Returns the folder whose tests have to notice the mutants of a file. */
function unitFolder(file) {
  const depth = file.startsWith('design-system/src/components/') ? 4 : 3;
  return file.split('/').slice(0, depth).join('/');
}

/** Runs the mutants of a folder's files with the tests of that folder. */
async function mutate(folder, files) {
  process.env.MUTATION_TESTS = [`${folder}/**/*.test.ts`, testsElsewhere[folder] ?? []].flat().join(' ');
  const report = `.results/mutation/${folder.replaceAll('/', '-')}`;
  const results = await new Stryker({
    ...strykerOptions,
    ...reportTo(report),
    mutate: files,
  }).runMutationTest();
  return results.map((mutant) => ({ ...mutant, file: relative(root, mutant.fileName) }));
}

function reportTo(path) {
  return {
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: `${path}.html` },
    jsonReporter: { fileName: `${path}.json` },
  };
}
