/** What the package may contain. */
const allowedFiles = [
  /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|THIRD-PARTY-NOTICES\.md|index\.js|index\.d\.ts)$/,
  /^(components|geometry|gesture|hooks|layout|styles|theme)\/[\w/.-]+\.(js|d\.ts)$/,
  /^css\/\w+\.css$/,
  /^fonts\/[\w-]+\.(woff2|txt)$/,
];

const testFile = /\.test\.|__snapshots__|\.snap$/;

/**
 * Names the files that do not belong into the package.
 * @param {readonly string[]} files
 */
export const strayFiles = (files) =>
  files
    .filter((file) => testFile.test(file) || !allowedFiles.some((allowed) => allowed.test(file)))
    .map((file) => `The package contains ${file}.`);

/**
 * Names the modules, declarations and documents that are missing.
 * @param {readonly string[]} files
 * @param {readonly string[]} modules Public modules without their ending.
 */
export const missingFiles = (files, modules) =>
  [
    ...['index', ...modules].flatMap((module) => [`${module}.js`, `${module}.d.ts`]),
    ...['styles', 'global', 'fonts', 'layout', 'Button', 'SpecTableEditor'].map((name) => `css/${name}.css`),
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'THIRD-PARTY-NOTICES.md',
    'fonts/OFL.txt',
  ]
    .filter((file) => !files.includes(file))
    .map((file) => `The package lacks ${file}.`);

/**
 * @param {string} changelog
 * @param {string} version
 */
export const unversionedChange = (changelog, version) =>
  changelog.split(/\s*\n/).includes(`## ${version}`)
    ? []
    : [`design-system/CHANGELOG.md says nothing about ${version}.`];
