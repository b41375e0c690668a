import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Splits large folders, so that both workers are busy until the end. */
const maxGroupSize = 4;

/** Returns the story files that run as one test file with this one: it and its neighbours in the folder, in order. */
export function groupOf(path) {
  const folder = dirname(path);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.stories.tsx'))
    .toSorted()
    .map((name) => join(folder, name));
  const first = files.indexOf(path) - (files.indexOf(path) % maxGroupSize);
  return files.slice(first, first + maxGroupSize);
}

/** Keeps one file of each group, since preparing a test file takes Jest longer than most stories run. */
const filterGroups = (paths) => ({
  filtered: [...Map.groupBy(paths, (path) => groupOf(path)[0]).values()].map(([path]) => path),
});

// Jest requires its filter.
export { filterGroups as 'module.exports' };
