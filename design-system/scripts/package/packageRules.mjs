/** Files and folders allowed in the package. */
const allowedFiles = [
  /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|THIRD-PARTY-NOTICES\.md|index\.js|index\.d\.ts)$/,
  /^(components|geometry|gesture|hooks|layout|styles|text|theme)\/[\w/.-]+\.(js|d\.ts)$/,
  /^css\/\w+\.css$/,
  /^fonts\/[\w-]+\.(woff2|txt)$/,
];

const testFile = /\.test\.|__snapshots__|\.snap$/;

/**
 * Returns the files that do not belong in the package.
 * @param {readonly string[]} files
 */
export const strayFiles = (files) =>
  files
    .filter((file) => testFile.test(file) || !allowedFiles.some((allowed) => allowed.test(file)))
    .map((file) => `The package contains ${file}.`);

/**
 * Returns the missing modules, declarations and documents.
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

const packageImport = /(?:\bfrom|\bimport\(|^import)\s*["']((?:@[\w.-]+\/)?[\w-][\w.-]*)/gm;

/**
 * Returns imports of packages that need not be installed with this one. Only vanilla-extract's fragments may
 * need an optional peer.
 * @param {readonly (readonly [name: string, code: string])[]} modules
 * @param {{ dependencies: object, peerDependencies: object, peerDependenciesMeta: Record<string, { optional?:
 * boolean }> }} manifest
 */
export function undeclaredImports(modules, { dependencies, peerDependencies, peerDependenciesMeta }) {
  const declared = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
  const isInstalled = (name, file) =>
    declared.has(name) && (!peerDependenciesMeta[name]?.optional || file.startsWith('styles/'));
  return modules.flatMap(([file, code]) =>
    [...code.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(packageImport)]
      .filter(([, name]) => !isInstalled(name, file))
      .map(([, name]) => `${file} imports ${name}, which need not be installed.`),
  );
}
