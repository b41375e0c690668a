// `npm run notices`: writes THIRD-PARTY-NOTICES.md, the licences of the packages that the server runs and the bundles
// contain, with all that they depend on.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './bootstrap.mjs';

export const noticesFile = join(root, 'THIRD-PARTY-NOTICES.md');

/** Workspaces whose dependencies reach operators or visitors. */
const workspaces = ['server', 'catalogue', 'design-system', 'storefront', 'admin'];

/** Returns the notices for the packages of the lockfile. */
export function createNotices() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const paths = productionPaths(packages);
  const byText = new Map();
  const rows = [];
  for (const path of paths) {
    const { version, license = 'see its text' } = packages[path];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    rows.push(`| ${name} | ${version} | ${license} |`);
    const text = isEverywhere(packages[path]) ? licenceText(join(root, path)) : '';
    if (text !== '') byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`]);
  }
  const texts = [...byText].map(([text, names]) => `## ${names.join(', ')}\n\n${indented(text)}\n`);
  return `${introduction}\n| package | version | licence |\n| --- | --- | --- |\n${rows.join('\n')}\n\n${texts.join('\n')}`;
}

const introduction = `# Third-party notices

Written by \`npm run notices\`. Elvora itself is under the MIT licence (LICENSE).

The image library **libvips** (packages \`@img/sharp-libvips-…\`, one for each platform) is under the LGPL 3 or later, and
contains libraries under other licences, which https://github.com/lovell/sharp-libvips/blob/main/THIRD-PARTY-NOTICES.md lists.
It is a shared library in \`node_modules/@img\`, which you may replace by your own build of the same version; its sources
are at https://github.com/lovell/sharp-libvips and https://github.com/libvips/libvips. The text of the licence:
https://www.gnu.org/licenses/lgpl-3.0.html.

The fonts of the pages are under the SIL Open Font License 1.1 (design-system/src/styles/fonts/OFL.txt).
`;

/** Returns the paths of all packages that are not for development only, in a stable order. */
function productionPaths(packages) {
  const found = new Set();
  const visit = (from) => {
    const { dependencies = {}, optionalDependencies = {} } = packages[from];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = resolvePackage(packages, from, name);
      if (path === null || found.has(path)) continue;
      if (packages[path].link) continue;
      found.add(path);
      visit(path);
    }
  };
  workspaces.forEach(visit);
  return [...found].sort();
}

/** Finds a package as Node does: in the nearest `node_modules` above. */
function resolvePackage(packages, from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder === '.' ? '' : folder, 'node_modules', name);
    if (packages[path]) return path;
    if (folder === '.' || folder === '') return null;
  }
}

/** Leaves out packages for one platform: only some machines install them, so the notices would differ. */
const isEverywhere = ({ os, cpu, libc }) => !os && !cpu && !libc;

function licenceText(folder) {
  if (!existsSync(folder)) return '';
  const names = readdirSync(folder).filter((name) =>
    /^(licen[cs]e|copying|notice)(\.\w+|-\w+)?$/i.test(name),
  );
  return names
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n')
    .replaceAll('\r', '');
}

const indented = (text) =>
  text
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : `    ${line.trimEnd()}`))
    .join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(noticesFile, createNotices());
