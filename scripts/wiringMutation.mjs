// Mutation test of hooks: removes effects, listeners and handlers one by one, runs the stories of their units
// in a real browser, and expects one to fail each time. Arguments limit the run to hooks whose path contains
// one of them.
import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CliError, printLine, root, runCommand, runMain } from './bootstrap.mjs';
import { serveFolder } from './staticServer.mjs';
import { mutateWiring, wiringReport } from './wiringMutantOps.mjs';

const storybookDir = join(root, '.results/wiring');
const minShare = 0.9;
const onlyBehaviour = ['--includeTags', 'behaviour'];

await runMain(async () => {
  const wanted = process.argv.slice(2);
  const hooks = globSync('design-system/src/**/use*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('.test.') && (wanted.length === 0 || wanted.some((part) => path.includes(part))),
  );
  let first = 1;
  const mutants = hooks.toSorted().flatMap((path) => {
    const found = mutateWiring(readFileSync(join(root, path), 'utf8'), path, first).mutants;
    first += found.length;
    return found;
  });
  if (mutants.length === 0) throw new CliError('No matching hook has an effect, a listener or a handler.');
  mkdirSync(storybookDir, { recursive: true });
  const list = join(root, '.results/wiringMutants.json');
  writeFileSync(list, JSON.stringify(mutants, null, 2));
  await runCommand('storybook', ['build', '--output-dir', storybookDir, '--quiet'], {
    env: { WIRING_MUTANTS: list },
    hint: 'The Storybook with mutants failed to build.',
  });
  const { url, close } = await serveFolder(storybookDir);
  const results = [];
  try {
    const units = [...new Set(mutants.flatMap(({ file }) => storiesOf(file)))];
    if (!(await passes(url, units, 0))) throw new CliError('The stories fail without any mutant.');
    for (const mutant of mutants) {
      const isKilled = !(await passes(url, storiesOf(mutant.file), mutant.number));
      results.push({ mutant, isKilled });
      printLine(
        `${isKilled ? 'noticed ' : 'survived'} ${mutant.file}:${mutant.line} ${mutant.kind} ${mutant.name}`,
      );
    }
  } finally {
    close();
  }
  const { share, lines } = wiringReport(results);
  for (const line of lines) printLine(line);
  if (share < minShare) throw new CliError(`Stories notice less than ${minShare * 100} % of the mutants.`);
});

/** Runs the behaviour stories of folders with one mutant; 0 means none. */
function passes(url, folders, number) {
  const { promise, resolve } = Promise.withResolvers();
  execFile(
    join(root, 'node_modules/.bin/test-storybook'),
    // All arguments after `--includeTags` are tags. A cache would apply the tags to later runs of all stories.
    [
      ...folders,
      `--url=${url}`,
      '--maxWorkers=2',
      '--disable-telemetry',
      '--ci',
      '--no-cache',
      ...onlyBehaviour,
    ],
    { cwd: root, env: { ...process.env, WIRING_MUTANT: String(number) }, maxBuffer: 2 ** 28 },
    (error) => resolve(error === null),
  );
  return promise;
}

/** Returns the story folders of a hook's unit, or of all units that import a shared hook. */
function storiesOf(file) {
  const unit = basename(dirname(file));
  return existsSync(join(root, 'stories/components', unit)) ? [`components/${unit}/`] : usersOf(file);
}

/** Returns the story folders of the units that import a shared hook. */
function usersOf(file) {
  const name = basename(file).replace(/\.tsx?$/, '');
  const uses = new RegExp(`\\b${name}\\b`);
  const units = globSync('design-system/src/components/*/*.{ts,tsx}', { cwd: root })
    .filter((path) => uses.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => basename(dirname(path)));
  return [...new Set(units)].map((unit) => `components/${unit}/`);
}
