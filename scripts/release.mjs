// `npm run release -- 0.2.0`: sets the version of all packages and of the unreleased changes. CONTRIBUTING.md lists
// the other steps.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, printLine, root, runCommand, runMain } from './bootstrap.mjs';
import { changelogVersions, releaseChangelog } from './changelog.mjs';

await runMain(async () => {
  const [version = ''] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new CliError('npm run release -- 0.2.0: give the new version.');
  const changelog = join(root, 'CHANGELOG.md');
  const text = readFileSync(changelog, 'utf8');
  if (changelogVersions(text).some((released) => released.version === version)) {
    throw new CliError(`CHANGELOG.md already has ${version}.`);
  }
  const date = new Date().toISOString().slice(0, 10);
  const { workspaces } = readPackage('.');
  const names = new Set(workspaces.map((folder) => readPackage(folder).name));
  for (const folder of ['.', ...workspaces])
    writePackage(folder, withVersion(readPackage(folder), version, names));
  writeFileSync(changelog, releaseChangelog(text, { version, date }));
  await runCommand('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']);
  printLine(`Now commit, and tag the commit: git tag v${version}`);
});

/** Packages of this repository depend on each other by exact version. */
function withVersion(manifest, version, names) {
  const result = { ...manifest, version };
  for (const field of ['dependencies', 'devDependencies']) {
    if (result[field] === undefined) continue;
    result[field] = Object.fromEntries(
      Object.entries(result[field]).map(([name, range]) => [name, names.has(name) ? version : range]),
    );
  }
  return result;
}

function readPackage(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

function writePackage(folder, manifest) {
  writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
