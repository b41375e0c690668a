// Builds the package into dist/, ready for `npm pack ./dist` and `npm publish ./dist`.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildModules } from './buildModules.mjs';
import { buildStyles, fontFiles } from './buildStyles.mjs';
import { buildTypes } from './buildTypes.mjs';
import { copiedFiles, notices, packageManifest, readme, rootEntry } from './describePackage.mjs';
import { packageDir } from './entryPoints.mjs';

const pathOf = (name) => {
  const path = `${packageDir}${name}`;
  mkdirSync(dirname(path), { recursive: true });
  return path;
};

rmSync(packageDir, { recursive: true, force: true });
const { files, stylesOf } = await buildModules();
for (const [name, content] of [
  ...files,
  ...buildTypes(),
  ['index.js', rootEntry()],
  ['index.d.ts', rootEntry()],
  ...[...buildStyles(stylesOf)].map(([name, css]) => [`css/${name}`, css]),
  ['package.json', `${JSON.stringify(packageManifest(), null, 2)}\n`],
  ['README.md', readme()],
  ['THIRD-PARTY-NOTICES.md', notices()],
]) {
  writeFileSync(pathOf(name), content);
}
for (const [name, path] of [
  ...copiedFiles,
  ...[...fontFiles()].map(([name, path]) => [`fonts/${name}`, path]),
]) {
  copyFileSync(path, pathOf(name));
}
