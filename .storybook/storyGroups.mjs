import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Large folders are parted, so that both workers have stories until the end. */
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

/** Keeps one file of each group: Jest prepares a test file for longer than most stories take. */
const filterGroups = (paths) => ({
  filtered: [...Map.groupBy(paths, (path) => groupOf(path)[0]).values()].map(([path]) => path),
});

// Jest requires its filter.
export { filterGroups as 'module.exports' };
