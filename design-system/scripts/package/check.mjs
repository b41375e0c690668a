// Checks the built package in dist/: the list of its files, its types under Node's resolution, and its units in plain Node.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manifest, packageDir, publicModules, root, units } from './entryPoints.mjs';
import { missingFiles, strayFiles, undeclaredImports, unversionedChange } from './packageRules.mjs';

const read = (name) => readFileSync(`${packageDir}${name}`, 'utf8');
const published = JSON.parse(read('package.json'));

const files = packedFiles();
const problems = [
  ...strayFiles(files),
  ...missingFiles(files, [...publicModules.values()]),
  ...undeclaredImports(
    files.filter((file) => /\.(js|d\.ts)$/.test(file)).map((file) => [file, read(file)]),
    published,
  ),
  ...unversionedChange(read('CHANGELOG.md'), published.version),
];

// A package that installs it: the package's own dependencies are found above its real path.
const consumer = `${root}.cache/package-check/`;
rmSync(consumer, { recursive: true, force: true });
mkdirSync(`${consumer}node_modules/@elvora`, { recursive: true });
writeFileSync(`${consumer}package.json`, JSON.stringify({ name: 'consumer', type: 'module' }));
symlinkSync(packageDir, `${consumer}node_modules/${manifest.name}`);
problems.push(...typeErrors(), ...renderingErrors());

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${files.length} files, ${units.length} units: the package is complete.`);

function packedFiles() {
  const report = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: packageDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [packed] = Object.values(JSON.parse(report));
  return packed.files.map(({ path }) => path);
}

/**
 * Compiles a module that imports every entry point, under the strictest resolution. Also detects
 * names exported by two entry points, which the root entry would silently omit.
 */
function typeErrors() {
  const names = ['.', ...publicModules.keys()].map((name) =>
    name === '.' ? manifest.name : `${manifest.name}/${name}`,
  );
  writeFileSync(
    `${consumer}consumer.mts`,
    names.map((name, index) => `export * as entry${index} from '${name}';\n`).join(''),
  );
  writeFileSync(
    `${consumer}tsconfig.json`,
    JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: [],
        strict: true,
        noEmit: true,
        skipLibCheck: false,
      },
      files: ['consumer.mts'],
    }),
  );
  const { output } = run(fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json'))), [
    '--pretty',
    'false',
  ]);
  // Declarations of other packages are theirs to correct.
  return output.split('\n').filter((line) => /^(\.\.\/\.\.\/dist|consumer)\b.*error TS/.test(line));
}

function renderingErrors() {
  writeFileSync(`${consumer}render.mjs`, readFileSync(`${root}../consumers/node/renderUnits.mjs`));
  const { output, isGood } = run(`${consumer}render.mjs`, [...publicModules.keys()]);
  return isGood ? [] : [output];
}

function run(script, args) {
  try {
    return {
      isGood: true,
      output: execFileSync(process.execPath, [script, ...args], {
        cwd: consumer,
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    };
  } catch (error) {
    return { isGood: false, output: `${error.stdout}${error.stderr}` };
  }
}
