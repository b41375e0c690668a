import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withoutCitations } from './buildTypes.mjs';
import { manifest, publicModules, root, units } from './entryPoints.mjs';

const repository = fileURLToPath(new URL('..', `file://${root}`));

/** Only the declarations of `styles` name it. */
const optionalPeer = '@vanilla-extract/css';

/** Dependencies of the sources that the package does not import. */
const buildTimePackages = [optionalPeer, '@fontsource-variable/inter', '@fontsource-variable/mona-sans'];

/**
 * Returns the manifest of the package: that of the sources with `publishConfig` applied, without
 * fields for development. The sources pin their dependencies, the package accepts compatible ones.
 */
export function packageManifest() {
  const { private: _private, scripts: _scripts, devDependencies: _dev, publishConfig, ...rest } = manifest;
  const { directory: _directory, exports, types, access } = publishConfig;
  return {
    ...rest,
    sideEffects: ['*.css'],
    exports,
    types,
    peerDependencies: {
      ...manifest.peerDependencies,
      [optionalPeer]: `^${manifest.dependencies[optionalPeer]}`,
    },
    peerDependenciesMeta: { [optionalPeer]: { optional: true } },
    dependencies: Object.fromEntries(
      Object.entries(manifest.dependencies)
        .filter(([name]) => !buildTimePackages.includes(name))
        .map(([name, version]) => [name, `^${version}`]),
    ),
    publishConfig: { access },
  };
}

/** Returns the module of `.`: everything but `styles`, which is for style sheets in vanilla-extract. */
export function rootEntry() {
  const modules = [...publicModules].filter(([name]) => name !== 'styles');
  return modules.map(([, module]) => `export * from './${module}.js';\n`).join('');
}

/** Returns the README with the table of all units in place of its mark. */
export const readme = () => readFileSync(`${root}README.md`, 'utf8').replace('<!-- units -->', unitTable());

function unitTable() {
  const rows = units.map(
    (unit) => `| \`${unit}\` | ${componentNames(unit).join(', ')} | ${summaryOf(unit)} |`,
  );
  return `| subpath | components | |\n| --- | --- | --- |\n${rows.join('\n')}`;
}

function componentNames(unit) {
  const source = readFileSync(`${root}src/components/${unit}/index.ts`, 'utf8');
  const values = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) => list.split(','));
  const names = values.map((name) => name.trim()).filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));
  return names.length > 8 ? [`${names.slice(0, 3).join(', ')} and ${names.length - 3} more`] : names;
}

/** Returns the first sentence of a component's TSDoc. */
function summaryOf(unit) {
  const file = `${root}src/components/${unit}/${unit}.tsx`;
  if (!existsSync(file)) return '';
  const [, text = ''] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export function ${unit}\\b`).exec(
      readFileSync(file, 'utf8'),
    ) ?? [];
  const [sentence = ''] = /^.*?(?:\.(?= |$)|$)/.exec(text.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim()) ?? [];
  return withoutCitations(sentence).replaceAll('|', '\\|');
}

/** Returns the notices for bundled third-party code; dependencies include their own. */
export function notices() {
  const tabler = readFileSync(
    new URL('LICENSE', import.meta.resolve('@tabler/icons-react/package.json')),
    'utf8',
  );
  return `# Third-party notices

The package contains

- icons of Tabler Icons (\`components/Icon/icons\`), under the MIT licence below;
- the typeface Mona Sans, under the SIL Open Font License 1.1 (\`fonts/OFL.txt\`);
- Greek letters of the typeface Inter, under the SIL Open Font License 1.1 (\`fonts/OFL-Inter.txt\`).

## Tabler Icons

${tabler.trim()}
`;
}

/** Files that are taken as they are, by name. */
export const copiedFiles = new Map([
  ['LICENSE', `${repository}LICENSE`],
  ['CHANGELOG.md', `${root}CHANGELOG.md`],
]);
