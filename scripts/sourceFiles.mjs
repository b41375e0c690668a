import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/** Folders listed in .gitignore, with a leading slash if only at the root; and the repository itself. */
const ignored = new Set([
  '/.git',
  ...readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/'))
    .map((line) => line.slice(0, -1)),
]);

/** Returns the files whose names match, as paths from the root; works without git, so that an unpacked archive can be tested. */
export function listSourceFiles(pattern, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ignored.has(entry.name) || ignored.has(`/${path}`) ? [] : listSourceFiles(pattern, path);
    return entry.isFile() && pattern.test(path) ? [path] : [];
  });
}

/** Files of tests. */
export const testFilePattern = /\.(test\.tsx?|spec\.ts|stories\.tsx)$/;
