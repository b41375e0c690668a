import { readdir, readFile } from 'node:fs/promises';
import type { SearchQuestion } from './measureSearch.ts';

const folder = new URL('questions/', import.meta.url);

/** Returns the questions of a file, or of all sets in `questions/`, each written by another kind of buyer. */
export async function readQuestions(path?: string): Promise<SearchQuestion[]> {
  const files = path === undefined ? (await readdir(folder)).map((name) => new URL(name, folder)) : [path];
  const sets = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as SearchQuestion[]),
  );
  return sets.flat();
}
