import { readdir, readFile } from 'node:fs/promises';
import type { SearchQuery } from './measureSearch.ts';

const folder = new URL('queries/', import.meta.url);

/** Returns the queries of a file, or of all sets in `queries/`, each written by another kind of buyer. */
export async function readQueries(path?: string): Promise<SearchQuery[]> {
  const files = path === undefined ? (await readdir(folder)).map((name) => new URL(name, folder)) : [path];
  const sets = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as SearchQuery[]),
  );
  return sets.flat();
}
